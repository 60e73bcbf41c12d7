"""scikit-learn with array_api_dispatch: estimators and metrics on tensors."""
import os

os.environ["SCIPY_ARRAY_API"] = "1"
import sklearn  # noqa: E402
import torch  # noqa: E402
from sklearn import decomposition, discriminant_analysis, linear_model, metrics, preprocessing  # noqa: E402
from waves import wave  # noqa: E402

x = wave(40, 5).double() + torch.arange(40.0).double().unsqueeze(1) / 40
classes = (x[:, 0] > 0.4).long()
target = x @ torch.tensor([1.0, -2, 0.5, 0, 1], dtype=torch.float64)


def show(name, found):
    if isinstance(found, torch.Tensor):
        print(name, found.dtype, tuple(found.shape), f"{found.double().abs().sum().item():.5g}")
    else:
        print(name, f"{float(found):.5g}")


with sklearn.config_context(array_api_dispatch=True):
    for scaler in (preprocessing.StandardScaler(), preprocessing.MinMaxScaler(), preprocessing.MaxAbsScaler(),
                   preprocessing.Normalizer(), preprocessing.PolynomialFeatures(2), preprocessing.Binarizer(),
                   preprocessing.KernelCenterer()):
        given = x @ x.T if isinstance(scaler, preprocessing.KernelCenterer) else x
        show(type(scaler).__name__, scaler.fit_transform(given))
    pca = decomposition.PCA(n_components=2, svd_solver="full").fit(x)
    show("PCA", pca.explained_variance_)
    show("transform", pca.transform(x))
    lda = discriminant_analysis.LinearDiscriminantAnalysis().fit(x, classes)
    show("LDA", lda.predict(x))
    ridge = linear_model.Ridge(solver="svd").fit(x, target)
    show("Ridge", ridge.predict(x))
    predicted = lda.predict(x)
    for name in ("accuracy_score", "zero_one_loss", "f1_score", "precision_score", "recall_score", "jaccard_score"):
        show(name, getattr(metrics, name)(classes, predicted))
    for name in ("mean_absolute_error", "mean_squared_error", "r2_score", "mean_tweedie_deviance", "max_error",
                 "explained_variance_score", "root_mean_squared_error"):
        show(name, getattr(metrics, name)(target, target + wave(40).double() / 9))
    for name in ("cosine_similarity", "euclidean_distances", "rbf_kernel", "linear_kernel", "polynomial_kernel",
                 "chi2_kernel", "manhattan_distances"):
        given = x.abs() if name == "chi2_kernel" else x
        try:
            show(name, getattr(metrics.pairwise, name)(given, given[:7]))
        except (TypeError, ValueError, RuntimeError) as error:
            print(name, type(error).__name__)
    show("confusion_matrix", metrics.confusion_matrix(classes, predicted).sum())

"""A network of skorch as an estimator of scikit-learn."""
import numpy
import torch
from sklearn.model_selection import GridSearchCV, cross_val_score
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from skorch import NeuralNetClassifier, NeuralNetRegressor
from skorch.callbacks import EarlyStopping, LRScheduler


x = numpy.sin(numpy.arange(160) * 1.37).reshape(40, 4).astype("float32")
y = (x[:, 0] > 0).astype("int64")


class Net(torch.nn.Module):
    def __init__(self, width=8):
        super().__init__()
        self.layers = torch.nn.Sequential(torch.nn.Linear(4, width), torch.nn.Tanh(), torch.nn.Linear(width, 2),
                                          torch.nn.Softmax(-1))
        with torch.no_grad():
            for parameter in self.parameters():
                parameter.copy_(torch.cos(torch.arange(float(parameter.numel()))).view_as(parameter) / 2)

    def forward(self, x):
        return self.layers(x)


net = NeuralNetClassifier(Net, max_epochs=5, lr=.5, verbose=0, batch_size=10, train_split=None,
                          callbacks=[LRScheduler("StepLR", step_size=2), EarlyStopping("train_loss")])
net.fit(x, y)
print([f"{loss:.4f}" for loss in net.history[:, "train_loss"]], net.score(x, y), net.predict_proba(x[:2]).round(2).tolist())
print(cross_val_score(make_pipeline(StandardScaler(), net), x, y, cv=2).round(2).tolist())
search = GridSearchCV(net, {"module__width": [4, 8], "lr": [.1]}, cv=2, refit=False).fit(x, y)
print(search.best_params_)

"""Tables with pytorch-tabnet: a classifier and a regressor."""
import numpy as np
from pytorch_tabnet.tab_model import TabNetClassifier, TabNetRegressor

table = np.sin(np.arange(128 * 6) * 1.37).reshape(128, 6).astype("float32")
SETTINGS = {"max_epochs": 2, "batch_size": 64, "virtual_batch_size": 32}
classifier = TabNetClassifier(verbose=0, seed=0, device_name="cpu")
classifier.fit(table, (table[:, 0] > 0).astype(int), **SETTINGS)
print(*(f"{loss:.4f}" for loss in classifier.history["loss"]))
print(*(f"{part:.3f}" for part in classifier.feature_importances_))
regressor = TabNetRegressor(verbose=0, seed=0, device_name="cpu")
regressor.fit(table, table[:, :1], **SETTINGS)
print(*(f"{loss:.4f}" for loss in regressor.history["loss"]))

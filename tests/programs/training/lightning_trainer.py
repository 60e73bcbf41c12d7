"""A Lightning module, trained, checkpointed and tested."""
import logging
import tempfile
import warnings

import pytorch_lightning as pl
import torch
from waves import wave

warnings.simplefilter("ignore")
logging.getLogger("pytorch_lightning").setLevel(logging.ERROR)


class Model(pl.LightningModule):
    def __init__(self, width=8):
        super().__init__()
        self.save_hyperparameters()
        self.layers = torch.nn.Sequential(torch.nn.Linear(4, width), torch.nn.Tanh(), torch.nn.Linear(width, 2))
        with torch.no_grad():
            for parameter in self.parameters():
                parameter.copy_(wave(*parameter.shape) / 2)
        self.losses = []

    def forward(self, x):
        return self.layers(x)

    def training_step(self, batch, index):
        loss = torch.nn.functional.cross_entropy(self(batch[0]), batch[1])
        self.log("train_loss", loss)
        self.losses.append(f"{loss.item():.4f}")
        return loss

    def validation_step(self, batch, index):
        self.log("val_loss", torch.nn.functional.cross_entropy(self(batch[0]), batch[1]))

    test_step = validation_step

    def configure_optimizers(self):
        optimizer = torch.optim.AdamW(self.parameters(), lr=.05)
        return [optimizer], [torch.optim.lr_scheduler.ExponentialLR(optimizer, .9)]


data = torch.utils.data.TensorDataset(wave(24, 4), torch.arange(24) % 2)
loader = torch.utils.data.DataLoader(data, 8)
with tempfile.TemporaryDirectory() as folder:
    checkpoint = pl.callbacks.ModelCheckpoint(folder, monitor="val_loss")
    trainer = pl.Trainer(
        max_epochs=3, accelerator="cpu", devices=1, logger=False, enable_progress_bar=False, enable_model_summary=False,
        gradient_clip_val=.5, callbacks=[checkpoint, pl.callbacks.EarlyStopping("val_loss")])
    model = Model()
    trainer.fit(model, loader, loader)
    print(*model.losses)
    print(f"{trainer.callback_metrics['val_loss'].item():.4f}", trainer.current_epoch)
    again = Model.load_from_checkpoint(checkpoint.best_model_path)
    print(again.hparams.width, f"{trainer.test(again, loader, verbose=False)[0]['val_loss']:.4f}")

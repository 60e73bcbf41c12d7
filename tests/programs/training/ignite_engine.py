"""Engines, handlers and metrics of ignite."""
import torch
from ignite.engine import Engine, Events, create_supervised_evaluator, create_supervised_trainer
from ignite.handlers import EarlyStopping, LinearCyclicalScheduler
from ignite.metrics import Accuracy, ConfusionMatrix, Loss, Precision, RunningAverage
from waves import fill, wave


model = fill(torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.Tanh(), torch.nn.Linear(8, 3)))
data = [(wave(8, 4) * (i + 1) / 4, torch.arange(8) % 3) for i in range(4)]
optimizer = torch.optim.SGD(model.parameters(), lr=.2, momentum=.9)
trainer = create_supervised_trainer(model, optimizer, torch.nn.functional.cross_entropy)
metrics = {"accuracy": Accuracy(), "loss": Loss(torch.nn.functional.cross_entropy), "precision": Precision(average=True),
           "matrix": ConfusionMatrix(3)}
evaluator = create_supervised_evaluator(model, metrics=metrics)
RunningAverage(output_transform=lambda out: out).attach(trainer, "running")
evaluator.add_event_handler(Events.COMPLETED, EarlyStopping(5, lambda engine: -engine.state.metrics["loss"], trainer))
trainer.add_event_handler(Events.ITERATION_STARTED, LinearCyclicalScheduler(optimizer, "lr", .1, .3, 4))


@trainer.on(Events.EPOCH_COMPLETED)
def report(engine):
    found = evaluator.run(data).metrics
    print(engine.state.epoch, f"{engine.state.metrics['running']:.4f} {found['loss']:.4f} {found['accuracy']:.4f} "
          f"{found['precision']:.4f}", found["matrix"].sum().item())


trainer.run(data, max_epochs=3)

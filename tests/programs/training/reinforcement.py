"""Agents of stable-baselines3, each trained for some steps."""
from stable_baselines3 import A2C, DQN, PPO, SAC, TD3

FEW = {"learning_starts": 30, "train_freq": 16}
for agent, world, options in ((PPO, "CartPole-v1", {"n_steps": 32, "batch_size": 16, "n_epochs": 2}), (A2C, "CartPole-v1", {}),
                              (DQN, "CartPole-v1", FEW), (SAC, "Pendulum-v1", FEW), (TD3, "Pendulum-v1", FEW)):
    model = agent("MlpPolicy", world, seed=0, device="cpu", **options)
    model.learn(64)
    total = sum(parameter.detach().abs().sum() for parameter in model.policy.parameters())
    print(agent.__name__, f"{total.item():.5g}")

"""A tiny UNet, autoencoder and schedulers of diffusers."""
import torch
from diffusers import AutoencoderKL, DDIMScheduler, DDPMScheduler, EulerDiscreteScheduler, UNet2DConditionModel, UNet2DModel
from waves import fill_by_size, wave

plain = fill_by_size(UNet2DModel(sample_size=16, in_channels=3, out_channels=3, layers_per_block=1, block_out_channels=(8, 16),
                         norm_num_groups=4, down_block_types=("DownBlock2D", "AttnDownBlock2D"),
                         up_block_types=("AttnUpBlock2D", "UpBlock2D")))
text = fill_by_size(UNet2DConditionModel(sample_size=16, in_channels=4, out_channels=4, layers_per_block=1,
                                 block_out_channels=(8, 16), norm_num_groups=4, cross_attention_dim=12,
                                 attention_head_dim=4, down_block_types=("DownBlock2D", "CrossAttnDownBlock2D"),
                                 up_block_types=("CrossAttnUpBlock2D", "UpBlock2D")))
noise, scheduler = wave(2, 3, 16, 16), DDPMScheduler(num_train_timesteps=100)
for name, model, inputs in (("plain", plain, (noise, torch.tensor([3, 50]))),
                            ("text", text, (wave(2, 4, 16, 16), 7, wave(2, 5, 12)))):
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    for _ in range(2):
        loss = torch.nn.functional.mse_loss(model(*inputs).sample, wave(*inputs[0].shape))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        print(name, f"{loss.item():.4f}")
coder = fill_by_size(AutoencoderKL(block_out_channels=(8, 16), norm_num_groups=4, latent_channels=2,
                           down_block_types=("DownEncoderBlock2D",) * 2, up_block_types=("UpDecoderBlock2D",) * 2))
with torch.no_grad():
    print("coder", f"{coder(noise).sample.abs().mean().item():.4f}")
print("noisy", f"{scheduler.add_noise(noise, noise.flip(0), torch.tensor([3, 50])).abs().mean().item():.4f}")
for kind in (DDIMScheduler, EulerDiscreteScheduler):
    scheduler = kind(num_train_timesteps=100)
    scheduler.set_timesteps(4)
    sample = noise * scheduler.init_noise_sigma
    with torch.no_grad():
        for step in scheduler.timesteps:
            residual = plain(scheduler.scale_model_input(sample, step), step).sample
            sample = scheduler.step(residual, step, sample).prev_sample
    print(kind.__name__, f"{sample.abs().mean().item():.3f}")

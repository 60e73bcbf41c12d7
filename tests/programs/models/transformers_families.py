"""More families of transformers, in training mode with dropout, and every way to generate. Weights and draws come
from the seed: generators give what PyTorch's give."""
import tempfile

import torch
import transformers

SMALL = dict(vocab_size=48, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=64,
             max_position_embeddings=64, pad_token_id=0, bos_token_id=1, eos_token_id=2)
GROUPED = dict(SMALL, num_key_value_heads=2)
IDS = torch.arange(20).reshape(2, 10) * 7 % 45 + 3
MASK = torch.ones_like(IDS)
MASK[1, :3] = 0
TEXT = dict(input_ids=IDS, attention_mask=MASK.flip(1))
WORDS = dict(input_ids=IDS, attention_mask=MASK, labels=IDS)


def make(model, config, **options):
    torch.manual_seed(1)
    return getattr(transformers, model)(getattr(transformers, config)(**options))


def train(name, model, **inputs):
    torch.manual_seed(7)
    optimizer, losses = torch.optim.AdamW(model.train().parameters(), lr=1e-3), []
    for _ in range(3):
        loss = model(**inputs).loss
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(f"{loss.item():.4f}")
    print(name, *losses)
    return model.eval()


torch.manual_seed(3)
images, sounds = torch.randn(2, 3, 32, 32), torch.randn(2, 8, 40)
train("deberta", make("DebertaV2ForSequenceClassification", "DebertaV2Config", **SMALL, relative_attention=True,
                      pos_att_type=["p2c", "c2p"], position_buckets=8), **TEXT, labels=torch.tensor([0, 1]))
train("bloom", make("BloomForCausalLM", "BloomConfig", vocab_size=48, hidden_size=32, n_layer=2, n_head=4), **WORDS)
train("mixtral", make("MixtralForCausalLM", "MixtralConfig", **GROUPED, num_local_experts=4,
                      output_router_logits=True), **WORDS)
train("gemma2", make("Gemma2ForCausalLM", "Gemma2Config", **GROUPED, head_dim=8, query_pre_attn_scalar=8), **WORDS)
train("mamba", make("MambaForCausalLM", "MambaConfig", vocab_size=48, hidden_size=32, num_hidden_layers=2,
                    state_size=4), **WORDS)
train("vit", make("ViTForImageClassification", "ViTConfig", hidden_size=32, num_hidden_layers=2, num_attention_heads=4,
                  intermediate_size=64, image_size=32, patch_size=8, num_labels=3), pixel_values=images,
      labels=torch.tensor([0, 1]))
train("swin", make("SwinForImageClassification", "SwinConfig", image_size=32, patch_size=2, embed_dim=16,
                   depths=[2, 2], num_heads=[2, 2], window_size=4, num_labels=3), pixel_values=images,
      labels=torch.tensor([0, 1]))
t5 = train("t5", make("T5ForConditionalGeneration", "T5Config", vocab_size=48, d_model=32, d_kv=8, d_ff=64,
                      num_layers=2, num_heads=4, decoder_start_token_id=0), **TEXT, labels=IDS.flip(1))
whisper = train("whisper", make(
    "WhisperForConditionalGeneration", "WhisperConfig", vocab_size=48, d_model=32, encoder_layers=2, decoder_layers=2,
    encoder_attention_heads=4, decoder_attention_heads=4, encoder_ffn_dim=64, decoder_ffn_dim=64,
    max_source_positions=20, max_target_positions=32, num_mel_bins=8, pad_token_id=0, bos_token_id=1, eos_token_id=2,
    decoder_start_token_id=3, suppress_tokens=None, begin_suppress_tokens=None), input_features=sounds, labels=IDS)
qwen = train("qwen2", make("Qwen2ForCausalLM", "Qwen2Config", **GROUPED), **WORDS)
with tempfile.TemporaryDirectory() as folder:
    qwen.save_pretrained(folder)
    again = transformers.Qwen2ForCausalLM.from_pretrained(folder).state_dict()
    print(all(torch.equal(value, again[name]) for name, value in qwen.state_dict().items()))

for parameter in qwen.parameters():
    parameter.data.mul_(3)  # so that logits differ much
for options in (
        dict(), dict(use_cache=False), dict(cache_implementation="static"), dict(num_beams=3),
        dict(num_beams=4, num_return_sequences=2, length_penalty=.5, early_stopping=True),
        dict(no_repeat_ngram_size=2, repetition_penalty=1.3), dict(bad_words_ids=[[5], [7, 8]], min_new_tokens=5),
        dict(sequence_bias=[[[5], 2.0]]), dict(exponential_decay_length_penalty=(3, 1.2)), dict(guidance_scale=1.5),
        dict(do_sample=True), dict(do_sample=True, top_k=5, temperature=.7), dict(do_sample=True, top_p=.8),
        dict(do_sample=True, typical_p=.8), dict(do_sample=True, min_p=.05), dict(do_sample=True, eta_cutoff=.02),
        dict(do_sample=True, num_beams=3), dict(prompt_lookup_num_tokens=3)):
    torch.manual_seed(11)
    count = 1 if "prompt_lookup_num_tokens" in options else 2
    out = qwen.generate(IDS[:count], attention_mask=MASK[:count], max_new_tokens=6,
                        **{"do_sample": False, **options})
    print(*options, out[:, 10:].tolist())
for options in (dict(), dict(num_beams=3), dict(use_cache=False)):
    print(t5.generate(IDS, max_new_tokens=6, do_sample=False, **options).tolist(),
          whisper.generate(sounds, max_new_tokens=6, do_sample=False, **options).tolist())

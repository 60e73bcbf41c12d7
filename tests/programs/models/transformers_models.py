"""Tiny transformers models from random weights: training steps and generation."""
import torch
from transformers import BertConfig, BertForSequenceClassification, GPT2Config, GPT2LMHeadModel
from transformers import LlamaConfig, LlamaForCausalLM


def fill(model):
    """Sets weights that do not depend on a random generator."""
    with torch.no_grad():
        for name, parameter in sorted(model.named_parameters()):
            wave = torch.cos(torch.arange(float(parameter.numel())) * 1.7).reshape_as(parameter)
            parameter.copy_(1 + wave / 8 if name.endswith("norm.weight") else wave / 8)
    return model.eval()


def train(name, model, **inputs):
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-2)
    for _ in range(3):
        loss = model(**inputs).loss
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        print(f"{name} {loss.item():.4f}")


ids = torch.arange(2 * 8).reshape(2, 8) * 5 % 31
bert = fill(BertForSequenceClassification(BertConfig(
    vocab_size=32, hidden_size=16, num_hidden_layers=2, num_attention_heads=2, intermediate_size=32)))
mask = torch.ones_like(ids)
mask[1, 5:] = 0
train("bert", bert, input_ids=ids, attention_mask=mask, labels=torch.tensor([0, 1]))
gpt2 = fill(GPT2LMHeadModel(GPT2Config(vocab_size=32, n_embd=16, n_layer=2, n_head=2, n_positions=32,
                                       bos_token_id=0, eos_token_id=31)))
train("gpt2", gpt2, input_ids=ids, labels=ids)
llama = fill(LlamaForCausalLM(LlamaConfig(
    vocab_size=32, hidden_size=16, num_hidden_layers=2, num_attention_heads=4, num_key_value_heads=2,
    intermediate_size=32, max_position_embeddings=32, bos_token_id=0, eos_token_id=31)))
train("llama", llama, input_ids=ids, labels=ids)
for model in (gpt2, llama):
    for options in ({}, {"num_beams": 3}, {"use_cache": False}):
        out = model.generate(ids[:, :4], max_new_tokens=6, do_sample=False, pad_token_id=31, **options)
        print(type(model).__name__, out.tolist())

"""Training on the OpenCL device gives the CPU's losses."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest
from nn_calls import digits
from opencl_checks import plugin_path

import keyfall as kf

# test_opencl_driver.py and test_opencl_random.py run the same code under the sanitizer.
pytestmark = pytest.mark.unsanitized

F = kf.nn.functional


def test_training_gives_the_losses_of_the_cpu():
    def losses(device):
        kf.manual_seed(1)
        model = kf.nn.Sequential(kf.nn.Linear(20, 32), kf.nn.ReLU(), kf.nn.Linear(32, 5)).to(device)
        optimizer = kf.optim.Adam(model.parameters(), lr=1e-2)
        inputs, targets = kf.randn(64, 20).to(device), kf.randint(0, 5, (64,)).to(device)
        found = []
        for _ in range(15):
            optimizer.zero_grad()
            loss = F.cross_entropy(model(inputs), targets)
            loss.backward()
            optimizer.step()
            found.append(loss.item())
        return found

    expected = losses("cpu")
    with kf.fallback.strict():
        found = losses("opencl")
    np.testing.assert_allclose(found, expected, rtol=1e-5)


@pytest.mark.slow
def test_the_digits_example_trains_to_the_losses_of_the_cpu():
    done = subprocess.run([sys.executable, digits.__file__, "--device", "opencl", "--quick", "--json"],
                          text=True, capture_output=True, check=True,
                          env={**os.environ, "KEYFALL_PLUGINS": plugin_path()})
    found = json.loads(done.stdout)["losses"]
    expected = digits.train(kf, 1, lambda *_: None)[0]["losses"]
    np.testing.assert_allclose(found[:10], expected[:10], atol=1e-5)
    np.testing.assert_allclose(found, expected, atol=1e-3)

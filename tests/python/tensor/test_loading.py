"""load(): mapped files, PyTorch's format before 1.6, and the variables of the environment."""
import base64
import io
import pickle

import pytest

import keyfall as torch

# {"a": ones(3), "v": arange(6.).reshape(2, 3)[:, 1:]}, written by PyTorch 2.13 in the old format.
OLD = base64.b85decode(
    r"fC7pNZ2X)?`5<bjP#G?O0!`@yE`S1kaR4Y-5C8xGaB^>SZ)0z4Uv_13b7^mGaRE)~16U0J003-"
    r"hbaZTGUuAA&X<=@00*F`&0001Vd2nT4b7^{Ib8!QGaRew>1poj5b7*gJba4es0$2k8003!jba4ht1Xu(B003-"
    r"nZf9`^O9XXwE`S1kaR4Y-"
    r"0RR91VQ~RtbZ>HFXf9uMbZKmJ3SV+%Vs&Y3WM6b;ZgX#PUv@GIaRMkPSO)+A0CRM2a$#p>aRXy?Z*pU33Px;iVRTb;"
    r"Z*pO0WeRZwSPlRH068-"
    r"`Fg7$aGBh+WG&DGI1y}<B003ifb#Vqu15R{t2T@A^O9O>*2ulHlaS4fIV{dG1Wn*+{Z*Fr6PjX~sa%E&hX=8K>aSAC"
    r"?aSL>D3{r6oSOEY40CsT>XaXoGXai^jSPlRH068-"
    r"`Fg7$aGBY?ZIWjnL4`>EU22ONw5K&73O9D#*hH()~14{vhaT1AW3Mo=?6LfJDQgIb^E`S1EaR4Y-"
    r"4gdfEIWsvhHZ(LcGdM6gGB|MoSPlRH068-"
    r"`Fg7$aGBh+WG&DGI0%a}+0000000000000000DwOL002M$06;(h0DwRM0H8nv00000000000DwOL0DwOL0DwO"
)


@pytest.mark.parametrize("weights_only", [True, False])
def test_files_before_1_6(tmp_path, weights_only):
    (tmp_path / "old.pt").write_bytes(OLD)
    for source in (io.BytesIO(OLD), tmp_path / "old.pt"):
        loaded = torch.load(source, weights_only=weights_only)
        assert loaded["a"].tolist() == [1.] * 3 and loaded["v"].tolist() == [[1., 2.], [4., 5.]]
        assert loaded["v"].stride() == (3, 1) and loaded["v"].storage_offset() == 1
    assert torch.load(io.BytesIO(OLD), map_location="meta")["a"].device.type == "meta"


def test_damaged_old_files_are_refused():
    for length in range(33, len(OLD) - 1, 7):
        with pytest.raises((RuntimeError, pickle.UnpicklingError, EOFError, ValueError)):
            torch.load(io.BytesIO(OLD[:length]))


def test_mapped_files_share_no_memory_with_the_file(tmp_path):
    path, weights = tmp_path / "new.pt", {"w": torch.arange(6.).reshape(2, 3), "e": torch.ones(0)}
    torch.save(weights, path)
    before = path.read_bytes()
    loaded = torch.load(path, mmap=True)
    assert torch.equal(loaded["w"], weights["w"]) and loaded["e"].numel() == 0
    loaded["w"].add_(1)
    assert loaded["w"].tolist() == [[1., 2., 3.], [4., 5., 6.]] and path.read_bytes() == before
    with pytest.raises(ValueError, match="file path"):
        torch.load(io.BytesIO(before), mmap=True)
    (tmp_path / "old.pt").write_bytes(OLD)
    with pytest.raises(RuntimeError, match="mmap can only be used"):
        torch.load(tmp_path / "old.pt", mmap=True)


class Own:
    pass


def test_the_environment_forces_weights_only(tmp_path, monkeypatch):
    path = tmp_path / "own.pt"
    torch.save(Own, path)
    with pytest.raises(pickle.UnpicklingError):
        torch.load(path)
    monkeypatch.setenv("TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD", "1")
    with pytest.warns(UserWarning, match="TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD"):
        assert torch.load(path) is Own
    monkeypatch.setenv("TORCH_FORCE_WEIGHTS_ONLY_LOAD", "1")
    with pytest.raises(RuntimeError, match="only one of"):
        torch.load(path)
    monkeypatch.delenv("TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD")
    with pytest.raises(pickle.UnpicklingError):
        torch.load(path, weights_only=False)

"""Files that the projector of tensorboard reads: vectors, their labels and pictures."""

import math
import os

from ._convert_np import _load, _name_of_tensorboard, make_np, numpy
from ._utils import make_grid


def _write(folder, name, lines):
    with open(os.path.join(folder, name), "wb") as file:
        file.writelines((line + "\n").encode() for line in lines)


def make_tsv(metadata, save_path, metadata_header=None):
    """Writes a label for each vector, or a row of labels below a header."""
    if not metadata_header:
        lines = [str(label) for label in metadata]
    else:
        assert len(metadata_header) == len(metadata[0]), \
            "len of header must be equal to the number of columns in metadata"
        lines = ["\t".join(str(e) for e in row) for row in [metadata_header, *metadata]]
    _write(save_path, "metadata.tsv", lines)


def make_mat(matlist, save_path):
    """Writes the vectors."""
    _write(save_path, "tensors.tsv", ["\t".join(str(number) for number in row.tolist()) for row in matlist])


def make_sprite(label_img, save_path):
    """Writes one square picture with all pictures of a batch."""
    grid = make_grid(make_np(label_img), ncols=math.ceil(len(label_img) ** 0.5)).transpose(1, 2, 0)
    square = numpy.zeros((grid.shape[1], grid.shape[1], 3))
    square[:grid.shape[0]] = grid
    picture = _load("PIL.Image").fromarray(numpy.uint8((square * 255).clip(0, 255)))
    picture.save(os.path.join(save_path, "sprite.png"), format="PNG")


def get_embedding_info(metadata, label_img, subdir, global_step, tag):
    """Says where the files are."""
    info = _name_of_tensorboard("plugins.projector.projector_config_pb2", "EmbeddingInfo")()
    info.tensor_name = f"{tag}:{str(global_step).zfill(5)}"
    info.tensor_path = os.path.join(subdir, "tensors.tsv")
    if metadata is not None:
        info.metadata_path = os.path.join(subdir, "metadata.tsv")
    if label_img is not None:
        info.sprite.image_path = os.path.join(subdir, "sprite.png")
        info.sprite.single_image_dim.extend([label_img.shape[3], label_img.shape[2]])
    return info


def write_pbtxt(save_path, contents):
    """Writes the description of all embeddings."""
    with open(os.path.join(save_path, "projector_config.pbtxt"), "wb") as file:
        file.write(contents.encode())

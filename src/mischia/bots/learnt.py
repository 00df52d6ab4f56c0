"""A policy that was learnt, read from its file and followed in plain Python: no library is needed at the table."""

import ast
import struct
import zipfile
from functools import cache
from math import exp
from operator import mul
from pathlib import Path

Rows = list[tuple[float, ...]]  # the weights of a layer, by what they make
Layer = tuple[Rows, tuple[float, ...]]  # and what is added


@cache
def layers_of(path: Path) -> tuple[Layer, ...]:
    """The layers of a policy, as `lab.training.network` writes them: NumPy's own format, numbers of 16 bits."""
    with zipfile.ZipFile(path) as file:
        arrays = {name.removesuffix(".npy"): array(file.read(name)) for name in file.namelist()}
    layers = []
    for place in range(len(arrays) // 2):
        (_, outs), weights = arrays[f"weights_{place}"]
        layers.append(([weights[out::outs] for out in range(outs)], arrays[f"added_{place}"][1]))
    return tuple(layers)


def array(held: bytes) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """The shape and the numbers of an array in NumPy's format, version 1."""
    length = int.from_bytes(held[8:10], "little")
    head = ast.literal_eval(held[10 : 10 + length].decode("latin-1"))
    if held[:8] != b"\x93NUMPY\x01\x00" or head["descr"] != "<f2" or head["fortran_order"]:
        raise ValueError("no array of numbers of 16 bits")
    return head["shape"], tuple([number for (number,) in struct.iter_unpack("<e", held[10 + length :])])


def scores(layers: tuple[Layer, ...], inputs: list[float]) -> list[float]:
    """What the last layer says."""
    for rows, added in layers[:-1]:
        inputs = [max(0.0, sum(map(mul, row, inputs), more)) for row, more in zip(rows, added, strict=True)]
    rows, added = layers[-1]
    return [sum(map(mul, row, inputs), more) for row, more in zip(rows, added, strict=True)]


def weights(found: list[float]) -> list[float]:
    """How likely each is, by its score; the best weighs 1."""
    best = max(found)
    return [exp(score - best) for score in found]

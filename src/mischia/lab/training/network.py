"""A small network of layers, how its weights are changed, and the file it is kept in."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

Layers = tuple[tuple[Array, Array], ...]  # weights and what is added, layer by layer


def fresh(key: Array, sizes: Sequence[int]) -> Layers:
    """Small random weights; the last layer says nothing yet."""
    layers = []
    for place, (ins, outs) in enumerate(pairwise(sizes)):
        key, now = jax.random.split(key)
        spread = 0.0 if place == len(sizes) - 2 else (2 / ins) ** 0.5
        layers.append((jax.random.normal(now, (ins, outs)) * spread, jnp.zeros(outs)))
    return tuple(layers)


def scores(layers: Layers, inputs: Array) -> Array:
    """What the last layer says."""
    *hidden, (weights, more) = layers
    for some, added in hidden:
        inputs = jax.nn.relu(inputs @ some + added)
    return inputs @ weights + more


class Adam(NamedTuple):
    """Running means of the gradient and of its square."""

    mean: Any
    square: Any
    steps: Array


def begin(params: Any) -> Adam:
    zeros = jax.tree.map(jnp.zeros_like, params)
    return Adam(zeros, zeros, jnp.zeros(()))


def adam(params: Any, gradient: Any, state: Adam, rate: Array) -> tuple[Any, Adam]:
    """A step down the gradient (Kingma and Ba, 2015), with their usual numbers."""
    steps = state.steps + 1
    mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, state.mean, gradient)
    square = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, state.square, gradient)
    size = rate * jnp.sqrt(1 - 0.999**steps) / (1 - 0.9**steps)
    params = jax.tree.map(lambda old, m, s: old - size * m / (jnp.sqrt(s) + 1e-8), params, mean, square)
    return params, Adam(mean, square, steps)


def write(layers: Layers, path: Path) -> None:
    """As a file of numbers of 16 bits, that `bots.learnt` reads."""
    arrays: dict[str, Any] = {}
    for place, (weights, added) in enumerate(layers):
        arrays[f"weights_{place}"] = np.asarray(weights, np.float16)
        arrays[f"added_{place}"] = np.asarray(added, np.float16)
    np.savez_compressed(path, **arrays)


def read(path: Path) -> Layers:
    """The layers of a file."""
    with np.load(path) as arrays:
        places = range(len(arrays.files) // 2)
        found = [(arrays[f"weights_{place}"], arrays[f"added_{place}"]) for place in places]
    return tuple([(jnp.asarray(some, jnp.float32), jnp.asarray(added, jnp.float32)) for some, added in found])

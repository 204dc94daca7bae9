"""What a training leaves in its folder: a checkpoint to go on from, the net for play, and the curves."""

# pyright: reportMissingImports=false
from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import torch

from wataha.engine.errors import WatahaError

CHECKPOINT = "checkpoint.pt"
NET = "net.npz"
CURVES = "curves.json"


def write_checkpoint(folder: Path, kept: dict[str, Any]) -> None:
    """Replace the checkpoint in one step, so that a run can be stopped at any moment."""
    fresh = (folder / CHECKPOINT).with_suffix(".new")
    torch.save(kept, fresh)
    os.replace(fresh, folder / CHECKPOINT)


def write_curves(folder: Path, curves: dict[str, Any]) -> None:
    """Write the curves down, with what they are of."""
    (folder / CURVES).write_text(json.dumps(curves, indent=1) + "\n", encoding="utf-8")


def find_folder(folder: Path, resume: bool) -> Path:
    """The folder to train in: with a checkpoint to go on with, or without one to begin."""
    there = (folder / CHECKPOINT).exists()
    if there and not resume:
        raise WatahaError(f"There is a training in {folder} already: go on with --resume, or choose another --out.")
    if resume and not there:
        raise WatahaError(f"There is no training in {folder} to go on with.")
    return folder

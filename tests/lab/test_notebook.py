"""The notebook of the handbook runs from its first cell to its last."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from tests.nightly import nightly

NOTEBOOK = Path(__file__).parents[2] / "docs" / "lab" / "lone_wolves.ipynb"


@nightly
def test_the_notebook_explores_a_game_from_deal_to_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    NotebookClient(
        notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(tmp_path)}}
    ).execute()
    shown = [output for cell in notebook.cells for output in cell.get("outputs", ())]
    assert "['report.html', 'report.json', 'report.parquet']" in str(shown)
    assert "decided_at" in str(shown)

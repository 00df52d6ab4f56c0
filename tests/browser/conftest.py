"""A real site and a real browser."""

import asyncio
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.process import Server

BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
)  # the first draws no frame
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]

expect.set_options(timeout=20_000)  # a page may lawfully be five seconds behind, and the machine is busy


@pytest.fixture(scope="module")  # while it is open no other loop can run
def browser(server: Server) -> Iterator[Browser]:
    if CHROMIUM is None:
        assert os.environ.get("CI") != "true", "CI has to bring a Chromium"
        pytest.skip("no Chromium on this machine")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data: Path = tmp_path_factory.mktemp("site") / "data"
    with Server(data) as running:
        asyncio.run(running.ready())
        yield running

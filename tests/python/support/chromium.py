"""A headless Chromium, driven over the DevTools protocol: messages are JSON, ended by a zero byte, over two pipes.

    with Browser() as browser, browser.page(path) as page:
        page.click("#search")
        page.type("softmax")
        assert page.value("document.title") == "keyfall explorer"
        assert not page.complaints
"""

import base64
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_OPTIONS = ("--headless", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--disable-background-networking", "--disable-extensions", "--no-first-run", "--hide-scrollbars",
            "--force-color-profile=srgb", "about:blank")
# The browser's ends of the pipes are the files 3 and 4.
_LAUNCH = """
import fcntl, os, sys
ends = [fcntl.fcntl(int(end), fcntl.F_DUPFD, 10) for end in sys.argv[1:3]]
for number, end in zip((3, 4), ends):
    os.dup2(end, number)
    os.close(end)
os.execv(sys.argv[3], sys.argv[3:])
"""
_KEYS = {"ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37, "ArrowRight": 39, "Enter": 13, "Escape": 27, "Tab": 9}


def find_chromium():
    """The path of a browser, or None."""
    return next(filter(None, map(shutil.which, _NAMES)), None)


class _Pipe:
    """Requests and answers; `events` has what came in between."""

    def __init__(self, process, write, read):
        self.process, self.write, self.read = process, write, read
        self.number, self.rest, self.events = 0, b"", []

    def _receive(self):
        while b"\0" not in self.rest:
            part = os.read(self.read, 1 << 16)
            if not part:
                raise RuntimeError(f"the browser ended: {self.process.poll()}")
            self.rest += part
        message, _, self.rest = self.rest.partition(b"\0")
        return json.loads(message)

    def call(self, method, session=None, **parameters):
        self.number += 1
        request = {"id": self.number, "method": method, "params": parameters}
        if session:
            request["sessionId"] = session
        data = json.dumps(request).encode() + b"\0"
        while data:
            data = data[os.write(self.write, data):]
        while True:
            message = self._receive()
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            self.events.append(message)

    def wait(self, method, session):
        """Waits for an event."""
        while not any(event.get("method") == method and event.get("sessionId") == session for event in self.events):
            self.events.append(self._receive())


class Browser:
    """A process; its pages are tabs."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        to_read, write = os.pipe()
        read, to_write = os.pipe()
        command = [sys.executable, "-c", _LAUNCH, str(to_read), str(to_write), find_chromium(),
                   f"--user-data-dir={self.folder.name}", *_OPTIONS]
        self.process = subprocess.Popen(command, pass_fds=(to_read, to_write), stdin=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.pipe = _Pipe(self.process, write, read)

    def page(self, path, **options):
        return Page(self.pipe, path, **options)

    def close(self):
        try:
            self.pipe.call("Browser.close")
        except (OSError, RuntimeError):
            self.process.kill()
        self.process.wait()
        os.close(self.pipe.read)
        os.close(self.pipe.write)
        self.folder.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()


class Page:
    """A tab with a file. `complaints`: errors and warnings of its console."""

    def __init__(self, pipe, path, width=1400, height=900, dark=False, mobile=False):
        self.pipe = pipe
        self.context = pipe.call("Target.createBrowserContext")["browserContextId"]  # with a storage of its own
        self.target = pipe.call("Target.createTarget", url="about:blank", browserContextId=self.context)["targetId"]
        self.session = pipe.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")
        self.resize(width, height, mobile)
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        pipe.events.clear()
        self.call("Page.navigate", url=pathlib.Path(path).absolute().as_uri())
        pipe.wait("Page.loadEventFired", self.session)

    def call(self, method, **parameters):
        return self.pipe.call(method, self.session, **parameters)

    def resize(self, width, height, mobile=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=2 if mobile else 1, mobile=mobile)
        self.call("Emulation.setTouchEmulationEnabled", enabled=mobile)

    def value(self, expression):
        """The value of a JavaScript expression; RuntimeError where it throws."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def text(self, selector):
        return self.value(f"document.querySelector({json.dumps(selector)}).textContent")

    def settle(self):
        """Waits until what was changed has been drawn."""
        self.value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def middle(self, selector):
        """The middle of an element, which is scrolled into view."""
        return self.value(f"(() => {{ const e = document.querySelector({json.dumps(selector)}); "
                          "e.scrollIntoView({block: 'nearest', inline: 'nearest'}); "
                          "const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()")

    def click_at(self, x, y):
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, clickCount=1,
                      button="none" if kind == "mouseMoved" else "left")
        self.settle()

    def click(self, selector):
        self.click_at(*self.middle(selector))

    def wheel(self, x, y, delta):
        self.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=delta)
        self.settle()

    def type(self, text):
        self.call("Input.insertText", text=text)
        self.settle()

    def press(self, key):
        about = {"key": key, "windowsVirtualKeyCode": _KEYS.get(key, ord(key[0].upper()))}
        text = {"text": "\r"} if key == "Enter" else {"text": key} if len(key) == 1 else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", **about, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", **about)
        self.settle()

    def choose(self, selector, value):
        """Sets a select element, as its user would."""
        self.value(f"(() => {{ const e = document.querySelector({json.dumps(selector)}); e.value = {json.dumps(value)}; "
                   "e.dispatchEvent(new Event('change', {bubbles: true})); })()")
        self.settle()

    def screenshot(self, path):
        self.settle()
        data = self.call("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    @property
    def complaints(self):
        found = []
        for event in self.pipe.events:
            about, method = event.get("params", {}), event.get("method")
            if event.get("sessionId") != self.session:
                continue
            if method == "Runtime.exceptionThrown":
                details = about["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details["text"]))
            elif method == "Runtime.consoleAPICalled" and about["type"] in ("error", "warning", "assert"):
                found.append(str(about["args"]))
            elif method == "Log.entryAdded" and about["entry"]["level"] in ("error", "warning"):
                found.append(about["entry"]["text"])
        return found

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.pipe.call("Target.disposeBrowserContext", browserContextId=self.context)

"""Puts the parts of a page together: one file, with its data, styles and scripts inside."""

import html
import json
import pkgutil


def _part(name):
    return pkgutil.get_data(__package__, name).decode()


def _data(value):
    """JSON that cannot end the script element it is in."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).replace("</", "<\\/").replace(
        "<!--", "<\\u0021--")


def document(title, name, parts, data):
    """The page `name`, which has NAME.html, NAME.css and NAME.js, with the scripts of `parts` before its own.
    Scripts find `data` as DATA."""
    scripts = "\n".join(_part(f"{part}.js") for part in ("shared", *parts, name))
    return (f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{html.escape(title)}</title>'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            '<meta name="color-scheme" content="light dark">'
            f"<style>\n{_part('shared.css')}{_part(f'{name}.css')}</style></head>\n<body>\n{_part(f'{name}.html')}"
            f'<script type="application/json" id="data">{_data(data)}</script>\n'
            f"<script>\n'use strict';\n{scripts}</script></body></html>\n")

"""Sphinx's settings for the guide; build_guide.py runs it."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

project = "Keyfall"
version = release = (ROOT / "VERSION").read_text().strip()
html_title = f"Keyfall {version}"
author = "The Keyfall authors"
extensions = ["myst_parser"]
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
root_doc = "index"

html_theme = "furo"
html_static_path = ["static"]
html_css_files = ["guide.css"]
html_show_sourcelink = False
html_copy_source = False
html_show_sphinx = False
html_permalinks_icon = "#"
html_theme_options = {"top_of_page_buttons": []}
highlight_language = "c"

myst_heading_anchors = 4
myst_enable_extensions = ["fieldlist", "deflist"]
# Names of types that are not Keyfall's, and names in signatures, have no pages.
nitpicky = False
toc_object_entries = True
toc_object_entries_show_parents = "hide"
python_maximum_signature_line_length = 100
c_maximum_signature_line_length = 100
# Text blocks show what programs print.
suppress_warnings = ["misc.highlighting_failure"]

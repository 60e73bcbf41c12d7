"""The look that the pages share: light and dark, wide and narrow, no network."""

_STYLE = """
:root{--back:#fff;--fore:#1b1f24;--dim:#656d76;--line:#d8dee4;--card:#f6f8fa;--kernel:#1a7f37;--copy:#bf8700;
--dispatch:#0969da;--program:#afb8c1;--composite:#0a7ea4;--autograd:#8250df;--fallback:#bf8700;--fallthrough:#c9d1d9;
--missing:#cf222e}
@media(prefers-color-scheme:dark){:root{--back:#0d1117;--fore:#e6edf3;--dim:#8d96a0;--line:#30363d;--card:#161b22;
--kernel:#3fb950;--copy:#d29922;--dispatch:#58a6ff;--program:#484f58;--composite:#39c5cf;--autograd:#bc8cff;
--fallback:#d29922;--fallthrough:#30363d;--missing:#f85149}}
*{box-sizing:border-box}body{margin:0;background:var(--back);color:var(--fore);font:15px/1.5 system-ui,sans-serif}
header,main{max-width:1200px;margin:auto;padding:0 16px}h1{margin:16px 0 0;font-size:22px}h2{font-size:17px}
header p,.hint{color:var(--dim);margin:0 0 12px}.cards{display:flex;flex-wrap:wrap;gap:10px;margin:12px 0}
.card{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:8px 14px}.card b{display:block;
font-size:18px}.card span{color:var(--dim);font-size:13px}.split{display:flex;height:22px;border-radius:6px;
overflow:hidden}.legend{display:flex;flex-wrap:wrap;gap:4px 18px;margin-top:8px}.legend i{display:inline-block;width:11px;
height:11px;border-radius:3px;margin-right:6px}.kernel{background:var(--kernel)}.copy{background:var(--copy)}
.dispatch{background:var(--dispatch)}.program{background:var(--program)}canvas{width:100%;display:block;
border:1px solid var(--line);border-radius:6px;touch-action:pan-y}.scroll{overflow-x:auto}table{border-collapse:collapse;
width:100%;font-size:14px}td,th{padding:4px 10px;text-align:left;border-bottom:1px solid var(--line);white-space:nowrap}
td.n{text-align:right;font-variant-numeric:tabular-nums}th button{all:unset;cursor:pointer;color:var(--dim);
font-weight:600}th button:focus-visible,input:focus-visible,canvas:focus-visible{outline:2px solid var(--dispatch)}
input,select{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:6px;
padding:6px 10px;margin:0 0 10px;max-width:100%}
"""


def safe_json(text):
    """JSON that cannot end the script element it is in."""
    return text.replace("</", "<\\/")


def document(title, body, script, style=""):
    """A whole page."""
    return (f'<!doctype html>\n<html lang=en><head><meta charset=utf-8><title>{title}</title>'
            '<meta name=viewport content="width=device-width,initial-scale=1">'
            f"<style>{_STYLE}{style}</style></head><body>{body}<script>{script}</script></body></html>\n")

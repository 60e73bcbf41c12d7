"""The HTML pages of `keyfall explorer` and `keyfall trace`: what they show (*.py) and how (*.js, *.css, *.html).
Each page is one file that needs no network."""

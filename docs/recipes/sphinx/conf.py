project = "A course"
html_js_files = [("https://example.org/appleyard/0.1.0/embed.js", {"type": "module"})]
html_css_files = ["https://example.org/appleyard/0.1.0/embed.css"]

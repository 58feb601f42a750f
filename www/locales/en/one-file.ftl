# A page that is saved as one HTML file, and how it is saved
one-file-version = This file was saved from Appleyard { $version }.
one-file-sends-nothing = It works without a network, and its policy lets it send nothing. Only links to the site need one.
one-file-platform = It needs no network. What it sends to the learning platform that opened it stands above, and nobody else gets anything.
one-file-tablet = If nothing here answers a touch, an app is showing you a preview only. Save the file, and open it with a browser. An iPad or iPhone may need an app that runs HTML files.
one-file-old = This browser is too old to run the file, so it shows only this picture and these words.
one-file-no-script = No script runs here, so you see only this picture and these words.
one-file-title = One HTML file
one-file-about = It runs with all that it needs where there is no network: from a USB stick, a chat or a learning platform.
one-file-save = Save as one file (about { $size } MB)
one-file-making = The file is being made.
one-file-saved = “{ $name }” is saved. It has { $size } MB.

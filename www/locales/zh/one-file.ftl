# A page that is saved as one HTML file, and how it is saved
one-file-version = 这个文件保存自 Appleyard { $version }。
one-file-sends-nothing = 它不用网络就能运行，它的安全策略也不许它发送任何东西。只有通往网站的链接需要网络。
one-file-platform = 它不需要网络。它向打开它的学习平台发送的内容写在上面，除此之外不发给任何人。
one-file-tablet = 如果触摸这里没有反应，那么应用只是在给你看预览。请保存文件，再用浏览器打开。在 iPad 或 iPhone 上，可能需要能运行 HTML 文件的应用。
one-file-old = 这个浏览器太旧，运行不了这个文件，所以只显示这幅图和这些文字。
one-file-no-script = 这里不运行脚本，所以你只能看到这幅图和这些文字。
one-file-title = 单个 HTML 文件
one-file-about = 它带着需要的一切，在没有网络的地方也能运行：从 U 盘、聊天或学习平台打开都行。
one-file-save = 保存为单个文件（约 { $size } MB）
one-file-making = 正在制作文件。
one-file-saved = 已保存“{ $name }”，大小是 { $size } MB。

page-title = 嵌入指南 · Appleyard
title = 把图放进你自己的网页
lede = 两行 HTML 就能把一张图放进文章、课程或幻灯片。你不用安装任何东西，你的读者也不会被跟踪。
guide-contents = 本页内容
guide-copy-hint = 请把 <code>{ $base }</code> 换成图所在的网址。

guide-quick = 一分钟上手
guide-quick-1 = 打开一个展品，把图调到你想展示的画面。
guide-quick-2 = 点图下方的<em>嵌入</em>，选好语言、颜色和操作按钮，再选这张图放在哪里。预览就是读者将看到的样子。
guide-quick-3 = 从两段代码里复制一段，放进你网页的 HTML。写 Markdown 或 MDX 时，前后各空一行。
guide-which-frame = <strong>框架</strong>：凡是允许框架的地方都能用，不允许脚本也行。它和所在的栏一样宽。
guide-which-element = <strong>元素</strong>：是你网页的一部分，需要多高就占多高，用你给的颜色，还能由你的脚本操控。

guide-try = 可以改动的例子
guide-try-about = 改动框里的文字，图就跟着变。例子只采用本页介绍过的东西；其余的会在框下方逐一指出。
guide-html = HTML
guide-list = 属性，每行一个
guide-restore = 恢复原样
guide-example-options = 带选项的元素
guide-example-options-about = 试着去掉 <code>loop</code>，或者写上 <code>theme="dark"</code>。
guide-example-prose = 用正文操控图
guide-example-prose-about = 每个链接都在具有那个 <code>id</code> 的元素里打开一个画面，不需要任何脚本。
guide-example-events = 会监听的脚本
guide-example-events-about = 事件会冒泡，所以在外层放一个监听器就够了。按钮上写什么，就执行什么。
guide-example-colours = 你的颜色和字体
guide-example-colours-about = 每一行是设在图上的一个自定义属性，也可以写在样式表里。
guide-log = 收到的事件
guide-log-nothing = 还没有：请逐步播放这张图。
guide-prose-text = 半苹果游戏里，<first>第一个步骤</first>还什么都不知道。过了 <later>57 个步骤</later>，你就看出了规律。这里还可以看<why>为什么 20 个苹果必败</why>。

guide-too-long = 代码太长：一个例子不能超过 { $max } 个字符。
guide-no-figure = 代码里没有图。要有其中之一：{ $figures }。
guide-many-figures = 一个例子最多显示 { $max } 张图，其余的略去了。
guide-unknown-element = 略去“{ $element }”：这里只显示图、链接、本站的图片和普通文字。
guide-unknown-attribute = 略去“{ $element }”的“{ $name }”：没有这个属性。
guide-bad-choice = “{ $name }”写成了“{ $typed }”：必须是 { $choices } 之一。
guide-bad-step = “{ $name }”写成了“{ $typed }”：必须是 0 或更大的整数。
guide-bad-flag = “{ $name }”写成了“{ $typed }”，但仍然算打开。要关掉，请写“false”，或者不写它。
guide-self-closed = 斜杠不能结束“{ $element }”：后面的文字成了它的内容。请写上结束标签。
guide-unknown-id = 有链接指向图“{ $id }”，但这里没有图用这个 id。
guide-bad-scene = 链接“{ $typed }”必须以 # 开头，后面是一个画面。
guide-bad-link = 略去链接“{ $typed }”：必须以 http: 或 https: 开头。
guide-strange-picture = 略去图片“{ $typed }”：这里只显示本站的图片。
guide-unknown-property = 看不懂“{ $typed }”。每行要写下面列出的一个名字、冒号和值。
guide-bad-color = “{ $name }”写成了“{ $typed }”，这不是颜色。
guide-bad-font-family = “{ $name }”写成了“{ $typed }”，这不是字体列表。
guide-bad-font-size = “{ $name }”写成了“{ $typed }”，这不是字号。

guide-element = 元素
guide-element-about = 这个脚本定义了所有元素：{ $figures }。不管有多少张图，一个网页只要写一次，放在哪里都行。元素里面的内容会一直显示到图加载好为止；脚本不运行的地方也显示它。对话框在那里放了一张带链接的图片。<code>width</code> 和 <code>height</code> 说明图占多大地方。
guide-attributes = 属性
guide-attribute-scene = 要显示的画面，也就是<em>分享</em>给出的链接里 <code>#</code> 后面的文字。不写，就是展品的开场。
guide-attribute-lang = 语言。不写，就跟随所在的网页，只要那是其中一种语言；否则跟随读者。
guide-attribute-theme = <code>auto</code> 跟随你的网页：先看 <code>color-scheme</code>，没有就看背景。
guide-attribute-font = 写 <code>page</code>，图里的文字就用周围正文的字体和字号。默认是 <code>own</code>。
guide-attribute-controls = 默认的 <code>full</code> 是全部。<code>minimal</code> 是图画、解说和逐步播放的按钮；<code>none</code> 只有图画和解说。
guide-attribute-start = 从哪个步骤开始，不管 <code>scene</code> 怎么说。循环时也从那里重新开始。
guide-attribute-autoplay = 进入视野时自动播放；读者要求减少动画时绝不播放。
guide-attribute-loop = 播到最后就从头再来。
guide-attribute-width = 和 <code>height</code> 一起写，是网页为图留出的位置，单位是像素。图不会比所在的栏宽。在窄栏里，图的高度就是你写的数，但不低于 400、不高于 480 像素。
guide-attribute-height = 见 <code>width</code>。两个都不写，图就按需要的高度；栏宽不到 480 像素时，图高 480 像素。
guide-attribute-fit = 填满所在的框，而不是按需要的高度。框必须有高度。
guide-flags = 像 <code>loop</code> 这样单独写的属性，只要写上就是打开。只有值 <code>false</code> 会关掉它，因为有些框架会这样写。
guide-properties = 对象的属性和方法
guide-property-scene = 设置它，就打开另一个画面；同一个画面也可以再打开一次。
guide-property-step = 当前的步骤，从 0 到最后。设置它，图就走到那个步骤。
guide-property-lastStep = 最后一个步骤的编号；图加载好之前是 0。
guide-property-playing = 是否在播放。设置它，就播放或停下。
guide-property-ready = 一个 Promise。图加载好、显示出第一幅画时完成。图接近视野之前它一直等待。如果文件取不到，它就被拒绝，错误的 <code>code</code> 说明原因。
guide-property-currentLink = 当前画面的链接文字。
guide-property-mirrored = 与同名的 HTML 属性一样。设置其中一个，另一个跟着变。
guide-properties-early = 图加载好之前就可以设置这些；图会照你说的开始。在那之前，<code>step</code> 和 <code>playing</code> 给出你设置的值，<code>currentLink()</code> 给出你设置的画面。
guide-events = 事件
guide-event-ready = 只来一次：图加载好、显示出第一幅画时。
guide-event-step = 每走一个步骤之后，前进后退都算。
guide-event-finish = 到了最后一个步骤。
guide-event-scenechange = 换了画面并已停稳时：走了一个步骤、问了一处、改了设置。播放当中不发出。
guide-event-answer = 读者回答了图里的题目，或者答错后要看正确的答案时发生；detail 说明是哪道题、回答了什么、答得对不对、第几次试、有没有显示正确的答案。
guide-custom = CSS 自定义属性
guide-custom-about = 设在元素上，或者设在它外层的任何地方，就改变它的颜色和字体。旁边是各自的默认值，浅色和深色。
guide-custom-size = <code>--appleyard-size</code> 是图里文字的字号，从 10 到 40 像素。写 <code>1em</code>，就跟周围的正文一样大。图画里的标注不变。
guide-room = 让网页不跳动
guide-room-about = 写了 <code>width</code> 和 <code>height</code>，图加载时网页就不会跳动。“嵌入”给出的代码里，脚本旁边有样式表 <code>embed.css</code>，脚本到来之前由它留出位置。它认得“嵌入”给出的尺寸。别的尺寸，请把下面几行加进网站的样式表，换成你自己的：
guide-room-print = 打印时，还没有接近过屏幕的图，印的是代码里的图片。
guide-parts = CSS 部件（part）
guide-parts-about = 自定义属性管不到的地方用它，例如 <code>{ $example }</code>。
guide-part-figure = 整张图
guide-part-sheet = 图画所在的纸面
guide-part-caption = 图画下方的图例和各个按钮
guide-part-narration = 对这个步骤的解说
guide-part-transport = 逐步播放的按钮
guide-part-panel = 图画下方的按钮打开的面板
guide-part-lesson = 一节课的前后翻按钮

guide-frame = 框架
guide-frame-about = 不允许放别人脚本的网页，可以用框架，图是一样的。上面的属性就是它网址里的参数，名字相同；画面写在 <code>#</code> 后面。从 320×400 像素到整张幻灯片，它填满任何框，没有滚动条。
guide-frame-parameters = 参数：{ $names }。<code>figure</code> 是 { $figures } 之一。
guide-frame-height = 框架和文字栏一样宽，并保持写好的 <code>height</code>，所以网页不会跳动。不写 <code>height</code>，给框架写上 <code>id</code>，网页又有我们的脚本，框架就会变成图所需要的高度。脚本来问，框架只回答你的网页。
guide-frame-theme = 写 <code>theme=auto</code>，网页又有我们的脚本，框架就跟随网页的明暗，网页变了也跟着变。没有脚本，框架看不到你的网页，只能跟随读者的设备。
guide-frame-sandbox = 加上 <code>sandbox="allow-scripts"</code> 也能用。要用<em>导出</em>请再加 <code>allow-downloads</code>，要打开链接请加 <code>allow-popups</code>。

guide-prose = 操控图的链接
guide-prose-about = 带 <code>data-appleyard</code> 的链接不会离开网页，而是在具有那个 <code>id</code> 的元素或框架里打开画面。网页上要有我们的脚本，不需要你写任何脚本。

guide-recipes = 放进你的博客、书或框架
guide-recipes-about = 元素需要脚本那一行，只写一次；框架不需要。每份做法都说明：那一行写在哪里，代码放在哪里，还要打开什么。

guide-host = 自己托管
guide-host-about = 整个站点就是一个文件夹，不需要服务器程序，也不需要数据库。
guide-host-built = 什么都不安装
guide-host-built-about = 这些服务会用你那一份源代码构建站点。
guide-host-own = 在你自己的服务器上
guide-host-own-about = 你需要 Appleyard 的源代码、Node 20.19 以上和 rustup.rs 的 Rust。其余的会自动安装。
guide-host-1 = 按站点将来的网址构建。在源代码的文件夹里输入：
guide-host-1-windows = 在 PowerShell 里：
guide-host-2 = 把 <code>dist</code> 里的全部内容复制到服务器上以那个名字和版本命名的文件夹，这里用 <code>scp</code>：
guide-host-3 = 让服务器发送下面的响应头。这样，别的网站的网页就能使用元素，<code>.wasm</code> 也有正确的类型。名字随内容改变的文件会在读者的浏览器里保存一年。文本和 wasm 经过压缩再传送。
guide-host-4 = 检查是否成功：回答应当是 200，并有 <code>Access-Control-Allow-Origin</code>。
guide-host-5 = 用浏览器打开 { $address }，选一个展品，点<em>嵌入</em>：代码里现在就是你的网址。粘贴其中一段。
guide-host-keep = 每个新版本都有自己的文件夹。旧的请留在原处：已经粘贴出去的会一直显示当初的样子。
guide-host-trial = 在你自己的机器上试一试
guide-host-trial-about = 构建时不给网址，代码里就是网页所在的服务器。先构建，再用任何能发送那个响应头的服务器来提供文件夹。这里用 npm 取来的一个：
guide-host-trial-open = 然后打开 { $address }，点<em>嵌入</em>。

guide-policy = 如果你的网站有内容安全策略（CSP）
guide-policy-own = 文件夹在你自己的网站上：
guide-policy-other = 文件夹在别的网站上，这里是 { $origin }：
guide-policy-why = <code>wasm-unsafe-eval</code> 只允许 WebAssembly，别的都不允许。<code>connect-src</code> 是为了求解器的文件，<code>frame-src</code> 为了框架。<code>img-src</code> 为了带链接的图片，<code>style-src</code> 为了给图留位置的样式表。缺了哪一个，图会告诉你。不需要内联的样式或脚本。

guide-npm = 用 npm
guide-npm-about = 如果你的网页要经过构建，可以用 <code>appleyard</code> 包。它有两个入口：元素，用于浏览器；绑定，也就是单独的求解器，用于 Node 和浏览器。

guide-load = 什么时候下载什么
guide-load-script = 一开始只下载很小的脚本 <code>embed.js</code>。
guide-load-near = 图离视野大约还有一屏时，下载它的脚本、文字和求解器。几张图共用一个求解器。
guide-load-later = 读者点开图下方的“设置”“分享”等时，才下载其中的内容。
guide-load-rest = 图只在看得见时播放。读者没有进入图里时，它不占用你网页的焦点、按键和滚轮。
guide-load-weights = 一张图在被操作之前下载的全部内容，压缩后：
guide-load-kilobytes = { $kilobytes } KB
guide-privacy = 隐私
guide-privacy-about = 图不设 cookie，不请求第三方，不向任何地方发送任何东西。要求预测时，它把得分保存在读者的设备上，前提是允许存储。别的都不保存。
guide-stripped = 去掉脚本或框架的地方
guide-stripped-about = 订阅源、邮件和打印会显示代码里那张带链接的图片，并有文字说明它画的是什么。链接打开的就是那个画面。在框架的代码里，图片由 <code>popover</code> 藏起来；去掉框架的地方，也会去掉它。如果只去掉脚本，框架照样能用。有些工具保留框架却去掉 <code>popover</code>，有些把 HTML 当作文字显示。所以对话框会问这张图放在哪里，并给出适合那里的代码。
guide-stripped-picture = 图片显示的就是代码里的那个画面：对话框可以把它存成文件，小的也可以直接写进代码。如果你有源代码，<code>{ $command }</code> 会做出整篇文章的图片，并列出说明文字。
guide-skip = 跳到正文

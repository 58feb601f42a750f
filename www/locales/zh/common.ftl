# 页眉和页面
nav = 展品
nav-lattice = 格点
nav-nim = 尼姆
nav-quicksort = 快速排序
nav-networks = 排序网络
nav-chain = 链
language = 语言
theme = 浅色或深色
theme-auto = 跟随设备
theme-light = 浅色
theme-dark = 深色
how-it-works = 原理
try = 试一试
notes = 旁注
sources = 出处
forgetful = 这个浏览器不让页面保存任何东西。你的选择在离开之前有效；通往其他页面的链接会带上语言。
speechless = 那种语言的文字没能下载。网络还通吗？

# 术语，每个一句话
term-p-position = 必败态（P-position）：刚走完的一方必胜；P 取自 previous，“上一个走的”。
term-n-position = 必胜态（N-position）：接下来走的一方必胜；N 取自 next，“下一个走的”。
term-misere = 反常玩法（misère）：谁走最后一步，谁输。
term-ply = 一步（ply）：一方走一次。
term-remoteness = 终局距离（remoteness）：必胜方尽快赢、必败方尽量拖，到终局要走的步数。
term-grundy = 格兰迪值（Grundy 值，也叫 SG 值）：一步能到的局面，它们的值里没有出现的最小自然数；值是几，这个局面就相当于几颗石子的一堆尼姆。

# 播放
transport = 步骤
transport-first = 开头
transport-back = 后退
transport-play = 播放
transport-pause = 暂停
transport-forward = 前进
transport-last = 末尾
field-step = 步骤
transport-speed = 速度
transport-times = { $speed }×
transport-scrubber = 过程中的步骤
transport-at = 步骤 { $step }，共 { $steps }

# 图下面的词
word-settings = 设置
word-share = 分享
word-embed = 嵌入
word-export = 导出
word-help = 按键
as-text = 图的文字版
close = 关闭
dismiss = 知道了
untold = 这里有一点要说明，多半与链接有关，但说明的文字没能下载。网络还通吗？
cancel = 取消
loading = 正在加载求解器
working = 正在计算：{ $percent }%

# 按键

# 课堂
leave-present = 结束
unblank = 屏幕已遮住。重新显示图。
reveal-all = 全部揭开
predict-label = 你的预测
answer-lost = 必败
answer-won = 必胜
predict-right = 对。
predict-wrong = 不对。
predict-score = 在这台设备上，{ $of } 题答对 { $score } 题。
lesson = 这节课
lesson-back = 上一个
lesson-next = 下一个
lesson-place = 第 { $place } 个，共 { $scenes } 个

# 输入框
field-limits = { $min } 到 { $max }
field-wrong = 请填 { $min } 到 { $max } 之间的整数。

# 出了什么错
try-again = 再试一次
error-kept = 你的设置都还在：
error-link = 通往这个画面的链接
error-wasm-absent = 这个浏览器不能运行 WebAssembly，而这里的求解要靠它。2024 年以后的浏览器都可以，除非它被关掉了。
error-wasm-no-simd = 这个浏览器的 WebAssembly 没有 SIMD，而求解器需要它。2024 年以后的浏览器都有。
error-wasm-network = 求解器没能下载下来。网络连上了吗？
error-wasm-missing = 求解器的文件不在该在的地方：服务器回答 { $status }。
error-wasm-blocked = 本页的安全策略禁止 WebAssembly。它需要 script-src 'wasm-unsafe-eval'。
error-wasm-connect = 本页的安全策略禁止下载。它需要 connect-src { $origin }。
error-wasm-cors = 求解器没能下载下来：{ $origin } 必须发送 Access-Control-Allow-Origin: *。
error-wasm-broken = 收到的求解器文件已损坏，或者是另一个文件（服务器说它是“{ $type }”）。
error-panic = 求解器出错了，是我们的错。这张图可以按原来的场景重建。
error-cancelled = 已停止。
error-bad-config = 求解器没有接受这个场景。
error-columns-out-of-range = 横向 { $value } 个点：必须在 { $min } 到 { $max } 之间。
error-rows-out-of-range = 纵向 { $value } 个点：必须在 { $min } 到 { $max } 之间。
error-region-too-large = 这需要 { $positions } 个局面，而这里最多求解 { $limit } 个。
error-internal = 出了没有料到的错（{ $detail }）。

# 图版的视图

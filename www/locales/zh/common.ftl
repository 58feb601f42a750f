# 页眉和页面
skip-to-figure = 跳到图
nav = 展品
nav-lattice = 格点
nav-nim = 尼姆
nav-quicksort = 快速排序
nav-networks = 排序网络
nav-chain = 链
nav-games = 游戏
nav-paths = 路径
nav-machines = 机器
nav-dovetailing = 交错执行
language = 语言
theme = 浅色或深色
theme-auto = 自动
theme-light = 浅色
theme-dark = 深色
how-it-works = 原理
try = 试一试
notes = 旁注
sources = 出处
forgetful = 这个浏览器不让页面保存任何东西。你的选择在你离开之前有效；通往其他页面的链接会带上语言。
speechless = 那种语言的文字没能下载。你现在联网了吗？

# 术语，每个一句话
term-p-position = 必败：轮到走的一方不管怎么走，对手都能赢。数学上叫 P 态（P-position），P 取自 previous：上一个走的一方必胜。
term-n-position = 必胜：不管对手怎么走，轮到走的一方都能赢。数学上叫 N 态（N-position），N 取自 next：接下来走的一方必胜。
term-misere = 反常玩法（misère）：谁走最后一步，谁输。
term-ply = 一步（ply）：一方走一次。
term-remoteness = 终局距离（remoteness）：赢的一方尽快赢、输的一方尽量拖时，到终局还要走的步数。
term-grundy = 格兰迪值（Grundy value，即 SG 值）：一步能到的局面的值里，没有出现的最小自然数。这个局面就相当于这么多颗石子的一堆尼姆。

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
transport-unread = { $speed }×，不停顿
said-more = 继续读
said-less = 收起
transport-scrubber = 过程中的步骤
transport-at = 步骤 { $step }，共 { $steps }

# 图下面的词
word-tokens = 棋子与图
word-play = 玩一局
word-settings = 设置
word-ask = 出题
word-share = 分享
word-embed = 嵌入
word-export = 导出
word-help = 按键
word-more = 更多
panels = 面板
panel-group = { $kind ->
    [do] 可以做的
    [look] 可以看的
   *[publish] 发布
}
panel-alone = 占用图的位置显示
present = 全屏讲解
as-text = 图的文字版
close = 关闭
dismiss = 知道了
untold = 有一条提示，多半与你的链接有关，但没能下载。你现在联网了吗？
cancel = 取消
loading = 正在加载求解器
working = 正在计算：{ $percent }%

# 按键

# 课堂
leave-present = 结束
present-begun = 正在全屏讲解，按 Esc 结束。
present-over = 讲解已结束。
unblank = 屏幕已遮住。重新显示图。
reveal-all = 全部揭开
lesson = 这节课
lesson-back = 上一个
lesson-next = 下一个
lesson-given = 恢复原样
lesson-place = 第 { $place } 个，共 { $scenes } 个

# 输入框
field-limits = { $min } 到 { $max }
field-wrong = 请填 { $min } 到 { $max } 之间的整数。

# 出了什么错
not-downloaded = 没能下载。你现在联网了吗？请再按一次按钮。
try-again = 再试一次
error-number-two-ways = “{ $wrong }”可能是一个数，也可能是几个数。请在两个数之间加空格，数的中间不要有逗号、点或空格。
error-number-two-ways-at = 第 { $line } 行第 { $column } 列：“{ $wrong }”可能是一个数，也可能是几个数。请在两个数之间加空格，数的中间不要有逗号、点或空格。
error-kept = 你的设置都还在：
error-link = 通往这个画面的链接
error-wasm-absent = 这个浏览器不能运行 WebAssembly，而这里的求解要靠它。2024 年以后的浏览器都可以，除非你把它关掉了。
error-wasm-no-simd = 这个浏览器的 WebAssembly 没有 SIMD，而求解器需要它。2024 年以后的浏览器都有。
error-wasm-network = 求解器没能下载。你现在联网了吗？
error-wasm-missing = 求解器的文件不在该在的地方：服务器的回答是 { $status }。
error-wasm-blocked = 本页的安全策略禁止 WebAssembly。它需要 script-src 'wasm-unsafe-eval'。
error-wasm-connect = 本页的安全策略禁止下载。它需要 connect-src { $origin }。
error-wasm-cors = 求解器没能下载：{ $origin } 必须发送 Access-Control-Allow-Origin: *。
error-wasm-broken = 求解器的文件已损坏，或者其实是另一个文件：服务器说它是“{ $type }”。
error-panic = 求解器出错了，是我们的错。你可以让这张图按原样重建。
error-broken-invariant = Appleyard 的计算自相矛盾，是我们的错：{ $what }。
error-cancelled = 已停止。
error-bad-config = 求解器没有接受这些设置。
error-columns-out-of-range = 横向要 { $value } 个点：个数必须在 { $min } 到 { $max } 之间。
error-rows-out-of-range = 纵向要 { $value } 个点：个数必须在 { $min } 到 { $max } 之间。
error-region-too-large = 这需要 { $positions } 个局面，超过了上限 { $limit } 个。
error-invisible-character = 第 { $line } 行第 { $column } 列有一个看不见的字符：{ $character ->
    [soft-hyphen] 软连字符
    [zero-width-space] 零宽空格
    [zero-width-joiner] 零宽连接符
    [word-joiner] 单词连接符
    [direction-mark] 书写方向标记
    [byte-order-mark] 字节顺序标记
   *[other] 其他字符
}（{ $code }）。请把它删掉。
error-internal = 出了意料之外的错（{ $detail }）。

# 图版的视图

# 对局
game-why = 为什么？
game-grundy = 更多：格兰迪值
game-computer-begins = 让电脑先走
game-demonstration = 这是演示。<invite>点一下，就换你来玩。</invite>
game-turn = { $who ->
    [you] 轮到你走。
    [computer] 轮到电脑走。
   *[mover] { $last ->
        [first] 轮到先走的一方。
       *[second] 轮到后走的一方。
    }
}
game-worth = { $outcome ->
    [D] 双方都走得最好的话，就是平局。
   *[other] { $who ->
        [you] { $outcome ->
            [P] 除非对手走错，否则你会<term-p-position><lost>输</lost></term-p-position>。
           *[N] 你能<term-n-position><won>赢</won></term-n-position>。
        }
        [computer] { $outcome ->
            [P] 不管对手怎么走，你都能<won>赢</won>。
           *[N] 现在对手能<won>赢</won>。
        }
       *[mover] { $outcome ->
            [P] 轮到走的一方<term-p-position><lost>必败</lost></term-p-position>。
           *[N] 轮到走的一方<term-n-position><won>必胜</won></term-n-position>。
        }
    }
}{ $plies ->
    [-1] {""}
   *[other] 双方都走得最好，还有 { $plies } <term-ply>步</term-ply>终局。
}
game-let-begin = 你先走的话，对手能<won>赢</won>。让电脑先走吧。
game-confirm = 再按一次回车键，或者按按钮，就这样走。

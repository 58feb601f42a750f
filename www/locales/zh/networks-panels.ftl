# 网络
network-size = 大小
field-wires = 线的条数
network-known = { $wires ->
    [1] 1 条线的网络
   *[other] { $wires } 条线的网络
}
network-shown = 显示
network-beside = 放在旁边
network-beside-this = 放在旁边：{ $name }
network-name = 网络
network-comparators = 比较器
network-layers = 层
network-alone = 旁边什么也不放
network-least-size = { $open ->
    [yes] 比较器最少要几个：至少 { $least } 个，至多 { $most } 个；究竟是几个，还没有人知道。
   *[no] 比较器最少 { $most } 个，已经证明。
}
network-least-depth = { $open ->
    [yes] 最少要几层：至少 { $least } 层，至多 { $most } 层；究竟是几层，还没有人知道。
   *[no] 最少 { $most } 层，已经证明。
}
credit-size-known = 已知比较器最少的网络，出自：{ $who }。
credit-depth-known = 已知层数最少的网络，出自：{ $who }。
credit-both-known = 已知比较器最少的和已知层数最少的网络，都出自：{ $who }。
credit-size-proved = 比较器再少就不够，证明者：{ $who }。
credit-depth-proved = 层数再少就不够，证明者：{ $who }。
credit-trivial = 再少就不够，一看就明白。
network-transform = 由它变出另一个
transform-reflected = 上下颠倒
transform-withoutTop = 去掉最上面的线
transform-withoutBottom = 去掉最下面的线
transform-untangled = 理顺
transform-about = 能排序的网络，上下颠倒了仍然能排序。去掉最上面或最下面的线，连同那里的比较器，就成了少排一个元素的排序网络。
transform-untangle-about = 理顺之后，每个比较器都把较小的元素送到上面。要去掉一条线，先理顺。

# 画
edit-add = 再加一个比较器
field-wire-one = 线
field-wire-other = 和线
edit-add-here = { $done ->
    [0] 加在开头
   *[other] 加在比较器 { $done } 之后
}
edit-same = 比较器要连两条不同的线。
edit-add-about = 它加在元素现在所在的地方；较小的元素到上面。
edit-change = 改一个比较器
field-comparator = 比较器
edit-chosen = 比较器 { $number }：较小的元素到线 { $one }，较大的到线 { $other }。
edit-remove = 去掉它
edit-reverse = 让它反向
edit-all = 整个网络
edit-undo = 撤销
edit-redo = 重做
edit-clear = 从空白开始
edit-about = 在图上：从一条线拖到另一条线，就画一个；抓住比较器的一端或中间，就能拖动它；拖出图外，就去掉它。也可以先点一条线上的元素，再点另一条线上的。用键盘：在一个元素上按 Enter，用方向键移到另一个，再按 Enter；Delete 去掉比较器，r 让它反向，Ctrl+Z 撤销。

# 元素
input-made = 元素的样子
input-random = 打乱
input-sorted = 排好
input-reversed = 从大到小
field-seed = 种子
input-another = 再打乱一次
input-typed = 你自己的
typed-limits = { $count ->
    [1] 一个 0 到 { $largest } 的整数，给这条线。
   *[other] { $count } 个 0 到 { $largest } 的整数，从最上面起，每条线一个；也可以写 0 和 1，中间不加空格。
}
input-drag = 图的左边，可以把进来的元素拖到别的线上；用键盘就按 Alt 加方向键。
error-count-values = 有 { $count } 个数，却有 { $wires } 条线：每条线要有一个。
error-not-a-value = “{ $wrong }”不能作为这里的数：要写 0 到 { $largest } 的整数，用空格或半角逗号隔开。

# 证明
proof-title = 证明中的状态
proof-waiting = 正在数状态……
proof-nothing = 不到两条线，没有什么要证明的。
proof-states-sorts = 它能排序：对全部 { $inputs } 个 0-1 输入都证明了。不必一个一个地试；同时要跟踪的不同状态最多 { $most } 个。
proof-states-sorts-neighbours = 它能排序。共 { $size } 个比较器，处理了 { $done } 个之后，状态就会多得跟踪不了；在那之前，同时最多有 { $most } 个。但是全部比较器都连接相邻的线，把较小的元素放到上面；有一个定理说，这样的网络只要能排好倒过来的次序，就能排好任何输入（N. G. de Bruijn，1974 年）。用这个次序运行过了，它排得好。
proof-states-sorts-pairwise = 它能排序，根据的是一个定理，这里没有重新证明。共 { $size } 个比较器，处理了 { $done } 个之后，状态就会多得跟踪不了；在那之前，同时最多有 { $most } 个。检查过的是：逐个比较器对照，它就是成对排序网络。这个网络能排序，是 I. Parberry 1992 年的定理。
proof-states-fails = 它不能排序。全部 { $size } 个比较器都处理完了，同时最多有 { $most } 个不同的状态，而不是 { $inputs } 个输入；所以找到的结果是确切的。
proof-states-empty = 没有比较器，{ $wires } 条线都保持原样：这样不能排序。
proof-states-fails-fewest = 它不能排序。共 { $size } 个比较器，处理了 { $done } 个之后，状态就会多得跟踪不了；在那之前，同时最多有 { $most } 个。所以改用另一种办法：1 的个数比这个输入更少的输入，全都试过了。
proof-states-fails-open = 它不能排序。共 { $size } 个比较器，处理了 { $done } 个之后，状态就会多得跟踪不了；在那之前，同时最多有 { $most } 个。找到的会排错的输入里，这一个的 1 最少；也许还有更少的。
proof-states-fails-neighbours = 它不能排序。共 { $size } 个比较器，处理了 { $done } 个之后，状态就会多得跟踪不了；在那之前，同时最多有 { $most } 个。但是全部比较器都连接相邻的线，把较小的元素放到上面；这时，1 的个数一定，最难的输入就是 1 全在上面的那一个。这些输入都运行过了，第一个排错的就是这个输入。
proof-states-undecided = 没有判定。共 { $size } 个比较器，处理了 { $done } 个之后，状态就会多得跟踪不了；在那之前，同时最多有 { $most } 个。试过的输入里没有找到会排错的，但这不是证明。
proof-end = 最后剩下 { $last } 个状态，1 的个数从 0 到 { $wires } 各一个：全都排好了。
proof-about = 由比较器连起来的线成为一组。每组只留下互不相同的状态，也就是它的各条线上可能出现的 0-1 列表。先做组内的比较器；再做连接两组、合起来状态最少的那一个。同时最多的个数，是就一个组来说的。
proof-key-left = 一个比较器之后剩下的，按处理的次序
proof-key-most = 同时最多的
proof-key-inputs = 全部输入
proof-label = 证明中 { $count } 个比较器每一个之后剩下的状态，对数刻度；同时最多 { $most } 个。
proof-bar = { $count ->
    [1] 证明的步骤 { $place }，比较器 { $number }：剩下 1 个状态。
   *[other] 证明的步骤 { $place }，比较器 { $number }：剩下 { $count } 个状态。
}
proof-count = { $count }
proof-comparator = 比较器 { $number }
proof-comparator-of = 比较器 { $number }：线 { $low } 和线 { $high }
proof-table = 证明的各个步骤，列成表
proof-table-first = 共 { $count } 个，这里是前 { $most } 个。
proof-column-place = 步骤
proof-column-comparator = 比较器
proof-column-states = 剩下的状态

# 什么也不做的比较器
proof-idle = 什么也不做的比较器
proof-idle-none = 没有：每个比较器都有让它交换的输入。单凭这一点，还不能说一个也去不掉。
proof-idle-some = { $count ->
    [1] 无论什么进来，这一个都不交换。没有它，网络做的事还是一样。
   *[other] 无论什么进来，这 { $count } 个都不交换。把它们全都去掉，网络做的事还是一样。
}

# 比较器的个数
proof-sizes = 要多少个比较器
proof-size-below-bound = { $size } 个比较器。少于 { $bound } 个，没有网络能排 { $wires } 个元素。
proof-size-below-proved = { $size } 个比较器。已经证明，少于 { $proved } 个，没有网络能排 { $wires } 个元素。
proof-size-between = { $size } 个比较器。少于 { $known } 个就能排 { $wires } 个元素的网络，还没有人知道，也没有人证明它不存在。
proof-size-record = { $size } 个比较器。这里已知最小的网络有 { $known } 个：这一个更少。
proof-size-least = { $size } 个比较器。再少就没有网络能排 { $wires } 个元素：这是证明了的。
proof-size-known = { $size } 个比较器，和已知最少的一样少。已经证明，少于 { $proved } 个就不够。
proof-size-more = { $size } 个比较器。能排 { $wires } 个元素的网络，已知最小的有 { $known } 个。
proof-size-unknown = { $size } 个比较器。要排 { $wires } 个元素，至少要 { $bound } 个。
proof-bar-of-this = 这个网络
proof-bar-of-known = 已知最小的
proof-bar-of-proved = 证明了至少要
proof-bar-of-bound = ⌈log₂ n!⌉
proof-bound-about = 点线是 ⌈log₂ n!⌉，这里是 { $bound }：{ $wires } 个不同的元素可以有 n! 种次序，而 k 个比较器，每个交换或者不交换，最多能分清其中 2ᵏ 种。

# 增长
growth-title = 怎样增长
growth-waiting = 正在数 2 到 32 条线……
growth-about = 每多一条线，输入就多一倍。证明中的状态增长得慢得多：{ $wires } 条线有 { $inputs } 个输入，而同时的状态，原文的网络最多 { $document } 个，已知最小的网络最多 { $smallest } 个。
growth-here = { $wires } 条线：{ $inputs } 个输入；同时的状态，原文的网络最多 { $document } 个，已知最小的网络最多 { $smallest } 个。
growth-label = { $first } 到 { $last } 条线的输入和状态，对数刻度。
growth-inputs = 全部输入，2ⁿ
growth-document = 同时最多的状态：原文的网络
growth-smallest = 同时最多的状态：已知最小的网络
growth-table = 同样的内容，列成表
growth-column-wires = 线
growth-column-inputs = 输入
growth-column-document = 原文的
growth-column-smallest = 最小的
growth-count = { $count }

# 已知的次序
order-none = 没有线，就没有次序。
order-waiting = 正在求次序……
order-too-many = 走过 { $done } 个比较器之后，可能的状态太多，求不出各条线的次序。
order-states-nothing = 已走过 { $done } 个比较器。还什么都不知道：{ $inputs } 种 0-1 列表都可能出现。
order-states-some = 已走过 { $done } 个比较器。{ $inputs } 种 0-1 列表里，还可能出现的有 { $states } 种。
order-states-sorted = 已走过 { $done } 个比较器。{ $inputs } 种 0-1 列表里，还可能出现的有 { $states } 种。各条线从最上面到最下面连成一条链：排好了。
order-states-chain = 已走过 { $done } 个比较器。{ $inputs } 种 0-1 列表里，还可能出现的有 { $states } 种。各条线连成一条链，所以全部元素的次序都知道了；但它不是从最上面的线到最下面的线。
order-about = 从一条线往上连到另一条线，表示无论什么进来，上面那条的元素都不会更小。能由别的连线推出来的，就不画了。
order-label = { $count ->
    [1] 已知的各条线的次序，最小的在最下面：1 条连线
   *[other] 已知的各条线的次序，最小的在最下面：{ $count } 条连线
}
order-apart = { $count ->
    [1] 关于这条线，什么也不知道：
   *[other] 关于这 { $count } 条线，什么也不知道：
}
order-list = 同样的内容，列成一列
order-cover = { $low } ≤ { $high }

# 列表和程序
text-title = 写成列表
text-notation = 写法
text-notation-colons = 1:2 3:4
text-notation-pairs = (1,2)(3,4)
text-notation-json = JSON：[[1,2],[3,4]]
text-first = 最上面的线是
text-first-0 = 线 0
text-first-1 = 线 1
text-list = 各个比较器
text-about-0 = 一对里的第一条线得到较小的元素。线从 0 数起。三种写法都能读。
text-about-1 = 一对里的第一条线得到较小的元素。线从 1 数起。三种写法都能读。
text-wires = 线的条数
text-wires-about = { $min } 到 { $max }；不填：列表里提到几条就是几条。
text-wires-wrong = 请填 { $min } 到 { $max } 之间的整数，或者不填。
text-draw = 画出来
text-forget = 恢复成图上的
text-copy-network = 复制列表
text-copy-code = 复制程序
text-save = 存为 { $file }
text-copied = 已复制。
text-not-copied = 浏览器不允许复制。请选中文字，自己复制。
text-program = 写成程序
text-languages = 语言
text-language-c = C
text-language-rust = Rust
text-language-javascript = JavaScript
text-language-python = Python
text-program-about = 程序里的位置照惯例从 0 数起。

# 0 和 1
principle-title = 把数换成 0 和 1
principle-nothing = 元素全都相等，或者不到两个：没有什么可以分成 0 和 1。
principle-threshold = 阈值
principle-from = 从 { $threshold } 起的数变成 1，更小的变成 0。
principle-stairs = 一级台阶：小于 { $threshold } 的数变成 0，从 { $threshold } 起的变成 1。
principle-table = 进来的和出来的
principle-column-wire = 线
principle-column-in = 进来
principle-column-in-bits = ≥ { $threshold }
principle-column-network = 网络
principle-column-out = 出来
principle-column-out-bits = ≥ { $threshold }
principle-column-sent = 送过去的 0 和 1
principle-waiting = 正在把 0 和 1 送过去……
principle-agree = 最后两列相同：先过网络再把数变成 0 和 1，还是先变再过网络，都是一样的。
principle-disagree = 最后两列不同，这是不该发生的：是我们的错。
principle-choose = 用阈值 { $threshold } 显示图
principle-drop = 用数显示图
principle-why = 为什么 0 和 1 就够了
principle-step-same = 比较器遇到 { $small } 和 { $large }，把 { $small } 送到一条线，把 { $large } 送到另一条线。换成 0 和 1，它们去的也是同样的线。在 { $threshold } 同一边的数，对应的 0 和 1 相同，而相同的互换位置是看不出来的。所以每个比较器对数和对它们的 0 和 1 做的事都一样，整个网络也是这样。
principle-step-wrong = 这里 { $above } 从线 { $wire } 出来，在线 { $next } 上更小的 { $below } 的上面。取阈值 { $above }，那就是 1 在 0 的上面：也就有一个 0-1 输入，出来时同样没有排好。
principle-step-suppose = 假如 { $above } 出来时在 { $below } 的上面。取阈值 { $above }，那就是 1 在 0 的上面：也就会有一个 0-1 输入，出来时同样没有排好。所以，如果没有一个 0-1 输入会排错，就没有一组数会排错。
principle-step-fewer = 所以，只要试 { $inputs } 个 0-1 输入就够了，不必试 { $wires } 个数的 { $orders } 种次序。
principle-step-more = 所以，只要试 { $inputs } 个 0-1 输入就够了。{ $wires } 条线时，这还不比 { $orders } 种次序少；从 4 条线起就少了。
principle-put = 把阈值设为 { $threshold }
principle-general = 一级台阶是最简单的情形。把数换成任何别的数，只要不把其中任何两个的大小次序颠倒过来，任何形状的台阶都是这样：网络对它们做的事都一样。

# 比较器列表里的错误
error-network-syntax = 第 { $line } 行第 { $column } 列：这里应该是别的，例如 1:2、(1,2) 或 [1,2]。
error-wire-not-allowed = 第 { $line } 行第 { $column } 列：这里没有线 { $wire }；线的编号是 { $min } 到 { $max }。
error-same-wire-at = 第 { $line } 行第 { $column } 列：线 { $wire } 连到了它自己。
error-network-text-too-long = 有 { $count } 个字符，最多只读 { $limit } 个。
error-too-few-wires = 列表要用 { $named } 条线：{ $count } 条不够。
error-too-many-wires = 有 { $count } 条线，最多只能有 { $limit } 条。
error-too-many-comparators = 有 { $count } 个比较器，最多只能有 { $limit } 个。
error-wire-out-of-range = 比较器 { $comparator } 连到线 { $wire }，而这里一共 { $wires } 条线。
error-same-wire = 比较器 { $comparator } 把线 { $wire } 连到了它自己。
error-wrong-length = 有 { $length } 个元素，却有 { $wires } 条线。

# 问一个比较器
why-label = 比较器 { $number }
why-comparator = 第 { $layer } 层：较小的元素到线 { $low }，较大的到线 { $high }。
why-done = { $exchanged ->
    [yes] 来的是 { $one } 和 { $other }，互换了位置。
   *[no] 来的是 { $one } 和 { $other }，都没有动。
}
why-to-come = { $exchanged ->
    [yes] 会来 { $one } 和 { $other }，互换位置。
   *[no] 会来 { $one } 和 { $other }，都不动。
}
why-covered = 来的是什么，这里不说。
why-redundant = 无论什么进来，它都不交换：可以去掉。
remove = 去掉
reverse = 反向
panel-withheld = 提示关着的时候不说：说了就没有可找的了。

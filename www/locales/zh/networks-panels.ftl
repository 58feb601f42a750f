# 网络
kind-document = 原文的网络
kind-smallest = 已知比较器最少
kind-between = 折中
kind-shallowest = 已知层数最少
kind-insertion = 插入排序
kind-bubble = 冒泡排序
kind-odd-even-transposition = 奇偶换位
kind-odd-even-merge = 奇偶归并（Batcher）
kind-bitonic = 双调（Batcher）
kind-pairwise = 成对（Parberry）
kind-bose-nelson = Bose–Nelson
kind-typed = 你画的
networks-picture-two = { $wires } 条线的两个排序网络：{ $name }；{ $other }
networks-start-two = 第一个网络：{ $name }，{ $size } 个比较器、{ $depth } 层。第二个：{ $other }，{ $otherSize } 个、{ $otherDepth } 层。
verdict-first = 这说的是第一个网络：{ $name }。
in-short = 网络（{ $name }）有 { $wires } 条线、{ $size } 个比较器、{ $depth } 层。进来的元素：{ $elements }。
in-short-two = 第一个网络（{ $name }）有 { $size } 个比较器、{ $depth } 层。第二个（{ $other }）在旁边。进来的元素：{ $elements }。
in-short-known = 列表里的这些网络和它相同：{ $names }。
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
    [yes] 最少要几个比较器，还没有人知道：在 { $least } 个到 { $most } 个之间。
   *[no] 比较器最少要 { $most } 个：这已经证明了。
}
network-least-depth = { $open ->
    [yes] 最少要几层，还没有人知道：在 { $least } 层到 { $most } 层之间。
   *[no] 最少要 { $most } 层：这已经证明了。
}
credit-size-known = 已知比较器最少的网络出自 { $who }。
credit-depth-known = 已知层数最少的网络出自 { $who }。
credit-both-known = 已知比较器最少的和层数最少的网络都出自 { $who }。
credit-size-proved = { $who } 证明了：比较器再少就不够。
credit-depth-proved = { $who } 证明了：层数再少就不够。
credit-trivial = 再少就不够，这很容易看出来。
network-transform = 由它变出另一个
transform-reflected = 上下颠倒
transform-withoutTop = 去掉最上面的线
transform-withoutBottom = 去掉最下面的线
transform-untangled = 理顺
transform-about = 能排序的网络，上下颠倒了仍然能排序。去掉最上面或最下面的线，连同线上的比较器，它就少排一个元素。
transform-untangle-about = “理顺”让每个比较器都把较小的元素送到上面。去掉一条线之前，会先理顺。

# 画
edit-add = 再加一个比较器
field-wire-one = 线
field-wire-other = 和线
edit-add-here = { $done ->
    [0] 加在开头
   *[other] 加在比较器 { $done } 之后
}
edit-same = 比较器要连两条不同的线。
edit-add-about = 比较器加在元素现在所在的地方；较小的元素到上面的线。
edit-change = 改一个比较器
field-comparator = 比较器
edit-chosen = 比较器 { $number } 把较小的元素送到线 { $one }，较大的送到线 { $other }。
edit-remove = 去掉它
edit-reverse = 让它反向
edit-all = 整个网络
edit-undo = 撤销
edit-redo = 重做
edit-clear = 从空白开始
edit-about = 在图上，从一条线拖到另一条线，就画一个比较器。抓住它的一端或中间，可以拖到别处；拖出图外，就去掉它。也可以先点一条线上的元素，再点另一条线上的。手指要先停一下再拖，不然滚动的是页面。用键盘：在一个元素上按 Enter，用方向键移到另一个，再按 Enter。Delete 去掉比较器，r 让它反向，Ctrl+Z 撤销上一步修改。

# 元素
input-made = 怎样进来
input-random = 打乱
input-sorted = 排好
input-reversed = 从大到小
field-seed = 种子
input-another = 再打乱一次
input-typed = 你自己的
typed-limits = { $count ->
    [1] 输入一个 0 到 { $largest } 的整数，给这条线。
   *[other] 输入 { $count } 个 0 到 { $largest } 的整数，从最上面起，每条线一个。也可以输入 0 和 1，中间不加空格。
}
input-drag = 在图上，左边进来的元素可以拖到别的线上。用键盘就按 Alt 加方向键。
error-count-values = 你输入了 { $count } 个数，可是有 { $wires } 条线：每条线要一个。
error-not-a-value = “{ $wrong }”在这里不能用：要输入 0 到 { $largest } 的整数，用空格或半角逗号隔开。
error-not-a-value-at = 第 { $line } 行第 { $column } 列：“{ $wrong }”在这里不能用：要输入 0 到 { $largest } 的整数，用空格或半角逗号隔开。

# 证明
proof-title = 证明中的状态
proof-waiting = 正在计算状态……
proof-nothing = 不到两条线，没有什么要证明的。
proof-states-sorts = 它能排序，因为全部 { $inputs } 个 0-1 输入都能排好。证明没有一个一个地试，而是让它们一起走：同时最多只有 { $most } 个不同的列表（状态）。
proof-states-sorts-neighbours = 它能排序，根据的是一个定理。共 { $size } 个比较器，处理完 { $done } 个之后，状态就多得跟踪不了（在那之前，同时最多 { $most } 个）。但是全部比较器都连接相邻的线，把较小的元素送到上面。de Bruijn 在 1974 年证明：这样的网络只要排得好倒过来的次序，就排得好任何输入。求解器试了这个次序，它排得好。
proof-states-sorts-pairwise = 它能排序，根据的是一个定理。共 { $size } 个比较器，处理完 { $done } 个之后，状态就多得跟踪不了（在那之前，同时最多 { $most } 个）。但是逐个对照比较器，它就是成对排序网络。I. Parberry 在 1992 年证明了这个网络能排序。求解器只核对了比较器是不是相同。
proof-states-fails = 它不能排序。证明让全部 { $inputs } 个 0-1 输入走过了全部 { $size } 个比较器，同时最多有 { $most } 个不同的状态。没有漏掉一个输入，所以结果是确切的。
proof-states-empty = 它不能排序：没有比较器，{ $wires } 条线上的元素怎样进来，就怎样出去。
proof-states-fails-fewest = 它不能排序。共 { $size } 个比较器，处理完 { $done } 个之后，状态就多得跟踪不了（在那之前，同时最多 { $most } 个）。所以求解器改用别的办法：1 的个数比它少的输入全都试了，都能排好。
proof-states-fails-open = 它不能排序。共 { $size } 个比较器，处理完 { $done } 个之后，状态就多得跟踪不了（在那之前，同时最多 { $most } 个）。在找到的会排错的输入里，显示的这个 1 最少；也许还有更少的。
proof-states-fails-neighbours = 它不能排序。共 { $size } 个比较器，处理完 { $done } 个之后，状态就多得跟踪不了（在那之前，同时最多 { $most } 个）。但是全部比较器都连接相邻的线，把较小的元素送到上面。这时，如果 1 的个数已定，最难的输入就是 1 全在上面的那个。求解器试了这些输入，显示的是第一个排错的。
proof-states-undecided = 求解器判定不了它能不能排序。共 { $size } 个比较器，处理完 { $done } 个之后，状态就多得跟踪不了（在那之前，同时最多 { $most } 个）。试过的输入都没有排错，但这不是证明。
proof-end = 最后剩下 { $last } 个状态，1 的个数从 0 到 { $wires } 各有一个，全都排好了。
proof-about = 由比较器连起来的线成为一组。每组只留下互不相同的状态，也就是它的线上可能出现的 0-1 列表。先做组内的比较器；再做连接两组、合起来状态最少的那一个。所谓“同时最多”，是指单独一个组里的状态数。
proof-key-left = 每个比较器之后剩下的状态，按证明的次序
proof-key-most = 同时最多的状态
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
proof-table-first = 表里有 { $count } 个步骤中的前 { $most } 个。
proof-column-place = 步骤
proof-column-comparator = 比较器
proof-column-states = 剩下的状态

# 什么也不做的比较器
proof-idle = 什么也不做的比较器
proof-idle-none = 每个比较器都有让它交换的输入。即使这样，去掉其中一个，网络也许仍然能排序。
proof-idle-some = { $count ->
    [1] 不管输入是什么，这个比较器都不交换。没有它，网络做的事还是一样。
   *[other] 不管输入是什么，这 { $count } 个比较器都不交换。没有它们，网络做的事还是一样。
}

# 比较器的个数
proof-sizes = 要多少个比较器
proof-size-below-bound = { $size } 个比较器不可能够：要排 { $wires } 个元素，任何网络都至少要 { $bound } 个。
proof-size-below-proved = { $size } 个比较器不可能够：已经证明，要排 { $wires } 个元素，至少要 { $proved } 个。
proof-size-between = { $size } 个比较器会是新纪录：能排 { $wires } 个元素的网络，已知最小的有 { $known } 个。还没有人证明更少就不够。
proof-size-record = { $size } 个比较器是新纪录：这里已知最小的网络有 { $known } 个。
proof-size-least = { $size } 个比较器已经最少：再少就没有网络能排 { $wires } 个元素，这是证明了的。
proof-size-known = { $size } 个比较器是已知最少的。已经证明，少于 { $proved } 个就不够。
proof-size-more = { $size } 个比较器还不是最少：能排 { $wires } 个元素的网络，已知最小的有 { $known } 个。
proof-size-fails = { $size } 个比较器可以够用，但这些排不好：能排 { $wires } 个元素的网络，已知最小的有 { $known } 个。
proof-size-undecided = 这 { $size } 个比较器能不能排好，这里还没有定论。能排 { $wires } 个元素的网络，已知最小的也有这么多个。
proof-size-unknown = 网络有 { $size } 个比较器。要排 { $wires } 个元素，任何网络都至少要 { $bound } 个。
proof-bar-of-this = 这个网络
proof-bar-of-known = 已知最小的
proof-bar-of-proved = 证明了至少要
proof-bar-of-bound = ⌈log₂ n!⌉
proof-bound-about = 点线是 ⌈log₂ n!⌉，这里是 { $bound }。{ $wires } 个不同的元素可以有 n! 种次序。一个比较器或者交换，或者不交换，所以 k 个比较器最多分得清 2ᵏ 种次序。

# 增长
growth-title = 怎样增长
growth-waiting = 正在计算 2 到 32 条线……
growth-about = 每多一条线，输入就多一倍，但证明中的状态增长得慢得多。{ $wires } 条线有 { $inputs } 个输入。证明同时用到的状态，原文的网络最多 { $document } 个，已知最小的网络最多 { $smallest } 个。
growth-here = { $wires } 条线有 { $inputs } 个输入。证明同时用到的状态，原文的网络最多 { $document } 个，已知最小的网络最多 { $smallest } 个。
growth-label = { $first } 到 { $last } 条线的输入和状态，对数刻度。
growth-inputs = 全部输入，2ⁿ
growth-document = 同时最多的状态：原文的网络
growth-smallest = 同时最多的状态：已知最小的网络
growth-column-wires = 线
growth-column-inputs = 输入
growth-column-document = 原文的
growth-column-smallest = 最小的
growth-count = { $count }

# 已知的次序
order-none = 没有线，就没有次序。
order-waiting = 正在求次序……
order-too-many = 走过 { $done } 个比较器后，可能的状态太多，求不出各条线的次序。
order-states-nothing = { $done ->
    [0] 还什么都不知道
   *[other] 走过 { $done } 个比较器后，还什么都不知道
}：{ $inputs } 种 0-1 列表都可能出现。
order-states-some = { $done ->
    [0] 第一个比较器之前
   *[other] 走过 { $done } 个比较器后
}，{ $inputs } 种 0-1 列表里还可能出现的有 { $states } 种。
order-states-sorted = { $done ->
    [0] 第一个比较器之前
   *[other] 走过 { $done } 个比较器后
}，{ $inputs } 种 0-1 列表里还可能出现的有 { $states } 种。各条线从最上面到最下面连成一条链，所以任何输入都排好了。
order-states-chain = { $done ->
    [0] 第一个比较器之前
   *[other] 走过 { $done } 个比较器后
}，{ $inputs } 种 0-1 列表里还可能出现的有 { $states } 种。各条线连成一条链，所以全部元素的次序都知道了。但这条链不是从最上面的线到最下面的线。
order-about = 从一条线往上连到另一条线，表示不管输入是什么，上面那条的元素都不会更小。能由别的连线推出来的，就不画了。
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
text-notation-knuth = [1:2][3:4]
text-notation-record = SorterHunter 的 JSON
text-first = 最上面的线是
text-first-0 = 线 0
text-first-1 = 线 1
text-list = 各个比较器
text-about = 一对里的第一条线得到较小的元素。列表可以用许多形式粘贴，也可以来自程序。
text-read = 列表里有 { $size } 个比较器、{ $wires } 条线，从 { $first } 数起。
text-reading = 读作{ $form ->
    [colons] 带冒号的数对
    [pairs] 圆括号里的数对
    [brackets] 方括号里的数对
    [braces] 花括号里的数对
    [mixed] 几种形式的数对
    [numbers] 每个比较器两个数
    [dashes] 带连字符的数对
    [arrows] 带箭头的数对
    [calls] 比较并交换的调用
    [conditions] 交换的条件语句
    [record] SorterHunter 的记录
   *[empty] 空列表
}：{ $size } 个比较器、{ $wires } 条线，从 { $first } 数起。
text-counted = { $why ->
    [wire-zero] 里面有线 0。
    [last-wire] 它写明了有几条线，最后一条线正是这个编号。
    [form] 这种形式的列表从 0 数起。
    [caller] 这个数是你选的。
   *[no-wire-zero] 里面没有线 0。
}
text-turn = 这个列表从几数起
text-turn-0 = 0
text-turn-1 = 1
text-reversed = 有 { $count } 个比较器是反向的：较小的元素往下走。
text-aside-comments = 略过了 { $count } 条注释。
text-aside-headings = 略过了 { $count } 行标题。
text-aside-outside = 略过了代码块外的 { $count } 行。
text-aside-entries = 略过了记录里的其他 { $count } 项。
text-wires = 线的条数
text-wires-about = { $min } 到 { $max }；不填，就由列表决定。
text-wires-wrong = 请输入 { $min } 到 { $max } 的整数，或者不填。
text-draw = 画出来
text-forget = 恢复成图上的
text-copy-network = 复制列表
text-copy-code = 复制程序
text-save = 存为 { $file }
text-copied = 已复制。
text-not-copied = 浏览器不允许复制。请选中文字，自己复制。
text-program = 写成程序
text-languages = 编程语言
text-language-c = C
text-language-rust = Rust
text-language-javascript = JavaScript
text-language-python = Python
text-program-about = 程序里的位置从 0 数起，这是编程的惯例。

# 0 和 1
principle-title = 把数换成 0 和 1
principle-nothing = 元素不到两个，或者全都相等，所以没有什么可以分成 0 和 1。
principle-threshold = 阈值
principle-from = 不小于 { $threshold } 的数变成 1，更小的变成 0。
principle-stairs = 一级台阶：小于 { $threshold } 的数变成 0，其余的变成 1。
principle-table = 进来的和出来的
principle-column-wire = 线
principle-column-in = 进来
principle-column-in-bits = ≥ { $threshold }
principle-column-network = 网络
principle-column-out = 出来
principle-column-out-bits = ≥ { $threshold }
principle-column-sent = 送过去的 0 和 1
principle-waiting = 正在把 0 和 1 送过去……
principle-agree = 最后两列相同。所以，先过网络再把数变成 0 和 1，还是先变再过网络，都是一样的。
principle-disagree = 最后两列不同。这不该发生：是我们的错。
principle-choose = 用阈值 { $threshold } 显示图
principle-drop = 用数显示图
principle-why = 为什么 0 和 1 就够了
principle-step-same = 比较器把 { $small } 送到一条线，把 { $large } 送到另一条线。它们换成 0 和 1，去的也是同样的线。在 { $threshold } 同一边的数换成的 0 和 1 相同，交换相同的什么也不会改变。所以每个比较器对数和对它们的 0 和 1 做的事都一样，整个网络也是这样。
principle-step-wrong = 这里 { $above } 从线 { $wire } 出来，在线 { $next } 上更小的 { $below } 的上面。取阈值 { $above }，就是 1 在 0 的上面。所以有一个 0-1 输入也排错了。
principle-step-suppose = 假如 { $above } 出来时在 { $below } 的上面。取阈值 { $above }，就是 1 在 0 的上面。那么也会有一个 0-1 输入排错。所以，只要 0-1 输入都不错，任何数就都不会错。
principle-step-fewer = 所以，只要试 { $inputs } 个 0-1 输入就够了，不必试 { $wires } 个数的 { $orders } 种次序。
principle-step-more = 所以，只要试 { $inputs } 个 0-1 输入就够了。{ $wires } 条线时，这还不比 { $orders } 种次序少；从 4 条线起就少了。
principle-put = 把阈值设为 { $threshold }
principle-general = 一级台阶是最简单的情形。更一般地，用任意一个不减的函数把各个数换成别的数，网络对它们做的事都不变。

# 比较器列表里的错误
error-list-unfinished = 第 { $line } 行第 { $column } 列：列表还没写完。有一个比较器或括号不完整。
error-not-a-comparator = 第 { $line } 行第 { $column } 列：“{ $found }”不合形式。列表看起来是{ $form ->
    [colons] 带冒号的数对
    [pairs] 圆括号里的数对
    [brackets] 方括号里的数对
    [braces] 花括号里的数对
    [mixed] 几种形式的数对
    [numbers] 每个比较器两个数
    [dashes] 带连字符的数对
    [arrows] 带箭头的数对
    [calls] 比较并交换的调用
    [conditions] 交换的条件语句
    [record] SorterHunter 的记录
   *[empty] 未知的形式
}，全文只能用一种形式。请写成 3:5、(3,5) 或 [3,5] 之类。
error-network-unpaired = 第 { $line } 行第 { $column } 列：不能确定哪两个数是一对。请每行只写一对，或写成 0:1 2:3。
error-network-first-line = 第 { $line } 行可能是一个比较器，也可能是说后面有 { $wires } 条线、{ $comparators } 个比较器。请删去这一行，或把每个比较器写成 0:1。
error-network-unknown-call = 第 { $line } 行第 { $column } 列：无法知道“{ $found }”是否比较并交换。如果是，请改名为 SWAP。
error-network-macro = 第 { $line } 行第 { $column } 列：宏可能改变这些调用的作用。如果它们比较并交换，请删去宏。
error-network-several = 第 { $line } 行第 { $column } 列：第二个网络从这里开始。请只留一个。
error-network-stated-wires = 第 { $line } 行第 { $column } 列：列表说有 { $stated } 条线，但它的比较器需要 { $found } 条。
error-network-stated-comparators = 第 { $line } 行第 { $column } 列：列表说有 { $stated } 个比较器，实际有 { $found } 个。
error-network-stated-layers = 第 { $line } 行第 { $column } 列：列表说有 { $stated } 层，它的比较器却排成 { $found } 层。
error-wire-not-allowed = 第 { $line } 行第 { $column } 列：这里没有线 { $wire }；线的编号是 { $min } 到 { $max }。
error-same-wire-at = 第 { $line } 行第 { $column } 列：一个比较器把线 { $wire } 连到了它自己。
error-network-text-too-long = 列表有 { $count } 个字符，最多只能有 { $limit } 个。
error-too-few-wires = 列表要用 { $named } 条线，所以 { $count } 条不够。
error-too-many-wires = 有 { $count } 条线，最多只能有 { $limit } 条。
error-too-many-comparators = 有 { $count } 个比较器，最多只能有 { $limit } 个。
error-wire-out-of-range = 比较器 { $comparator } 连到线 { $wire }，可是一共只有 { $wires } 条线。
error-same-wire = 比较器 { $comparator } 把线 { $wire } 连到了它自己。
error-wrong-length = 有 { $length } 个元素，却有 { $wires } 条线：每条线要一个。

# 问一个比较器
why-label = 比较器 { $number }
why-comparator = 第 { $layer } 层：它把较小的元素送到线 { $low }，较大的送到线 { $high }。
why-done = { $exchanged ->
    [yes] 来的 { $one } 和 { $other } 次序反了，所以它交换了它们。
   *[no] 来的 { $one } 和 { $other } 次序没有反，所以都没有动。
}
why-to-come = { $exchanged ->
    [yes] 要来的 { $one } 和 { $other } 次序反了，所以它会交换它们。
   *[no] 要来的 { $one } 和 { $other } 次序没有反，所以都不会动。
}
why-covered = 来到这里的元素暂时遮住了。
why-delete = 按 Delete 键可以去掉它。
why-redundant = 不管输入是什么，它都不交换，所以可以去掉。
why-label-ghost = 已取下
why-ghost = 这里原有一个比较器，它把较小的元素送到线 { $low }，较大的送到线 { $high }。
why-without-sorts = 没有它，网络仍然能排好每个输入。
why-without-fails = 没有它，网络就不能排好每个输入。
why-without-broken = 没有它，{ $inputs } 个 0-1 输入里只有 { $sorted } 个能排好。
why-with-sorts = 有了它，网络能排好每个输入。
why-with-fails = 有了它，网络仍然不能排好每个输入。
why-with-broken = 有了它，{ $inputs } 个 0-1 输入里也只有 { $sorted } 个能排好。
take-out = 取下它
put-it-back = 放回去
reverse = 反过来

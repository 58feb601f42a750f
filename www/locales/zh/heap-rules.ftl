# What is wrong with heaps and with rules of taking; Nim and the games share these sentences
error-no-heaps = 至少要有一堆石子。
error-no-rules = 必须有一条规则，说明可以取几颗。
error-too-many-heaps = 有 { $count } 堆，最多只能有 { $limit } 堆。
error-heap-empty = 第 { $heap } 堆一开始就是空的。每堆至少要有一颗石子。
error-heap-too-large = 对这条规则来说，{ $stones } 颗的一堆太大了。最多 { $limit } 颗，因为各堆的值要一个一个地算。
error-no-move-at-start = 按这条规则，从这些堆里一颗也取不了。
error-rule-empty = 一条规则至少要允许一个数。
error-rule-zero = 不能取 0 颗，因为谁也不能停一步不走。
error-rule-not-understood = 规则的第 { $at } 个字符看不懂。可以写成 1..3、2,5、odd*1..99 或 fib 这样。
error-rule-range = “{ $wrong }”可能是一个范围，也可能是从前一个数中去掉后一个数。若是范围，请写成 { $range }。
error-rule-backwards = 第 { $at } 个字符处的范围前后颠倒了，请先写较小的数。
error-rule-number-too-large = 第 { $at } 个字符处的数太大，最大可以是 { $limit }。
error-rule-too-long = 一条规则最多 { $limit } 个字符。
error-rule-too-deep = 规则里的括号最多嵌套 { $limit } 层。
error-rule-too-heavy = 这条规则要做 { $work } 次运算才能算出各堆的值，超过了上限 { $limit } 次。请用小一些的堆。
error-bad-heaps = “{ $wrong }”不能作为石子堆。请写 1 到 { $heaps } 个从 1 到 { $stones } 的整数，用半角逗号隔开。
error-bad-heaps-at = 第 { $line } 行第 { $column } 列：“{ $wrong }”不能作为石子堆。请写 1 到 { $heaps } 个从 1 到 { $stones } 的整数，用半角逗号隔开。

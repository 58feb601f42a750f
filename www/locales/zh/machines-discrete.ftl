# 链接可能要求、而离散机器做不到的事
error-discrete-not-a-letter = 单词的第 { $place } 个字母是“{ $found }”。单词只由 0 和 1 组成。
error-discrete-wrong-cell-count = 这一行应该有 { $needed } 个格子，而不是 { $count } 个。
error-discrete-cell-out-of-range = 第 { $cell } 个格子里的数可以从 { $min } 到 { $max }，不能是 { $value }。
error-discrete-velocity-out-of-range = 速度可以从 { $min } 到 { $max }，不能是 { $value }。
error-discrete-no-such-step = 这次运行的最后一个步骤是第 { $steps } 个，没有第 { $step } 个步骤。
error-discrete-no-such-window = 这一行到第 { $cells } 个格子为止。机器不能从第 { $from } 个格子之后开始，到第 { $to } 个格子之后结束。
error-discrete-steps-out-of-range = 一次运行可以有 { $min } 到 { $max } 个步骤，不能有 { $value } 个。
error-discrete-rule-out-of-range = 规则的编号从 { $min } 到 { $max }，没有规则 { $value }。
error-discrete-width-out-of-range = 一行可以有 { $min } 到 { $max } 个格子，不能有 { $value } 个。
error-discrete-letters-out-of-range = 一个单词可以有 { $min } 到 { $max } 个字母，不能有 { $value } 个。

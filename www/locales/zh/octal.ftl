# What is wrong with an octal code and its row; Chain and the games share these sentences
error-row-too-long = 这一排要用 { $cells } 格，超过了上限 { $max } 格。
error-empty-row = 一排里至少要有一枚棋子。
error-not-octal = 第 { $at } 个字符不能写在这里。八进制码由小数点和 0 到 7 的数字组成，例如 0.77。
error-octal-too-long = 这个码的小数点后有 { $digits } 位，超过了上限 { $max } 位。
error-octal-endless = 小数点前写 { $digit }，就可以一枚不取，让一组原样不动，这样的游戏可能永远玩不完。那里只能写 0 或 4。
error-octal-without-moves = 按这个码，一步也走不了。

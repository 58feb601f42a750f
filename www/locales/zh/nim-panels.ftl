# 一局
nim-turn = { $who ->
    [you] 轮到你了：点一颗石子，从它到这一堆末尾的都会取走。
    [computer] 轮到电脑走。
    [thinking] 电脑正在走……
   *[mover] 轮到走的一方：点一颗石子，从它到这一堆末尾的都会取走。
}
nim-game-start = { $who ->
    [you] 这一局从 { $heaps } 开始。你先走。
    [computer] 这一局从 { $heaps } 开始。电脑先走。
   *[mover] 这一局从 { $heaps } 开始。两个人轮流走。
}
nim-made = { $who ->
    [you] { $both ->
        [yes] 第 { $ply } 步：你从两堆各取 { $stones } 颗，剩下 { $left }。
       *[no] 第 { $ply } 步：你从第 { $heap } 堆取 { $stones } 颗，剩下 { $left }。
    }
    [computer] { $both ->
        [yes] 第 { $ply } 步：电脑从两堆各取 { $stones } 颗，剩下 { $left }。
       *[no] 第 { $ply } 步：电脑从第 { $heap } 堆取 { $stones } 颗，剩下 { $left }。
    }
   *[mover] { $both ->
        [yes] 第 { $ply } 步：从两堆各取 { $stones } 颗，剩下 { $left }。
       *[no] 第 { $ply } 步：从第 { $heap } 堆取 { $stones } 颗，剩下 { $left }。
    }
}
nim-counted = 已经到 { $said }，终点是 { $goal }。
nim-better = { $who ->
    [you] { $both ->
        [yes] 第 { $ply } 步送掉了胜局。你本来可以从两堆各取 { $stones } 颗。
       *[no] 第 { $ply } 步送掉了胜局。你本来可以从第 { $heap } 堆取 { $stones } 颗。
    }
   *[other] { $both ->
        [yes] 第 { $ply } 步送掉了胜局：从两堆各取 { $stones } 颗，就能保住。
       *[no] 第 { $ply } 步送掉了胜局：从第 { $heap } 堆取 { $stones } 颗，就能保住。
    }
}
argument = 用这一局讲道理
argument-about = 异或和是 0 时，任何一步都会让它变成非 0；异或和不是 0 时，总有一步能让它变成 0。终局时它是 0。所以，懂得这个道理的人，只要有一次留下了 0，就每次都能留下 0。
argument-ply = 步
argument-who = 谁
argument-taken = 取法
argument-left = 剩下
argument-xor = 异或和
argument-zero = 全是偶数
argument-mover = { $who ->
    [you] 你
    [computer] 电脑
   *[mover] { $ply ->
        [first] 先走的一方
       *[second] 后走的一方
    }
}
answer-1846 = { $outcome ->
    [N] 题目问谁赢：first（先手）。
   *[P] 题目问谁赢：second（后手）。
}
answer-1847 = { $outcome ->
    [N] 题目问谁赢：如果现在轮到 Kiki，答案是 Kiki。
   *[P] 题目问谁赢：如果现在轮到 Kiki，答案是 Cici。
}
answer-1848 = { $outcome ->
    [N] 题目问谁赢：如果现在轮到 Fibo，答案是 Fibo。
   *[P] 题目问谁赢：如果现在轮到 Fibo，答案是 Nacci。
}
answer-1849 = { $outcome ->
    [N] 题目问谁赢：如果现在轮到 Rabbit，答案是 Rabbit。
   *[P] 题目问谁赢：如果现在轮到 Rabbit，答案是 Grass。
}
answer-1850 = 题目问先手第一步有几种走法能赢：{ $count }。
answer-2149 = 题目问第一次叫价多少能赢：{ $bids }。
answer-2188 = { $outcome ->
    [N] 题目问谁能去：如果现在轮到 Grass，答案是 Grass。
   *[P] 题目问谁能去：如果现在轮到 Grass，答案是 Rabbit。
}
answer-1907 = { $outcome ->
    [N] 题目问谁赢：如果现在轮到 John，答案是 John。
   *[P] 题目问谁赢：如果现在轮到 John，答案是 Brother（弟弟）。
}
answer-1536 = { $outcome ->
    [N] 题目要一个字母：W。
   *[P] 题目要一个字母：L。
}

# 规则
rules-game = 游戏
preset-nim-two = 尼姆，3 和 5
preset-nim-three = 尼姆，3、5 和 7
preset-abacus = 尼姆，1 到 5
preset-misere = 反常尼姆
preset-bash = 巴什博弈，21 颗，取 1 到 3
preset-hundred = 报数到 100，每次加 1 到 10
preset-one-or-three = 取 1 颗或 3 颗
preset-wythoff = 威佐夫博弈
preset-s-nim = 取 2 颗或 5 颗
preset-sum = 每堆一条规则
preset-1846 = 1846 Brave Game（勇敢者的游戏）
preset-1847 = 1847 Good Luck in CET-4 Everybody!
preset-1848 = 1848 Fibonacci again and again
preset-1849 = 1849 Rabbit and Grass
preset-1850 = 1850 Being a Good Boy in Spring Festival
preset-2149 = 2149 Public Sale
preset-2188 = 2188 悼念512汶川大地震遇难同胞——选拔志愿者
preset-1907 = 1907 John
preset-1536 = 1536 S-Nim
rules-heaps = 石子堆
field-heaps = 各堆石子数
about-heaps = 几个数，用半角逗号隔开：最多 { $heaps } 堆；规则有公式时，每堆最多 { $stones } 颗，没有公式时最多 1,000,000 颗。
rules-takes = 可以取几颗
field-rules = 可取的数
about-rules = any（任意）· 1..3 · 2,5 · odd（奇数）· pow2（1、2、4……）· fib（1、2、3、5……）。用半角逗号合在一起；用 * 只留共有的，用 - 去掉一些，例如 odd*1..99 或 fib-1。要给每堆各定一条规则，用半角分号 ; 隔开；最后一条用于其余各堆。
rules-past = 可以取得比剩下的还多
rules-wythoff = 也可以从两堆取同样多
rules-end = 走最后一步的一方
end-normal = 赢（正常玩法）
end-misere = 输（反常玩法）
rules-misere-limit = 反常尼姆有规则可以判断，多大都行。换了别的取法，就要搜索局面：最多 8,388,608 个。

# 玩
opponent-trap = 电脑，会设陷阱
opponent-trap-about = 设陷阱的电脑到了必败的局面，会留下你能赢的走法最少的局面。

# 数表
table-rule = 一堆石子的格兰迪值（SG 值），可取 { $rule }
table-coming = 正在计算……
table-itself = 一堆有几颗，值就是几。
table-remainder = 值是石子数除以 { $modulus } 的余数：周期是 { $modulus }，这已经得到证明。
table-period-proved = 从 { $preperiod } 起，值以 { $period } 为周期重复。这已经得到证明：每个值只取决于它前面的若干个值，而那些值已经重复出现。
table-period-seen = 从 { $preperiod } 起，值以 { $period } 为周期重复，这是看到 { $to } 为止的结果。这不是证明。
table-no-period = 没有找到周期。
table-misere = 在反常玩法下，这些值决定不了胜负。
table-chart = 0 到 { $to } 颗的一堆的格兰迪值，画成柱子；值为 0 的是红色
table-numbers = 写成数
table-size = 表的大小
field-table-to = 一堆最多几颗
table-csv = “导出”里有整张表，格式是 CSV。
pairs-title = 威佐夫博弈的奇异局势
pairs-index = k
pairs-smaller = 较小的数
pairs-larger = 较小的数 + k
pairs-exact = 精确公式
pairs-by-double = 用双精度浮点数
pairs-properties = 三条性质
pairs-each = 每个正整数正好出现在一个奇异局势里，因为较小的数总是还没有用过的最小的数：
pairs-out = 任何一步都会离开奇异局势：从 ({ $a }, { $b }) 出发，只动一堆，另一堆的数就不变，而含有这个数的奇异局势只有这一个；两堆都动，差 { $d } 就不变，而差是 { $d } 的奇异局势也只有这一个。
pairs-in = 从其他任何局面出发，总有一步能到奇异局势：从 ({ $a }, { $b }) 出发，把较大的一堆减到 { $to }。
pairs-double = 用双精度浮点数，公式第一次出错是在 k = { $index }：它算出 { $double }，而实际上较小的数是 { $exact }。乘积比一个整数小十亿分之四，而这么大的双精度浮点数，相邻两个相差十亿分之三十。

# 最后一颗
classes-only-nim = 这些类只适用于尼姆，也就是每一堆都可以取任意多颗。
classes-normal = 取最后一颗的赢
classes-misere = 取最后一颗的输
classes-course-normal = 正常玩法的一个过程：S2、T2、S2、T2、S1、T0、S0、T0
classes-course-misere = 反常玩法的一个过程：S2、T2、S2、T2、S1、S0、T0、S0
classes-s1 = 两个过程到 S1 为止都一样。谁轮到从 S1 走，谁就来选：留下奇数个还是偶数个一颗的堆。所以在两种玩法里，只要多于一颗的堆还有两堆，都要给对手留下 T2。
classes-played = 这一局到现在

# 各种玩法
preset-abacus-about = 算盘上五档，依次拨 1 到 5 颗珠：从前孩子们就是这样玩的。
preset-misere-about = 反过来的尼姆：谁取走最后一颗，谁输。
preset-bash-about = 巴什博弈：一堆石子，每次取 1、2 或 3 颗。给对手留下 4 的倍数。
preset-hundred-about = 两人轮流报数，每次加 1 到 10，谁报到 100 谁赢。石子数就是离 100 还差多少。
preset-one-or-three-about = 每次取 1 颗或 3 颗。双方其实没有选择的余地：每一步都让石子数的奇偶翻转，胜负只看奇偶。
preset-wythoff-about = 威佐夫博弈：从一堆里取，或者从两堆里取同样多。
preset-s-nim-about = 每次只能取 2 颗或 5 颗。只剩 1 颗时就不能取了。
preset-sum-about = 三堆石子，各有各的规则：第一堆取 1 到 3 颗，第二堆取奇数颗，第三堆取几颗都行。
preset-1846-about = “勇敢者的游戏”第一关：一堆 n 颗石子，每次取 1 到 m 颗，先取光的一方赢。先手赢还是后手赢？
preset-1847-about = 大学英语四级考试之前，Kiki 和 Cici 打牌放松：轮流抓牌，每次抓 1、2、4、8……张，谁抓走最后一张谁赢。总共 n 张牌，Kiki 先抓，谁赢？
preset-1848-about = 三堆石子，每次取的颗数必须是斐波那契数。Fibo 先手，Nacci 后手：谁赢？
preset-1849-about = Rabbit 和 Grass 下棋：一排方格上有几枚棋子，每次把一枚向左移动任意多格，谁走最后一步谁赢。棋子离最左格有几格，就相当于一堆几颗石子。Rabbit 先走，谁赢？
preset-1850-about = 春节回家陪爸妈玩的小游戏：桌上有几堆扑克牌。不问谁赢，只问先手要赢，第一步有几种选择。
preset-2149-about = 拍卖一块田地：每次加价 1 到 n，谁先叫到成本价 m 或更高，地就归谁。第一次叫价多少才能赢？
preset-2188-about = 2008 年汶川大地震之后，两个人都想去灾区做志愿者。他们轮流往捐助箱里捐款，每次 1 到 m 元，谁先使总额达到或超过 n 元，谁就去。
preset-1907-about = John 和弟弟吃糖，每次从一堆里吃，谁吃掉最后一颗谁输。John 先吃。
preset-1536-about = Arthur 和 Caroll 把尼姆玩得太熟了，于是规定：每次取的颗数必须属于集合 S，S 里的数按任意顺序给出。每个局面是 W（必胜）还是 L（必败）？

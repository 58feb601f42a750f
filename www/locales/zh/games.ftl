page-title = 你自己编的游戏，谁会赢？ · Appleyard
title = 你自己编的游戏，谁会赢？
lede = 双方轮流走，求解器知道每一个局面。先玩一局，问问为什么，再换一个游戏，或者自己写一个。

# 其他游戏的规则，各一句话
games-rules = { $game ->
    [four-in-a-row] 双方轮流把棋子投进 { $columns } 列里，{ $length } 个连成一线就赢。
    [hexapawn] 兵直走一格，斜着吃子。走到最后一行，或者让对手走不了，就赢。
    [dodgem] 深色的车往右，浅色的车往上，都可以横着让路，不能后退。自己的车全部离开棋盘就赢。
    [dao] 棋子一直滑到滑不动为止。自己的四枚连成一线、聚成方块或者占满四角就赢；角上的一枚被对手的三枚围住，也赢。
   *[in-a-row] 双方在 { $columns } 列 { $rows } 行的棋盘上轮流画记号，{ $length } 个连成一线就赢。
}
games-yours = { $you ->
    [dark] 深色的棋子是你的。
    [light] 浅色的棋子是你的。
   *[none] 深色的棋子归先手，浅色的归后手。
}

# 图
games-picture = { $columns } 列 { $rows } 行的棋盘
games-caption = { $values ->
    [yes] 圆环<won>赢</won>，圆盘<lost>输</lost>，方块平局。
    [over] 游戏到这里结束。
   *[no] { $act ->
        [go] <invite>先点一枚棋子，再点一个格子。</invite>
        [drop] <invite>点一列。</invite>
       *[place] <invite>点一个格子。</invite>
    }
}
games-square = { $square ->
    [off] 棋盘外
   *[other] { $square }{ $stone ->
        [marks-x] ，叉
        [marks-o] ，圈
        [stones-x] ，深色棋子
        [stones-o] ，浅色棋子
        [pawns-x] ，深色的兵
        [pawns-o] ，浅色的兵
        [cars-x] ，深色的车
        [cars-o] ，浅色的车
       *[none] ，空
    }
}{ $ends ->
    [yes] ，胜负就在这里分出
   *[no] {""}
}{ $outcome ->
    [N] ：{ $plies } 步赢
    [D] ：平局
    [P] ：{ $plies } 步输
   *[none] {""}
}
games-row = { $row ->
    [off] 棋盘旁边
   *[other] 第 { $row } 行
}
games-held = 你拿起了 { $square } 的棋子。选一个它要去的格子。
games-where = 走到哪里？
games-said = { $move }。
games-planned = { $act ->
    [go] 从 { $from } 走到 { $to }
    [leave] 从 { $from } 离开棋盘
    [drop] 投到 { $to }
   *[place] 画在 { $to }
}
games-illegal = { $held ->
    [no] { $act ->
        [go] 先点一枚自己的棋子。
        [leave] 先点一枚自己的棋子。
        [drop] 这一列满了。
       *[place] { $to } 已经有记号了。
    }
   *[other] { $act ->
        [leave] { $from } 的棋子不能从那里离开棋盘。
       *[go] 按规则，{ $from } 的棋子不能走到 { $to }。
    }
}

# 说明
games-invite = { $who ->
    [you] 轮到你了。{ $outcome ->
        [N] 能赢吗？
        [D] 守得住吗？
        [P] 能撑多久？
       *[none] {""}
    }
    [computer] 轮到电脑走。
   *[mover] 轮到一方走。{ $outcome ->
        [D] 谁守得住？
        [none] {""}
       *[other] 谁能赢？
    }
}
games-made = { $who ->
    [you] { $act ->
        [go] 你从 { $from } 走到了 { $to }。
        [leave] 你从 { $from } 离开了棋盘。
        [drop] 你把棋子投到了 { $to }。
       *[place] 你画了 { $to }。
    }
    [computer] { $act ->
        [go] 电脑从 { $from } 走到了 { $to }。
        [leave] 电脑从 { $from } 离开了棋盘。
        [drop] 电脑把棋子投到了 { $to }。
       *[place] 电脑画了 { $to }。
    }
   *[mover] { $act ->
        [go] 一枚棋子从 { $from } 走到了 { $to }。
        [leave] 一枚棋子从 { $from } 离开了棋盘。
        [drop] 一枚棋子落到了 { $to }。
       *[place] 画上了 { $to }。
    }
}
games-why = { $outcome ->
    [D] 谁都不能必胜：{ $loses ->
        [0] 每种走法都走到平局。
       *[other] { $moves } 种走法里，{ $draws } 种守得住平局，{ $loses } 种让对手赢。
    }
    [N] { $who ->
        [you] 你能<term-n-position><won>赢</won></term-n-position>
        [computer] 电脑能<term-n-position><won>赢</won></term-n-position>
       *[mover] 轮到走的一方<term-n-position><won>必胜</won></term-n-position>
    }{ $plies ->
        [-1] {""}
       *[other] ，还有 { $plies } <term-ply>步</term-ply>终局
    }：{ $moves ->
        [1] 唯一的走法
       *[other] { $others ->
            [0] { $moves } 种走法都
           *[other] { $moves } 种走法里有 { $wins } 种
        }
    }走到{ $who ->
        [you] 电脑输的
        [computer] 你输的
       *[mover] 必败
    }局面。
   *[P] { $who ->
        [you] 电脑能<term-p-position><won>赢</won></term-p-position>
        [computer] 你能<term-p-position><won>赢</won></term-p-position>
       *[mover] 轮到走的一方<term-p-position><lost>必败</lost></term-p-position>
    }{ $plies ->
        [-1] {""}
       *[other] ，最多还有 { $plies } <term-ply>步</term-ply>终局
    }：{ $moves ->
        [1] 唯一的走法
       *[other] { $who ->
            [you] 你的
            [computer] 电脑的
           *[mover] {""}
        } { $moves } 种走法都
    }走到{ $who ->
        [you] 电脑赢的
        [computer] 你赢的
       *[mover] 必胜
    }局面。
}
games-gave = { $when ->
    [now] 这步棋
   *[before] 你上一步
}{ $kept ->
    [D] 送掉了胜局：双方都走得最好的话，现在是平局。
   *[P] 把胜局送给了{ $who ->
        [you] 电脑：电脑
        [computer] 你：你
       *[mover] 对手：对手
    }现在{ $plies ->
        [-1] 能赢。
       *[other] 再走 { $plies } <term-ply>步</term-ply>就能赢。
    }
}
games-would = 更好的走法是 { $act ->
    [go] 从 { $from } 走到 { $to }
    [leave] 从 { $from } 离开棋盘
    [other] { $label }
   *[place] { $to }
}：{ $outcome ->
    [D] 那样守得住平局。
   *[N] { $plies ->
        [-1] 那样能赢。
       *[other] 那样再走 { $plies } <term-ply>步</term-ply>就赢。
    }
}
games-end = { $reason ->
    [row] 连成一线的棋子分出了胜负：{ $squares }。
    [block] 排成方块的棋子分出了胜负：{ $squares }。
    [corners] 占满四角的棋子分出了胜负：{ $squares }。
    [shut-in] 一枚棋子被困在角上，被困的一方赢：{ $squares }。
    [goal] { $count ->
        [0] 已经到达目标。
       *[other] 已经到达目标：{ $squares }。
    }
    [past-goal] 走过了目标，越过的一方输。
    [blocked] 一方被堵得无路可走，被堵的一方赢。
    [rules] 按规则，游戏到此结束。
   *[no-move] 已经没有可走的了。
}
games-ended = { $who ->
    [you] 你<won>赢了</won>。
    [computer] 电脑<won>赢了</won>。
    [nobody] 谁也没有赢：平局。
   *[mover] { $last ->
        [first] 先走的一方<won>赢了</won>。
       *[second] 后走的一方<won>赢了</won>。
    }
}
word-choose = 游戏
word-several = 多人
word-graph = 图
watch-solver = 看求解器怎么算
word-rules = 写一个游戏
games-ready = 求解器算好了：它知道 { $positions } 个局面。
error-illegal-ply = 链接里的对局在第 { $ply } 步不合规则。

# 棋盘游戏的求解器可能拒绝什么
error-too-much-memory = 求解这个游戏最多要用 { $bytes } 字节内存，而上限是 { $limit } 字节。
error-not-a-position = 这不是这个游戏的局面。
error-board-too-large = 这个棋盘有 { $squares } 格，而这个游戏最多可以有 { $limit } 格。
error-board-not-understood = 棋盘从第 { $at } 个字符起读不懂。
error-board-not-possible = 照规则下，走不到这个棋盘。
error-board-columns-out-of-range = 你要 { $value } 列：列数必须在 { $min } 到 { $max } 之间。
error-board-rows-out-of-range = 你要 { $value } 行：行数必须在 { $min } 到 { $max } 之间。
error-in-a-row-out-of-range = 你要 { $value } 子连成一线：个数必须在 { $min } 到 { $max } 之间。
error-too-many-links = 这个游戏的走法太多：所有局面合计最多只能有 { $limit } 种。

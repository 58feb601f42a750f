# 游戏的图：所有局面，以及求解器怎么算
atlas-picture = 游戏的全部 { $positions } 个局面，按{ $by ->
    [depth] 开局后的步数
   *[remoteness] 到终局的步数
}分行。
atlas-cloud = 游戏的全部 { $positions } 个局面。方向键从一个走到下一个，回车键细看它。
atlas-caption = <lost>实心圆</lost>必败，<won>圆环</won>必胜，方块是平局。数字表示还可能救命的走法。
atlas-coming = 局面马上就来。
atlas-unknown = 谁赢还没有算出来：{ $positions } 个局面，{ $moves } 种走法。{ $images ->
    [yes] 对称的局面只算一个。
   *[no] {""}
}
atlas-step = { $stage ->
    [ends] 游戏结束的地方，谁赢一目了然：{ $positions } 个局面里已知 { $decided } 个。
    [spreads] 第 { $round } 轮：只要一种走法走到必败的局面就是必胜；没有走法能救就是必败。{ $positions } 个里已知 { $decided } 个。
    [ties] 既不必胜也不必败，就是平局；终局的平局说明它怎么结束。{ $positions } 个里已知 { $decided } 个。
   *[done] { $outcome ->
        [N] { $positions } 个局面都知道了。先走的一方必胜。
        [P] { $positions } 个局面都知道了。先走的一方必败。
       *[D] { $positions } 个局面都知道了。谁也不能必胜，开局是平局。
    }
}
atlas-folded = 这个游戏有 { $positions } 个局面，太多了，不能一个一个画：一条表示一行，长度是局面数的对数。记号是游戏现在的局面和它走一步以后的局面。
atlas-row = 第 { $row } 行（{ $by ->
    [depth] 开局后的步数
   *[remoteness] 到终局的步数
}）：{ $positions } 个局面，必败 { $lost } 个，必胜 { $won } 个，平局 { $drawn } 个。
atlas-mark = { $name }{ $seen ->
    [yes] ，深度 { $row }
   *[no] {""}
}{ $outcome ->
    [P] ，必败
    [N] ，必胜
    [D] ，平局
   *[none] ，还不知道
}{ $plies ->
    [-1] {""}
   *[other] ，还有 { $plies } 步
}{ $role ->
    [current] ，现在棋盘上的局面
    [deciding] ，标出的走法走到这里
   *[none] {""}
}
atlas-position = 局面 { $position }
atlas-board = { $sides ->
    [0] 空棋盘
    [1] { $one }
   *[other] { $one }；{ $two }
}
atlas-stones = { $kind ->
    [x] X 在 { $squares }
    [o] O 在 { $squares }
    [dark] 深色棋子在 { $squares }
   *[light] 浅色棋子在 { $squares }
}
atlas-line = { $kind ->
    [depth] 深度 { $row }
    [draws] 平局
    [folded] 游戏现在的局面和各种走法走到的局面
   *[left] 还有 { $row } 步终局
}：{ $positions } 个局面
watch-back = 回到游戏
watch-look = 看每个局面
atlas-run = 求解器怎么算
atlas-round = 下一轮
atlas-one = 一个局面
atlas-back = 后退
atlas-all = 全部
atlas-none = 清空
atlas-hidden = 提示关闭时不显示值。
atlas-by = 分行
atlas-by-depth = 开局后的步数
atlas-by-remoteness = 到终局的步数，平局在最前
atlas-choose = 选一个局面，看看它的值从哪里来。下箭头沿起决定作用的走法走，上箭头回去。
atlas-why = 选中的局面
atlas-reason = { $kind ->
    [unknown] { $moves ->
       *[other] 求解器还没有算到它。它有 { $moves } 种走法。
    }
    [over] { $outcome ->
        [P] 游戏结束：下一个该走的一方输了。
        [N] 游戏结束：下一个该走的一方赢了。
       *[D] 游戏结束，谁也没有赢。
    }
    [decided] { $outcome ->
        [N] 轮到走的一方必胜，还有 { $plies } 步：有一种走法走到必败的局面。
       *[P] 轮到走的一方必败，还有 { $plies } 步：每种走法都走到必胜的局面，标出的走法拖得最久。
    }
    [tie] 平局：没有走法能赢，标出的走法不会输。双方都愿意的话，{ $plies } 步以后平局结束。
   *[endless] 没有尽头的平局：没有走法能赢，标出的走法又绕回来，一圈有 { $circle } 个局面。
}
atlas-grundy = 它的格兰迪值是 { $value }：{ $some ->
    [0] 它没有走法
   *[other] 走一步能到的值是 { $set }，没有出现的最小数是 { $value }
}。
atlas-go = 放到棋盘上
atlas-options = 这里的走法和它们的值
atlas-option = { $move }{ $outcome ->
    [P] ：<lost>输</lost>{ $plies ->
        [-1] {""}
       *[other] ，{ $plies } 步
    }
    [N] ：<won>赢</won>{ $plies ->
        [-1] {""}
       *[other] ，{ $plies } 步
    }
    [D] ：平局
   *[none] ：还不知道
}{ $decides ->
    [yes] （起决定作用）
   *[no] {""}
}
atlas-more = 还有 { $more } 种走法没有列出。
atlas-save = 保存
atlas-save-csv = 表格（CSV）
atlas-save-json = 表格（JSON）
atlas-save-dot = 图（DOT）
atlas-save-svg = 图画（SVG）
atlas-saving = { $positions } 个局面里写好了 { $done } 个。
atlas-size = { $much ->
    [yes] 表格大约有 { $kilobytes } kB，最多只能保存 256 MB。
   *[no] 表格大约有 { $kilobytes } kB。
}

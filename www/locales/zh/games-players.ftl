# 好几个人玩一堆石子
many-game = 好几个人玩一堆石子
many-about = 玩家轮流从一堆里取石子，现在轮到玩家 1。超过两个人的时候，赢不了的玩家还能决定谁赢。
many-rule = 可以取几个
many-rule-about = 可以写 <code>1,2</code>、<code>1..3</code> 或者 <code>any</code>。
field-many-players = 玩家人数
field-many-stones = 最大一堆的石子数
many-end = 谁赢？
many-end-normal = 走最后一步的玩家
many-end-misere = 本该接着走的玩家
many-tie = 赢不了的玩家更愿意怎样？
many-tie-spites-next = 赢家坐在后面越远越好
many-tie-helps-next = 赢家坐在后面越近越好
many-tie-first-move = 都一样
many-tie-spites-next-about = “赢家”一栏的前提是：赢不了的玩家都让赢家坐在自己后面越远越好，最不愿意让下一家赢。
many-tie-helps-next-about = “赢家”一栏的前提是：赢不了的玩家都让赢家坐在自己后面越近越好，最愿意让下一家赢。
many-tie-first-move-about = “赢家”一栏的前提是：赢不了的玩家都走列表里的第一种走法。
many-nobody = 没有人
many-column-stones = 石子
many-column-winner = 赢家
many-column-plies = 步数
many-column-forced = 谁能保证赢
many-column-possible = 谁有可能赢
many-table = 每一堆由谁赢
many-found = { $forced ->
    [yes] 这里最大的一堆，有人能保证赢。
   *[no] 从 { $from } 到 { $to } 个石子的每一堆，没有人能保证赢。
}

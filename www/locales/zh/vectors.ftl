# What is wrong with the moves of a token; the lattice and the games share these sentences
error-no-moves = 一个游戏至少要有一种走法。
error-too-many-moves = 这个游戏有 { $count } 种走法，超过了上限 { $limit } 种。
error-zero-vector = (0, 0) 等于停一步不走，而这里不能停。
error-vector-too-long = ({ $dm }, { $dn }) 太长：每个数都要在 −{ $limit } 到 { $limit } 之间。
error-repeated-vector = ({ $dm }, { $dn }) 出现了两次。
error-endless-move = 走法 ({ $dm }, { $dn }) 不让任何一个数变小，可以无休止地重复。这里的每一局都必须能结束。
error-endless-moves = { $first_times } × ({ $first_dm }, { $first_dn }) 加上 { $second_times } × ({ $second_dm }, { $second_dn })，不让任何一个数变小，可以无休止地重复。这里的每一局都必须能结束。
error-vectors-not-understood = 走法从第 { $at } 个字符起无法读懂。
error-vector-start-out-of-range = 起点的坐标是 { $value }：必须在 { $min } 到 { $max } 之间。

# 选游戏的面板
choose-game = 哪个游戏？
game-in-a-row = 井字棋和其他连线
game-four-in-a-row = 四子棋和其他下落连线
game-hexapawn = 六兵棋
game-dodgem = 闪避棋
game-dao = 道棋
game-script = 你自己的游戏
choose-size = 多大？
choose-no-size = 这个游戏只有一种大小。
field-game-columns = 列数
field-game-rows = 行数
field-game-length = 几个连线赢
field-game-side = 每边格数
games-better = 第 { $ply } 步失着。更好的走法是{ $act ->
    [go] 从 { $from } 到 { $to }
    [leave] 从 { $from } 离开棋盘
   *[place]  { $to }
}。
error-certificate-too-large = 证书约有 { $bytes } 字节，而上限是 { $limit } 字节。

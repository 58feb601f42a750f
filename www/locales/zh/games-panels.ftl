# 选游戏的面板
choose-game = 哪个游戏？
game-in-a-row = 井字棋和其他连线
game-four-in-a-row = 四子棋和其他下落连线
game-hexapawn = 六兵棋
game-dodgem = 闪避棋
game-dao = 道棋
game-vectors = 棋子和向量
game-take-away = 取石子
game-octal = 八进制游戏
game-graph = 图上的一枚棋子
game-calendar = 日历游戏
game-multiplication = 乘法游戏
game-digital-deletions = 删数字
game-chomp = 吃巧克力
game-script = 你自己的游戏
choose-contests = 十三道竞赛题
choose-contests-about = 杭州在线评测网站上关于博弈的题。每个链接打开能玩这个游戏的页面。
error-game-without-name = 这个游戏有一行太长，放不进证书。
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
certificate-save = 证书（约 { $bytes } 字节）
certificate-about = 把整个答案写成文字：谁都可以不用求解器来检查它。
certificate-too-large = 证书太大：最多写 { $limit } 字节。

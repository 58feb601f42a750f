# What the still picture of each exhibit shows, for those who do not see it
picture-nim = 三堆石子，分别为 3、5、7 颗，各分成四颗、两颗和一颗的小组。相同的小组用线连起来，互相抵消。最后有一颗没有伴
picture-lattice = 二十个苹果，下面是半苹果游戏的局面，横向 21 个，纵向 13 个。必败的画成圆点：整苹果至少两个，整苹果和半苹果都是偶数。没有整苹果、半苹果是奇数的也是圆点。必胜的画成圆圈
picture-quicksort = 十六个元素已经排好，下面每次划分占一行。最上面的笔画是乱的，越往下，一行一行地斜着排出次序
picture-networks = 八条由浅到深的轨迹，起初次序是乱的。它们在比较器连接两条线的地方交叉，出来时已经有序
picture-chain = 九个圆圈排成一排，相邻的连在一起。中间那个取了能赢，上面立着一根柱子。另外八个取了会输，下面各挂着一根柱子
picture-games = 一个棋盘，中间是叉，上面是圈。空格里的圆环、方块和圆盘表示走那里是赢、平局还是输
picture-of = 静态图片：{ $title }{ $shows }。

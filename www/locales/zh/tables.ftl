# 保存的表格中各列的名称和用词
column-step = 步骤
column-ply = 第几步
column-player = 走的一方
player-you = 你
player-computer = 电脑
player-first = 先走的一方
player-second = 后走的一方
column-outcome = 轮到走的一方
outcome-P = 必败
outcome-N = 必胜
outcome-D = 平局
column-plies = 剩余步数
column-grundy = 格兰迪值
column-happens = 发生了什么

# 半个苹果
column-across = 横向 (m)
column-up = 纵向 (n)

# 尼姆
column-heap = 堆
column-taken = 取走的石子
column-left = 第 { $heap } 堆剩下的石子
column-stones = 堆里的石子
column-value = 格兰迪值（可取 { $rule }）
column-pair = 编号
column-smaller = 较小的堆
column-larger = 较大的堆
column-exact = 精确公式的结果
column-double = 双精度公式的结果

# 一排
column-objects-taken = 取走的棋子
column-square = 格子
column-board = 棋盘
column-row = 一排
column-groups = 各组
column-objects = 一排的棋子数
column-game = { $end ->
    [normal] 取最后一枚的一方赢
   *[misere] 取最后一枚的一方输
}；{ $first ->
    [fewest] 第一步只取一枚
   *[any] 第一步也可以取两枚
}

# 网络
column-comparator = 比较器
column-layer = 层
column-smaller-to = 较小的元素去往线
column-larger-to = 较大的元素去往线
column-exchanged = 是否交换
exchanged-yes = 是
exchanged-no = 否
column-wire = 线 { $wire }

# 快速排序
column-operation = 操作
column-place = 第几位
column-other-place = 另一位
operation-probe = 为选枢轴而比较
operation-pivot = 选定枢轴
operation-equal = 等于枢轴
operation-larger = 大于枢轴
operation-smaller = 小于枢轴
operation-scan-left = 从左扫描
operation-scan-right = 从右扫描
operation-exchange = 交换
operation-stay = 留在原处
operation-move = 归到较小的元素
operation-place = 把枢轴放到它的位置
operation-shift = 交换相邻元素
operation-settle = 找到了位置
operation-comparator = 比较器

# 游戏的所有局面
column-position = 局面
column-depth = 开局后的步数
column-best = 最好的走法

# Paths
column-node = 节点
column-neighbour = 相邻节点
column-stack = 栈
column-paths = 找到的路径
operation-enter = 走到节点
operation-found = 找到路径
operation-skip = 已在集合里
operation-cut = 到不了终点
operation-leave = 退回

# Machines
column-state = 状态
column-read = 读到
column-written = 写
column-direction = 走向
column-next-state = 下一状态
column-cell = 格
direction-left = 左
direction-right = 右
direction-stay = 不动

# Dovetailing
column-machine = 机器
column-round = 轮
column-moment = 时刻
column-own-step = 它的第几步
column-does = 做什么
does-step = 走一步
does-halts = 停机并报告
does-ended = 已经结束
does-dropped = 已证明永不停机
does-missing = 没有这台机器
does-later = 还没轮到

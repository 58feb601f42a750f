# 图版的视图
view = 视图
view-larger = 放大
view-smaller = 缩小
view-all = 显示全图

# 课堂
classroom = 课堂
classroom-hints = 提示
classroom-reveal = 遮住标记，点到才显示
classroom-predict = 每个关键步骤之前先提问
classroom-present = 演示：只留图和解说

# 保存
export-svg = SVG，可打印或编辑
export-png = PNG，可粘贴
export-csv = CSV，每个步骤一行

# 按键
key-back = 后退一个步骤
key-forward = 前进一个步骤
key-previous-milestone = 回到上一个关键步骤
key-next-milestone = 跳到下一个关键步骤
key-play = 播放或暂停
key-first = 到开头
key-last = 到末尾
key-zoom-in = 放大（也可以按住 Ctrl 滚动滚轮，或双指张开）
key-zoom-out = 缩小
key-zoom-reset = 显示全图
key-close = 关闭打开的内容
key-blank = 演示时遮住屏幕
key-help = 这张按键表

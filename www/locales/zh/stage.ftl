# 图版的视图
view = 视图
view-larger = 放大
view-smaller = 缩小
view-all = 显示全图
view-at = 显示比例为 { $percent }%。

# 课堂
classroom = 课堂
classroom-hints = 提示
classroom-reveal = 遮住标记，点到才显示
classroom-predict = 每个关键步骤之前先提问
classroom-present = 演示：只留图和解说
classroom-lock-rules = 链接固定规则
classroom-lock-start = 链接固定初始状态
classroom-lock-panels = 链接关闭面板

# 保存
export-svg = SVG，可打印或编辑
export-png = PNG，可粘贴
export-csv = { $rows ->
    [plies] CSV，每一步棋一行
    [points] CSV，每个点一行
    [lost] CSV，每个必败点一行
   *[steps] CSV，每个步骤一行
}
save-table = 把整张表存为 CSV

# 动图
export-gif = GIF 动图
export-saved = 文件进了你的下载文件夹。
field-from-step = 从
field-to-step = 到
motion-at = { $at ->
    [beginning] 开头
    [end] 末尾，步骤 { $step }
   *[between] 步骤 { $step } 的关键步骤
}
motion-size = 长边
motion-px = { $most } 像素
motion-save = 保存 GIF
motion-said = 文件会有 { $frames } 帧，每帧 { $width } × { $height } 像素。总长至少 { $seconds } 秒，最多约 { $megabytes } MB。
motion-every = 每 { $every } 个步骤取一帧：GIF 每秒最多 { $rate } 帧，一个文件最多 { $frames } 帧。
motion-large = 太大了：一个文件最多 { $megabytes } MB。请选短一些的一段，或者小一些的尺寸。
motion-moved = 录制时图被动过了，请重新保存 GIF。
motion-none = 这里还没有可以录制的步骤。

# 演示
demonstration-over = 演示结束了。

# 按键
keys-open = 按键表打开了，按 Esc 键关闭。
keys-picture = 在图画上
keys-figure = 在图中任何地方
keys-presenting = 演示时
gesture-wheel = Ctrl + 鼠标滚轮
gesture-pinch = 双指张合
key-enter = 进入图画，再按到后面的内容
key-walk = 从一个标记到另一个标记
key-row = 到这一行的第一个或最后一个标记
key-choose = 选择这个标记
key-zoom = 放大或缩小
key-remove = 去掉这个比较器
key-reverse = 把这个比较器反过来
key-carry = 把元素移到相邻的线上
key-eat = 对局中：走到一个点就看到那一步，再按就走
key-block = 封住一条边，或放开它：在它的两个节点上各按一次
key-undo = 撤销上一次改动
key-redo = 重做这次改动
key-back = 后退一个步骤
key-forward = 前进一个步骤
key-previous-milestone = 回到上一个关键步骤
key-next-milestone = 跳到下一个关键步骤
key-play = 播放或暂停
key-first = 到开头
key-last = 到末尾
key-zoom-in = 放大
key-zoom-out = 缩小
key-zoom-reset = 显示全图
key-close = 关闭打开的内容
key-blank = 遮住屏幕
key-help = 这张按键表
panel-withheld = 提示关着的时候不显示，不然就泄露了答案。

# Files
file-open = 打开文件
panel-undo = 撤销
error-file-several = 拖入了好几个文件，但一次只能打开一个。
error-file-too-large = “{ $name }”有 { $count } 个字节，最多只能有 { $limit } 个。
error-file-empty = “{ $name }”是空的。
error-file-unread = 无法读取“{ $name }”。它可能是一个文件夹，也可能已经不在了。
error-file-not-utf8 = “{ $name }”不是 UTF-8 编码：第 { $line } 行第 { $column } 列不是一个字符的开头。请另存为 UTF-8，再打开一次。
error-file-kind = “{ $name }”是{ $kind ->
    [zip] ZIP 压缩包，或以这种方式保存的文档
    [office] 旧版 Word 或 Excel 的文档
    [rtf] RTF 文档
    [pdf] PDF 文件
    [picture] 一张图片
    [packed] 压缩文件
    [python] Python 保存的数据
    [data] 数据文件
    [program] 一个程序
   *[other] 二进制文件
}，而这里只能读取纯文本。

table-twin = 同样的内容，列成表

page-title = Appleyard
frame-no-figure = { $asked ->
    [none] 地址里没有说明是哪个图：需要 figure= 加上 { $figures } 之一。
   *[other] 没有名为“{ $figure }”的图：地址里须写 figure= 加上 { $figures } 之一。
}

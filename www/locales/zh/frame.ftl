page-title = Appleyard
frame-no-figure = { $asked ->
    [none] 网址里没有说明显示哪张图。请加上 figure= 和 { $figures } 之一。
   *[other] 没有名为“{ $figure }”的图。网址里要写 figure= 和 { $figures } 之一。
}

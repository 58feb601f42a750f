page-title = Appleyard
embed-no-figure = { $asked ->
    [none] 地址里没有说明是哪个图：需要 figure= 加上 { $figures } 之一。
   *[other] 没有名为“{ $figure }”的图：地址里须写 figure= 加上 { $figures } 之一。
}
attribute-bad-choice = 属性“{ $name }”的值是“{ $value }”：只能是 { $choices } 之一。
attribute-bad-step = 属性“start”的值是“{ $value }”：必须是 0 到 { $max } 的整数。

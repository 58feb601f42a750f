attribute-bad-choice = 属性“{ $name }”的值是“{ $value }”：只能是 { $choices } 之一。
attribute-bad-step = 属性“start”的值是“{ $value }”：必须是 0 到 { $max } 的整数。
attribute-bad-size = 属性“{ $name }”的值是“{ $value }”：必须是 1 到 9999 的整数。“width”和“height”两个都要写。

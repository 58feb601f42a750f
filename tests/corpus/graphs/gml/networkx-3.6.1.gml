graph [
  directed 1
  node [
    id 0
    label "left"
    x 0.5
    y 1.0
  ]
  node [
    id 1
    label "right side"
    x 2.5
    y 1.0
  ]
  node [
    id 2
    label "top <1>"
    x 1.5
    y -3.0
  ]
  edge [
    source 0
    target 1
    weight 2.5
  ]
  edge [
    source 1
    target 2
    weight 4.0
  ]
]

Creator "igraph version 1.0.0 Sat Nov 28 02:22:12 2026"
Version 1
graph
[
  directed 1
  node
  [
    id 0
    name "left"
  ]
  node
  [
    id 1
    name "right side"
  ]
  node
  [
    id 2
    name "top <1>"
  ]
  edge
  [
    source 0
    target 1
    weight 2.5
  ]
  edge
  [
    source 1
    target 2
    weight 4
  ]
]

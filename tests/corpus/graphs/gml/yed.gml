Creator "yFiles"
Version "2.17"
graph
[
  hierarchic 1
  label ""
  directed 1
  node
  [
    id 0
    label "Start"
    graphics [ x 100.0 y 50.5 w 30.0 h 30.0 type "rectangle" ]
    LabelGraphics [ text "Start" ]
  ]
  node
  [
    id 1
    label "End"
    graphics [ x 10.0 y 20.0 w 30.0 h 30.0 type "rectangle" ]
    LabelGraphics [ text "End" ]
  ]
  edge
  [
    source 0
    target 1
    graphics [ fill "#000000" targetArrow "standard" ]
  ]
]

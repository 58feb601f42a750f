# a comment
graph [
  node [ id 5 label "left" ]
  node [ id 7 label "right" ]
  edge [ source 5 target 7 weight 1.5 ]
]

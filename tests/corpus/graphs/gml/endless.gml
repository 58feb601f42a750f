graph [
  node [ id 0 low -Inf high +INF mean NaN ]
  node [ id 1 high inf ]
  edge [ source 0 target 1 weight 2 cost nan ]
]

Creator "yFiles"
graph [ directed 1
  node [ id 0 ] node [ id 1 ]
  edge [ source 0 target 1 graphics [ fill "#000000" ] ]
]

graph [
  directed 0
  node [ id 0 label "caf&#233;" ]
  node [ id 1 label "&quot;b&quot;&amp;[c]" ]
  edge [ source 1 target 0 ]
]

graph [
  node [ id "a" ]
]

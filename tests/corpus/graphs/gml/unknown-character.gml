graph [
  node [ id 0 label "caf&eacute;" ]
]

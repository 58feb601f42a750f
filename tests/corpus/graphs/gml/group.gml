graph [ hierarchic 1
  node [ id 0 isGroup 1 ]
  node [ id 1 gid 0 ]
]

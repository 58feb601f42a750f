# Why a pasted graph is refused
error-graph-text-too-long = 图的文本有 { $count } 个字节，最多只能有 { $limit } 个。
error-graph-too-many-lines = 图的文本有 { $count } 行，最多只能有 { $limit } 行。
error-graph-syntax = 第 { $line } 行第 { $column } 列：从这里起无法读懂。
error-graph-other-form = 这看起来像{ $form ->
    [graphml] GraphML
    [gexf] GEXF
    [gml] GML
    [pajek] Pajek
    [dimacs] DIMACS
    [pace] PACE
    [metis] METIS
    [lgl] LGL
    [dl] DL (UCINET)
    [tgf] TGF
    [graph6] graph6
    [sparse6] sparse6
    [matrix-market] Matrix Market
    [mermaid] Mermaid
    [cnf] DIMACS CNF
    [snap] SNAP (Small-world Network Analysis)
    [graphviz-plain] Graphviz plain
    [graphviz-json] Graphviz JSON
    [networkx-adjacency] networkx JSON
    [networkx-multiline] networkx 的多行邻接表
    [petgraph] petgraph
    [graphology] graphology JSON
    [vis-network] vis-network JSON
    [cytoscape] Cytoscape JSON
    [json-graph] JSON Graph Format
    [jflap] JFLAP
    [csv] 带表头的表格（CSV）
    [matrix] 邻接矩阵
    [python] Python
    [markdown] Markdown
    [binary] 二进制文件
    [xml] XML
   *[other] 另一种格式
  }，这里无法读取。可以读取的有：像 <code>a -> b</code> 这样的边的列表、DOT、含有节点和边的 JSON、GraphML、GEXF、GML 等。
error-graph-not-a-name = 第 { $line } 行第 { $column } 列：“{ $found }”不是边的列表的一部分。{ $form ->
    [dot] 这看起来像 DOT。
    [python] 这看起来像 Python。
    [xml] 这看起来像 XML。
    [pajek] 这看起来像 Pajek。
    [mermaid] 这看起来像 Mermaid。
   *[none] 如果它属于一个名称，请给名称加上引号。
  }
error-graph-mixed-arrows = 第 { $line } 行第 { $column } 列：这一行连接节点的方式与前面不同。一个列表只用一种箭头（<code>-></code> 或 <code>--</code>），或者都不用。
error-graph-several-before-arrow = 第 { $line } 行第 { $column } 列：箭头只能从一个节点继续，这里却有好几个。如果它们是一个名称，请加上引号。
error-graph-doubtful-column = 第 { $line } 行第 { $column } 列：这个数可能是边的权重，也可能是节点。请选择。
error-graph-too-many-columns = 第 { $line } 行第 { $column } 列：带权重或标签的边有三个词，这一行更多。名称里如果有空格，请加上引号。
error-graph-number-alone = 第 { $line } 行第 { $column } 列：这个数可能是一个节点，也可能是节点的个数。如果是节点，请加上引号；否则请删去这一行。
error-graph-no-counts = 第 { $line } 行第 { $column } 列：第一行不是节点的个数和边的条数。
error-graph-arrow-turned = 第 { $line } 行第 { $column } 列：这个属性会调转、去掉或加倍箭头，这条边就与写出的方向不同了。请按实际方向写这条边。
error-graph-both-ways = 这里的边双向通行，而棋子需要单向的边。
error-graph-unexpected-json = 第 { $line } 行第 { $column } 列：这是 JSON，但不是边的列表、一对节点或名称。
error-graph-node-missing = 第 { $line } 行第 { $column } 列：这里缺少节点的名称。
error-graph-unknown-node = 第 { $line } 行第 { $column } 列：节点列表里没有这个节点。
error-graph-name-twice = 第 { $line } 行第 { $column } 列：已有节点叫“{ $name }”。
error-graph-unexpected = 第 { $line } 行第 { $column } 列：在这种格式的文本里，“{ $found }”不该出现在这里。
error-graph-not-plain = 第 { $line } 行第 { $column } 列：{ $what ->
    [hyperedge] 这条边可以连接两个以上的节点，而这里一条边只连接两个。
    [nested] 这里有一个节点含有另一个图，而这里的图没有层次。
    [mixed] 这条边的方向与其他边不同。要么所有的边都是单向，要么都是双向。
    [several] 这里是文本中的另一个图。请只留下一个。
    [times] 有的节点或边只在某些时间存在，而这里的图不随时间变化。
    [entities] 文本在这里自行定义了词语（DTD）。这样的 XML 不予读取。
   *[deep] 括号或元素的层数太多。
  }
error-graph-twice = 第 { $line } 行第 { $column } 列：这里的内容前面已经给出过。
error-graph-count-wrong = 第 { $line } 行第 { $column } 列：{ $what ->
    [nodes] 这里写的节点个数是 { $stated }，文本中却有 { $found } 个。
    [edges] 这里写的边的条数是 { $stated }，文本中却有 { $found } 条。
    [entries] 应该有 { $stated } 个元素，文本中却有 { $found } 个。
   *[cells] 表头有 { $stated } 列，这一行却有 { $found } 列。
  }
error-graph-not-a-number = 第 { $line } 行第 { $column } 列：{ $found ->
    [none] 这里缺少一个数。
   *[other] 这里必须是一个数，而不是“{ $found }”。
  }
error-graph-weight-missing = 第 { $line } 行第 { $column } 列：有的边有权重，有的没有；从这条边起与前面不同。
error-graph-zero-entry = 第 { $line } 行第 { $column } 列：这个元素是 0，可能是权重为 0 的边，也可能没有边。请删去这一行，或者改写这个数。
error-graph-header-unclear = 第 { $line } 行第 { $column } 列：从表头看不出哪两列是边的两端。请把它们叫作 <code>source</code> 和 <code>target</code>。
error-graph-not-square = 第 { $line } 行第 { $column } 列：邻接矩阵的行数和列数相同，这里却有 { $rows } 行、{ $found } 列。
error-graph-not-symmetric = 第 { $line } 行第 { $column } 列：这条边也必须出现在另一端的那一行，而且权重相同。
error-graph-other-order = 第 { $line } 行第 { $column } 列：各行旁边的名称必须与各列上方的名称相同，顺序也要一样。
error-graph-part-unknown = 第 { $line } 行第 { $column } 列：“{ $found }”属于这种格式，但这里不读取。
error-graph-several = 第 { $line } 行第 { $column } 列：文本中有 { $count } 个图。请只粘贴其中一个。
error-graph-several-blocks = 第 { $line } 行第 { $column } 列：文本中有 { $count } 个代码块。请只粘贴其中一个。
error-graph-same-name = 第 { $line } 行第 { $column } 列：在 Python 中，数 { $found } 和文字“{ $found }”是两个节点，在这里却会同名。
error-graph-name-too-long = 第 { $line } 行第 { $column } 列：名称最多只能有 { $limit } 个字符。
error-graph-self-loop = 第 { $line } 行第 { $column } 列：这条边从节点连回自身，棋子可以永远走下去。
error-graph-too-many-nodes = 一个图最多只能有 { $limit } 个节点。
error-graph-too-many-edges = 一个图最多只能有 { $limit } 条边。
error-graph-cycle = 这些边绕成一个有 { $nodes } 个节点的圈，棋局可能不会结束。请删去其中一条边。
error-token-not-on-a-node = 第 { $token } 个棋子不在图的节点上。
error-too-many-tokens = 有 { $count } 个棋子，最多只能有 { $limit } 个。
error-graph-without-nodes = 这个图没有节点，棋子无处可放。
error-graph-start-unknown = 图中没有与起点同名的节点。
error-graph-name-not-dot = DOT 写不出节点名“{ $name }”：其中引号前或末尾有反斜杠，而尖括号又不成对。
error-graph-name-not-xml = GraphML 写不出节点名“{ $name }”，因为其中有控制字符。

# A graph that somebody draws
graph-label = 一个有 { $nodes } 个节点、{ $edges } 条边的图
graph-tools = 触摸时
graph-tool-play = 走棋子
graph-tool-put = 放棋子
graph-tool-lift = 拿走棋子
graph-tool-join = 连接两个节点
graph-tool-add = 添加节点
graph-tool-move = 移动节点
graph-tool-remove = 删去节点
graph-hint = { $tool ->
    [join] { $chosen ->
        [yes] 边从 { $name } 出发：请触摸它通向的节点。
       *[no] 请触摸边的起点，或者从一个节点拖到另一个节点。
    }
    [move] { $chosen ->
        [yes] 已拿起 { $name }：请触摸新的位置，或者按方向键。
       *[no] 先触摸节点，再触摸新的位置，也可以直接拖动。
    }
    [remove] 触摸一个节点，它和它的边都会删去。
   *[add] 触摸空白处，就添加一个节点。
}
graph-undo = 撤销
graph-redo = 重做
graph-arrange = 整理
graph-arranged = 节点已重新排列。
graph-clear = 清空
graph-add-title = 新节点
graph-name = 名称
graph-add = 添加节点
graph-edge-title = 边
graph-from = 从
graph-to = 到
graph-join = 连接
graph-part = 删去这条边
graph-node-title = 节点
graph-node = 节点
graph-rename = 改名
graph-remove = 删去
graph-nudge = 移动这个节点
graph-left = 左
graph-right = 右
graph-up = 上
graph-down = 下
graph-ready = 现成的图：
graph-ready-divisors = 36 的因数
graph-ready-heap = 一个尼姆堆
graph-ready-take-away = 取 1、3 或 4
graph-ready-kayles = 五个柱的凯尔斯
graph-ready-random = 随机的图
graph-text = 图的文本
graph-form = 写成
graph-form-edges = 边的列表
graph-form-dot = DOT
graph-form-json = 节点和边的 JSON（networkx 3.6 的写法）
graph-form-graphml = GraphML
graph-text-about = 请输入或粘贴边的列表（例如 <code>a -> b, c</code>）、DOT 的 digraph、JSON，或其他程序写出的 GraphML、GEXF、GML 等，格式会自动识别。
graph-draw = 画出来
graph-forget = 放弃我输入的
graph-store = 存为文件
graph-merged = 有 { $merged } 条边重复了，每条只算一次。
graph-read = 读作{ $form ->
    [edges] 边的列表
    [dot] DOT
    [graphml] GraphML
    [gexf] GEXF
    [gml] GML
    [cytoscape] Cytoscape JSON
    [json-graph] JSON Graph Format
    [graphology] graphology JSON
    [vis-network] vis-network JSON
    [petgraph] petgraph JSON
    [networkx-adjacency] networkx JSON
    [networkx-multiline] networkx 的多行邻接表
    [graphviz-json] Graphviz JSON
    [graphviz-plain] Graphviz plain
    [pajek] Pajek
    [dimacs] DIMACS
    [pace] PACE
    [metis] METIS
    [lgl] LGL
    [tgf] TGF
    [graph6] graph6
    [sparse6] sparse6
    [matrix-market] Matrix Market
    [mermaid] Mermaid
    [csv] 带表头的表格（CSV）
    [matrix] 邻接矩阵
    [python] Python
    [markdown] Markdown
   *[json] JSON
  }：{ $nodes } 个节点，{ $edges } 条边，{ $direction ->
    [oneway] 单向
   *[both] 双向
  }。
graph-read-columns = { $columns ->
    [weights] 第三列当作权重。
    [labels] 第三列当作标签，没有使用。
    [of-labels] 边的标签没有使用。
   *[neighbours] 第一个词之后的每个词都当作一个节点，有一条边从第一个节点连向它。
  }
graph-read-weighed = { $weighed ->
    [all] 每条边都有权重，“计数”会用权重来找最轻的路径。
    [below] 边 { $edge } 的权重小于 0，因此“计数”不找最轻的路径。
    [some] { $weights } 条边有权重，其他边没有，例如 { $edge }。因此没有最轻的路径。
   *[none] 边的权重没有使用。
  }
graph-read-counted = 第一行当作节点的个数和边的条数。
graph-read-blanks = 名称里有空格。
graph-read-attributes = 有 { $attributes } 个属性没有使用。
graph-read-loops = 有 { $loops } 条边从节点连回自身，已略去。
graph-read-turned = 属性 dir 调转了 { $turned } 条边的方向。
graph-read-two-way = 属性 dir 使 { $edges } 条边没有箭头或两端都有箭头，因此这些边是双向的。
graph-read-named = { $named ->
    [labels] 节点以各自的标签为名称。
   *[numbers] 节点以编号为名称。
  }
graph-read-places = 保留了文本中的布局；“整理”会另作布局。
graph-ask-direction = 文本没有说明边的方向。
graph-read-both = 双向
graph-read-oneway = 单向，按书写的方向
graph-ask-columns = 第三列是什么？
graph-read-weights = 权重
graph-read-neighbours = 更多节点
graph-read-labels = 标签
graph-ask-counts = 第一行是什么？
graph-read-counts = 节点的个数和边的条数
graph-read-edge = 一条边
graph-ask-ends = 边的两端是什么？
graph-read-names = 名称
graph-read-indices = 节点列表中的位置，从 0 数起
graph-ask-blanks = 箭头后的空格是什么？
graph-read-parts = 分开两个节点
graph-ask-names = 节点用什么作名称？
graph-read-called = 标签
graph-read-numbered = 编号
graph-read-edges = 仍按边的列表读取
graph-read-make = 改为单向，按书写的方向

# Why an edit is refused
error-node-without-name = 节点要有名称。
error-node-name-too-long = 这个名称有 { $length } 个字符，最多只能有 { $limit } 个。
error-node-name-taken = 已经有一个节点叫“{ $name }”。
error-edge-to-itself = 边不能从一个节点连回自身，否则棋局不会结束。
error-graph-unchanged = 图没有因此改变。
error-graph-not-drawn = 这个图有 { $nodes } 个节点、{ $edges } 条边。最多只能画 { $most } 个节点、{ $widest } 条边。

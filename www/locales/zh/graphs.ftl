# Why a pasted graph is refused
error-graph-text-too-long = 图的文本有 { $count } 个字节，最多只能有 { $limit } 个。
error-graph-too-many-lines = 图的文本有 { $count } 行，最多只能有 { $limit } 行。
error-graph-syntax = 第 { $line } 行第 { $column } 列：从这里起无法读懂。
error-graph-unexpected-json = 第 { $line } 行第 { $column } 列：这是 JSON，但不是边的列表、一对节点或名称。
error-graph-node-missing = 第 { $line } 行第 { $column } 列：这里缺少节点的名称。
error-graph-unknown-node = 第 { $line } 行第 { $column } 列：节点列表里没有这个节点。
error-graph-name-too-long = 第 { $line } 行第 { $column } 列：名称最多只能有 { $limit } 个字符。
error-graph-self-loop = 第 { $line } 行第 { $column } 列：这条边从节点连回自身，棋子可以永远走下去。
error-graph-too-many-nodes = 一个图最多只能有 { $limit } 个节点。
error-graph-too-many-edges = 一个图最多只能有 { $limit } 条边。
error-graph-cycle = 这些边绕成一个有 { $nodes } 个节点的圈，棋局可能不会结束。请删去其中一条边。
error-token-not-on-a-node = 第 { $token } 个棋子不在图的节点上。
error-too-many-tokens = 有 { $count } 个棋子，最多只能有 { $limit } 个。
error-graph-without-nodes = 这个图没有节点，棋子无处可放。
error-graph-start-unknown = 图中没有与起点同名的节点。

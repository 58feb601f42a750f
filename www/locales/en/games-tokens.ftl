# Tokens on a graph
tokens-about = Two players take turns. Each moves one token along an edge, and the player who cannot move any loses. Every impartial game is such a graph.
tokens-node = { $name }{ $tokens ->
    [0] {""}
    [one] , one token
   *[other] , { $tokens } tokens
}, { $edges ->
    [0] no edge leads on
    [one] one edge leads on
   *[other] { $edges } edges lead on
}{ $value ->
    [hidden] {""}
   *[other] , Grundy value { $value }
}{ $cycle ->
    [yes] , part of the cycle
   *[no] {""}
}{ $open ->
    [yes] , the token can go here
   *[no] {""}
}.
tokens-hint-play = { $held ->
    [yes] You hold the token on { $name }: touch a node to which an edge leads.
   *[no] Touch a token, then the node to which it goes, or drag it.
}
tokens-hint-put = Touch a node to put a token on it.
tokens-hint-lift = Touch a node to take a token from it.
tokens-caption = A gold disc is a token. A number in a node is its <term-grundy>Grundy value</term-grundy>.
tokens-cycle = The edges go round in a cycle of { $nodes } { $nodes ->
    [one] node
   *[other] nodes
}. Take one of them away, and tokens can play.
tokens-circle = The cycle is drawn in dashes: { $names }.
tokens-hidden = The values are hidden while hints are off.
tokens-values = The value of each node
tokens-grundy = The Grundy value of a node is the least of 0, 1, 2, … that no node after it has.
tokens-next = Next value
tokens-all = All values
tokens-none = Hide them
tokens-covered = No value is shown.
tokens-mex = { $edges ->
    [0] No edge leads on from { $name }, so its value is 0.
   *[other] { $count ->
        [one] From { $name } a token can go to { $to }. The value { $taken } is taken, so { $name } has the least other value: { $value }.
       *[other] From { $name } a token can go to { $to }. The values { $taken } are taken, so { $name } has the least other value: { $value }.
    }
}
tokens-heaps = The equivalent Nim heaps
tokens-heaps-label = { $heaps ->
    [one] One heap
   *[other] { $heaps } heaps
}, with its digits
tokens-heaps-about = Each token is a heap with as many stones as its node’s value. Take stones, and the token moves; move a token, and the heap changes. A heap that grows can be cut back at once.
tokens-heap = Heap { $heap }: { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
tokens-stone = Heap { $heap }: take { $take }, leave { $left }
tokens-count = { $stones }
tokens-sum-label = sum
tokens-sum = { $heaps ->
    [0] No token stands on the graph. Put one on a node.
   *[other] { $xor ->
        [0] The exclusive or of the values is 0: the player to move <lost>has lost</lost>, if the opponent makes no mistake.
       *[other] The exclusive or of the values is { $xor }, in binary { $binary }: the player to move can <won>win</won>, by { $winning ->
            [one] one move
           *[other] { $winning } moves
        }.
    }
}
tokens-game = The game
tokens-computer = the computer answers
tokens-legal = a move
tokens-move = token { $token } from { $from } to { $to }
tokens-make = Make this move
tokens-reply = Let the computer move
tokens-moved = { $who ->
    [computer] The computer moved a token from { $from } to { $to }.
   *[you] You moved a token from { $from } to { $to }.
}
tokens-thinking = The computer is thinking.
tokens-over = { $who ->
    [computer] No token can move: the computer has won.
    [you] No token can move: whoever moved last has won.
   *[nobody] No token can move.
}
tokens-no-link = This graph needs { $length } characters, and a link has room for { $most }. Save it as a file, and open the file again.
error-no-token-there = No token stands there.
error-no-edge-there = No edge leads from { $from } to { $to }.
error-tokens-go-round = Nobody can play while edges go round in a cycle.

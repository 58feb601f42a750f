# The figure of a game that is not on a board
described-picture = The position: { $label }
described-graph = A graph with { $nodes } { $nodes ->
    [one] node
   *[other] nodes
} and { $edges } { $edges ->
    [one] edge
   *[other] edges
}. The token is on { $label }
described-node = { $name }{ $kind ->
    [token] : the token is here
   *[no] {""}
}
described-position = Position: { $label }.
described-moves = Moves
described-move = { $label }{ $outcome ->
    [N] : wins in { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }
    [D] : draws
    [P] : loses in { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }
   *[none] {""}
}
described-made = { $who ->
    [you] You played: { $label }.
    [computer] The computer played: { $label }.
   *[mover] Played: { $label }.
}
described-planned = Play: { $label }
described-better = Move { $ply } gave it away. Better was { $label }.
described-caption = { $marks ->
    [no] { $values ->
        [yes] Each button says how its move ends.
       *[no] <invite>Press the button of a move.</invite>
    }
   *[yes] { $values ->
        [yes] A ring <won>wins</won>, a disc <lost>loses</lost>, a square draws.
        [over] The game is over here.
       *[no] <invite>Touch a move in the picture, or one of the buttons.</invite>
    }
}

form-rules = { $game ->
    [vectors] Two players move one token in turn, each time by one of these vectors: { $rules }. It begins at ({ $m }, { $n }), and neither number may fall below 0.
    [take-away] Two players take stones from one heap in turn. A move may take: { $rules }.
    [octal] Two players take objects from one group in turn. The octal code { $rules } says how many, and what may be left.
    [graph] Two players move one token along the edges of a graph in turn.
    [calendar] A player moves a date to the next day or to the same day of the next month. The player who reaches 4 November 2001 wins, and the player who passes it loses.
    [multiplication] The product begins with 1, and each player multiplies it by a number from 2 to 9. The player who first reaches { $target } wins.
    [chomp] A player bites a square off the bar, with all that lies above it and to its right. The lower left square is poisoned: the player who eats it loses.
   *[digital-deletions] A move makes one digit smaller, or deletes a zero and all digits to its right. The player who deletes the last digit wins.
}{ $end ->
    [normal] {" "}The player who makes the last move wins.
    [misere] {" "}The player who makes the last move loses.
   *[none] {""}
}

# The Grundy value behind “more”
grundy-mex = { $count ->
    [0] No move is left, so the Grundy value is 0.
   *[other] The moves lead to the values { $set }. The least number that is not among them is { $value }, so the Grundy value here is { $value }: the position equals a Nim heap of { $value } { $value ->
    [one] stone
   *[other] stones
}.
}
grundy-option = { $label }: value { $value }
error-grundy-undefined = This game has no Grundy values: they need a game that ends, in which both players have the same moves and the last move wins.
error-grundy-too-large = More than { $limit } moves lie between here and the end, too many to find the Grundy value.

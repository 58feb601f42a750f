page-title = Why does nobody win? · Appleyard
title = Why does nobody win?
lede = Two players mark the squares in turn, and three marks in a line win. The computer makes no mistakes: can you win?

# The figure
tictactoe-plate = A board of three rows with three squares
tictactoe-caption = { $values ->
    [yes] A ring <won>wins</won>, a disc <lost>loses</lost>, a bar draws.
   *[no] Touch a square.
}
tictactoe-square = Square { $square }{ $mark ->
    [cross] , a cross
    [nought] , a nought
   *[none] , empty
}{ $outcome ->
    [N] : wins in { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }
    [D] : draws
    [P] : loses in { $plies } plies
   *[none] {""}
}
tictactoe-planned = Mark square { $square }
tictactoe-taken = Square { $square } cannot be marked any more.

# Narration
tictactoe-start = Three marks in a line win: across, down or from corner to corner.
tictactoe-made = { $who ->
    [you] You marked square { $square }.
    [computer] The computer marked square { $square }.
   *[mover] Square { $square } was marked.
}
tictactoe-squares = Of the empty squares { $wins } win, { $draws } draw and { $loses } lose.
tictactoe-full = The board is full, and nobody has won.
error-illegal-ply = The game in this link breaks the rules: its ply { $ply } marks a square that may not be marked.

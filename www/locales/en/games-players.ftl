# One heap for several players
many-game = One heap for several players
many-about = The players take stones from one heap in turn. Player 1 is to move. With more than two players, a player who cannot win still decides who does.
many-rule = What may be taken
many-rule-about = Write <code>1,2</code>, <code>1..3</code> or <code>any</code>.
field-many-players = players
field-many-stones = stones in the largest heap
many-end = Who wins?
many-end-normal = the player who makes the last move
many-end-misere = the player who would have to move next
many-tie = What does a player prefer who cannot win?
many-tie-spites-next = that the winner sits far behind
many-tie-helps-next = that the winner sits near behind
many-tie-first-move = nothing
many-tie-spites-next-about = The column “wins” holds if each player who cannot win lets the winner sit as far behind as possible, the next player least of all.
many-tie-helps-next-about = The column “wins” holds if each player who cannot win lets the winner sit as near behind as possible, the next player best of all.
many-tie-first-move-about = The column “wins” holds if each player who cannot win makes the first move of the list.
many-nobody = nobody
many-column-stones = stones
many-column-winner = wins
many-column-plies = plies
many-column-forced = can force it
many-column-possible = can win at all
many-table = Each heap, and who wins
many-found = { $forced ->
    [yes] In the largest of these heaps somebody can force a win.
   *[no] In all heaps from { $from } to { $to } { $to ->
    [one] stone
   *[other] stones
} nobody can force a win.
}

how-1 = The solver starts from the boards that are full or have three in a line, and works backwards. It gives each of the 5,478 positions a value: won, lost or a draw.
how-2 = From the empty board nobody can force a win. So two players who make no mistake always come to a draw.
try-1 = The value of every first square.
try-2 = A cross in a corner, a nought beside it: only some squares win.
try-3 = Say first who wins.
source-1 = Berlekamp, Conway, Guy: <em>Winning Ways for Your Mathematical Plays</em>, on games of lines.

# The panel that chooses a game
choose-game = Which game?
game-in-a-row = Tic-tac-toe and other rows
game-four-in-a-row = Connect Four and other falling rows
game-hexapawn = Hexapawn
game-dodgem = Dodgem
game-dao = Dao
game-script = A game of your own
choose-size = How large?
choose-no-size = This game has one size.
field-game-columns = columns
field-game-rows = rows
field-game-length = in a row to win
field-game-side = squares on each side
games-better = Ply { $ply } gave it away. Better was { $act ->
    [go] from { $from } to { $to }
    [leave] off the board from { $from }
   *[place] { $to }
}.
error-certificate-too-large = The certificate would have about { $bytes } bytes: at most { $limit } are allowed.

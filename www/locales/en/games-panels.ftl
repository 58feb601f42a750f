# The panel that chooses a game
choose-game = Which game?
game-in-a-row = Tic-tac-toe and other rows
game-four-in-a-row = Connect Four and other falling rows
game-hexapawn = Hexapawn
game-dodgem = Dodgem
game-dao = Dao
game-vectors = A token and vectors
game-take-away = Heaps and what may be taken
game-octal = An octal game
game-graph = A token on a graph
game-calendar = Calendar Game
game-multiplication = A Multiplication Game
game-digital-deletions = Digital Deletions
game-chomp = Chomp
game-script = A game of your own
choose-contests = The thirteen contest problems
choose-contests-about = Problems of the Hangzhou online judge about games. Each link opens the exhibit that plays the game.
error-game-without-name = This game has a line that is too long for a certificate.
choose-size = How large?
choose-no-size = This game has one size.
field-game-columns = columns
field-game-rows = rows
field-game-length = in a row to win
field-game-side = squares on each side
games-better = Move { $ply } gave it away. Better was { $act ->
    [go] from { $from } to { $to }
    [leave] off the board from { $from }
   *[place] { $to }
}.
error-certificate-too-large = The certificate would have about { $bytes } bytes: at most { $limit } are allowed.
certificate-save = Certificate (about { $bytes } bytes)
certificate-about = The solution as a text: anybody can check it without the solver.
certificate-too-large = The certificate is too large: at most { $limit } bytes are written.

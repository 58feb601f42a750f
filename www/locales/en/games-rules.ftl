# The panel in which a visitor writes a game
rules-script = Script of the game
rules-example = Begin with
rules-example-none = your own text
rules-example-take-away = Take one, two or three
rules-example-misere = The last stone loses
rules-example-nim = Nim
rules-example-euclid = Euclid’s game
rules-example-chomp = Chomp
rules-example-tic-tac-toe = Tic-tac-toe
rules-example-hexapawn = Hexapawn
rules-example-domineering = Domineering
rules-example-dodgem = Dodgem
rules-example-chase = Cop and robber
rules-about-take-away = The shortest game here: a position is the number of stones, you take one, two or three of them, and the player who takes the last one wins.
rules-about-misere = The same moves, but the player who takes the last stone loses: where no stone is left, the function winner names the player to move.
rules-about-nim = Take any number of stones from one heap. A position is the list of heaps in rising order, so heaps that are only in another order are the same position. A map gives each move its name.
rules-about-euclid = Take the smaller number from the larger one, as often as you like in one move. The player who makes a zero wins. A position is a pair of numbers, the smaller one first.
rules-about-chomp = Bite a square off a bar of chocolate, with all that lies above it and to its right. The lower left square is poisoned: the player who eats it loses. A position lists the heights of the columns, and the function picture draws them.
rules-about-tic-tac-toe = Nine squares: 0 is free, 1 and 2 are the marks of the players, and three in a line win. The function label names a position, and picture draws squares that you can click.
rules-about-hexapawn = Three pawns against three, a game by Martin Gardner (1962). A pawn steps ahead to a free square, or takes one square ahead to the left or right. You win at the other end of the board, or if the opponent cannot move. The function player says whose turn it is.
rules-about-domineering = Player 1 lays dominoes upright, player 2 lays them flat. The player who cannot lay one loses. Change the numbers of columns and rows as you like.
rules-about-dodgem = Two cars each, a game by Colin Vout. The cars of player 1 drive to the right, those of player 2 up, and all may step to their sides. Over the far edge a car leaves the board. You win if you have no car left, or if all your cars are blocked. Positions can come back.
rules-about-chase = A cop and a robber on a ring of five nodes. Each moves to a neighbour or stays. The cop, who moves first, wins by reaching the robber; a robber who is never caught draws. The label says where the cop is, then where the robber is.
rules-checking = The script is being read.
rules-fine = The script can be played. It begins with { $label }, where there { $moves ->
    [one] is one move
   *[other] are { $moves } moves
}.
rules-play = Play this game
rules-playing = The game begins with { $label }.
rules-leave = Tab indents. To leave the editor by keyboard, press Escape and then Tab.
rules-save = Save as a file
rules-too-long = This script is too long for a link. Save it as a file to pass it on.
rules-limits = A game may have up to { $positions } positions, and a script up to { $bytes } bytes.
rules-plain = The editor could not be loaded. You can write the script in this field.
rules-completions = Suggestions
rules-name-start = the position in which play begins
rules-name-moves = the positions after each move
rules-name-player = 1 or 2: whose turn it is
rules-name-winner = who has won
rules-name-label = what a position is called
rules-name-picture = shapes to draw and click

# The guide
rules-guide = Write a game in two minutes
rules-guide-first = A game needs two functions: <strong>start</strong> returns the first position, and <strong>moves</strong> returns a list of the positions after each move. The player who cannot move has lost.
rules-guide-moves = A position is made of whole numbers, true or false, texts, lists and maps. To name the moves, return a map from names to positions.
rules-guide-players = If the players have different moves, write <strong>player</strong>. It says whose turn it is: 1 or 2.
rules-guide-winner = Write <strong>winner</strong> if play ends in another way. It returns "mover" for the player to move, "opponent", "draw", or with player also 1 or 2. While play goes on, it returns nothing.
rules-guide-label = <strong>label</strong> gives a position a short name.
rules-guide-picture = <strong>picture</strong> draws circles, lines, rectangles and texts. A shape with move: 0 makes the first move when somebody clicks it.
rules-guide-limits = A script reaches nothing but the position that it is given, and a call that takes too long is stopped.

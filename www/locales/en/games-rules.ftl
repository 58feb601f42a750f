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
rules-about-take-away = The shortest game here: a position is a number, and the player who takes the last stone wins.
rules-about-misere = The same moves, but the function winner says that the last stone loses.
rules-about-nim = A position is a list of heaps, and a map gives each move its name.
rules-about-euclid = Take the smaller number from the larger one: a position is a pair of numbers.
rules-about-chomp = Bite squares off a bar of chocolate, which the function picture draws.
rules-about-tic-tac-toe = Two players with their own marks, a label and a picture to click.
rules-about-hexapawn = Pawns of two players on a board: the function player says whose turn it is.
rules-about-domineering = One player lays dominoes upright, the other lays them flat.
rules-about-dodgem = Cars leave the board, and positions can come back.
rules-about-chase = A chase round a ring: a robber who is never caught draws.
rules-checking = The script is being read.
rules-fine = The script can be played. It begins with { $label }, where there { $moves ->
    [one] is one move
   *[other] are { $moves } moves
}.
rules-play = Play this game
rules-save = Save as a file
rules-open = Open a file
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
rules-guide-limits = Press Escape and then Tab to leave the editor. A script reaches nothing but the position that it is given, and a call that takes too long is stopped.

# What the solver of board games can refuse
error-too-much-memory = Solving this game would take up to { $bytes } bytes of memory: at most { $limit } are allowed.
error-not-a-position = This is not a position of the game.
error-board-too-large = This board has { $squares } squares: the game may have at most { $limit }.
error-board-not-understood = The board cannot be read at character { $at }.
error-board-not-possible = Play cannot lead to this board.
error-board-columns-out-of-range = You asked for { $value } columns: the number must be between { $min } and { $max }.
error-board-rows-out-of-range = You asked for { $value } rows: the number must be between { $min } and { $max }.
error-in-a-row-out-of-range = You asked for { $value } stones in a row: the number must be between { $min } and { $max }.

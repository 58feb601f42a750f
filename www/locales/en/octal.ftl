# What is wrong with an octal code and its row; Chain and the games share these sentences
error-row-too-long = This row needs { $cells } cells, but a row may have at most { $max }.
error-empty-row = A row needs at least one object.
error-not-octal = Character { $at } does not fit here. A code is a point with digits from 0 to 7, like 0.77.
error-octal-too-long = This code has { $digits } digits after the point, but the solver reads at most { $max }.
error-octal-endless = With { $digit } before the point a move may take nothing and leave the group as it is, so a game need not end. Only 0 and 4 are possible there.
error-octal-without-moves = This code allows no move at all.

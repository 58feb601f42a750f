# What the still picture of each exhibit shows, for those who do not see it
picture-nim = Three heaps of 3, 5 and 7 stones in bundles of four, two and one. Equal bundles are joined by threads and cancel. One single stone has no partner
picture-lattice = Twenty apples, and below them the positions of the half-apple game, 21 across and 13 up. Lost ones are discs: wholes and halves both even, with at least two wholes, or no whole and an odd number of halves. Won ones are rings
picture-quicksort = Sixteen sorted elements, and below them a row for each partition. The strokes are in disorder at the top and slant into order row by row
picture-networks = Eight threads from pale to dark enter in disorder. They cross where comparators join two of them, and leave in order
picture-chain = Nine rings in a row, linked to their neighbours. A bar stands over the middle ring, because taking it wins. Bars hang under the other eight, which lose
picture-games = All 765 positions of tic-tac-toe that differ, in rows from the empty board at the top. Discs are lost, rings won, squares draws; the empty board is a square
picture-paths = Streets of three by three corners. A black way leads from one corner to the opposite one, over a pale one that was found before. Beside them a tree of calls grows, with a dot for each path found
picture-machines = A tape of cells with the head of a machine over one of them. Below it its picture: a row for each step, in which the written cells grow like a cone. Beside it the table of rules, with one of them marked
picture-dovetailing = A lattice of numbered cells: machines across, their steps upwards. The cells below a diagonal are filled; some end in a round mark, because their machine has stopped. Beside it a list of reports, and four machines of which only the first has moved
picture-of = Picture of the figure: { $title } { $shows }.

# What the still picture of each exhibit shows, for those who do not see it
picture-nim = Three heaps of 3, 5 and 7 stones in bundles of four, two and one: equal bundles are joined by threads and cancel, and a single stone has no partner
picture-lattice = The positions of the half-apple game: 21 across, 13 up; lost ones as discs (wholes, at least two, and halves both even; or no whole and halves odd), won ones as rings
picture-quicksort = Sixty-four elements in order, and below them a row for each partition: strokes in disorder at the top, slanting into order row by row
picture-networks = Sixteen threads from pale to dark in disorder, crossing where comparators join two of them, and leaving in order
picture-chain = Nine rings in a row, linked to their neighbours; a bar stands over eight of them, for taking one of these loses, and one hangs under the middle, which wins
picture-of = Picture of the figure: { $title } { $shows }.

# What is wrong with the moves of a token; the lattice and the games share these sentences
error-no-moves = A game needs at least one move.
error-too-many-moves = The game has { $count } moves, and the limit is { $limit }.
error-zero-vector = (0, 0) would be a pass, and passing is not allowed.
error-vector-too-long = ({ $dm }, { $dn }) is too long: each number must lie between −{ $limit } and { $limit }.
error-repeated-vector = ({ $dm }, { $dn }) appears twice.
error-endless-move = The move ({ $dm }, { $dn }) lowers neither number, so it can be repeated for ever. Every game here must end.
error-endless-moves = Together, { $first_times } × ({ $first_dm }, { $first_dn }) and { $second_times } × ({ $second_dm }, { $second_dn }) lower neither number, so they can be repeated for ever. Every game here must end.
error-vectors-not-understood = The moves cannot be read at character { $at }.
error-vector-start-out-of-range = The start has the coordinate { $value }: it must be between { $min } and { $max }.

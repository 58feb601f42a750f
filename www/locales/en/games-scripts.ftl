# What is wrong with a script
error-script-too-long = A script may have at most { $limit } bytes. This one has { $bytes }.
error-script-syntax = The script cannot be read here. The interpreter says: “{ $detail }”.
error-script-nested-too-deep = Expressions or blocks are nested deeper than { $limit } here. Give a part of them a name.
error-script-list-too-long = A list that is written out may have at most { $limit } elements. Build it in a loop.
error-script-outside-functions = Only functions run. Put this into one of them.
error-script-function-missing = The script needs a function with the name { $name }.
error-script-wrong-parameters = { $needs ->
    [0] The function { $name } must not have a parameter.
    [one] The function { $name } must have one parameter.
   *[other] The function { $name } must have { $needs } parameters.
}
error-script-too-many-operations = A call took more than { $limit } operations. Look for a loop that never ends.
error-script-too-many-touched = A call read or copied more than { $limit } elements. Use smaller arrays or fewer copies.
error-script-recursion-too-deep = More than { $limit } calls wait for one another. Look for a function that calls itself without end.
error-script-collection-too-large = An array or a map may have at most { $limit } elements.
error-script-text-too-long = A text may have at most { $limit } bytes.
error-script-value-too-deep = Arrays and maps may be nested at most { $limit } deep.
error-script-unknown-name = There is no variable or property { $name } here.
error-script-unknown-function = There is no function for this call: { $name }.
error-script-arithmetic = This cannot be calculated: a number is too large, or something is divided by zero. The interpreter says: “{ $detail }”.
error-script-no-such-place = There is no element at this place. Places count from 0.
error-script-wrong-type = A value has the wrong type here. The interpreter says: “{ $detail }”.
error-script-thrown = The script itself stops here. It says: “{ $detail }”.
error-script-wrong-return = { $name ->
    [moves] The function moves must return an array of positions, or a map from labels to positions. It returned { $found }.
    [player] The function player must return 1 or 2. It returned { $found }.
    [winner] The function winner must return "mover", "opponent", "draw" or nothing. It returned { $found }. The numbers 1 and 2 need a function player.
    [label] The function label must return a text or an integer. It returned { $found }.
   *[picture] The function picture must return an array of shapes. It returned { $found }.
}
error-script-not-a-position = A position consists of integers, booleans, texts, arrays and maps. This one contains { $found }.
error-script-position-too-large = A position may take at most { $limit } bytes.
error-script-too-many-moves = A position may have at most { $limit } moves. This one has { $count }.
error-script-not-a-picture = { $problem ->
    [too-many] Shape { $shape } is one too many for a picture.
    [no-map] Shape { $shape } of the picture is not a map, such as #{"{"} circle: [0, 0, 5] {"}"}.
    [form] Shape { $shape } of the picture must be exactly one of circle, line, rectangle and text.
    [says] Shape { $shape } of the picture is a text, but it lacks says.
    [numbers] Shape { $shape } of the picture needs other numbers: 3 for a circle, 4 for a line or rectangle, 2 for a text.
    [length] Shape { $shape } of the picture has a length that is not positive.
    [tone] Shape { $shape } of the picture has an unknown tone. There are ink, faint, first and second.
    [move] Shape { $shape } of the picture names a move that the position does not have. Moves count from 0.
   *[unknown] Shape { $shape } of the picture has a property that shapes do not have.
}
error-script-too-many-positions = The game has more than { $limit } positions. Make it smaller, or look whether it ends.
error-script-too-many-links = The game has more than { $limit } moves over all positions. Make it smaller.
error-script-too-many-bytes = The positions of the game take more than { $limit } bytes. Make the game smaller.
error-script-failed = The script stopped here. The interpreter says: “{ $detail }”.

# Where it is wrong
script-at = { $column ->
    [none] Line { $line }:
   *[other] Line { $line }, column { $column }:
}
script-in-call = It happened in { $function }({ $position }).

# The figure
script-brought = This link brings its own rules.
script-look = Look at the rules

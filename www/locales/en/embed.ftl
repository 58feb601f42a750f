page-title = Appleyard
embed-no-figure = { $asked ->
    [none] The address does not say which figure: it needs figure= and one of { $figures }.
   *[other] There is no figure “{ $figure }”: the address must say figure= and one of { $figures }.
}
attribute-bad-choice = The attribute “{ $name }” is “{ $value }”: it must be one of { $choices }.
attribute-bad-step = The attribute “start” is “{ $value }”: it must be a whole number from 0 to { $max }.

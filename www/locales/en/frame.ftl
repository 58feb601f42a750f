page-title = Appleyard
frame-no-figure = { $asked ->
    [none] The address does not say which figure: it needs figure= and one of { $figures }.
   *[other] There is no figure “{ $figure }”: the address must say figure= and one of { $figures }.
}

page-title = Appleyard
frame-no-figure = { $asked ->
    [none] The address does not say which figure to show. Add figure= and one of { $figures }.
   *[other] There is no figure “{ $figure }”. The address must say figure= and one of { $figures }.
}

page-title = Appleyard
frame-no-figure = { $asked ->
    [none] La dirección no dice qué figura: le falta figure= y una de { $figures }.
   *[other] No hay ninguna figura «{ $figure }»: la dirección debe decir figure= y una de { $figures }.
}

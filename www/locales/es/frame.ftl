page-title = Appleyard
frame-no-figure = { $asked ->
    [none] La dirección no dice qué figura mostrar. Añade figure= y una de { $figures }.
   *[other] No hay ninguna figura «{ $figure }». La dirección debe decir figure= y una de { $figures }.
}

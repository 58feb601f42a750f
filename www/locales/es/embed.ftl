page-title = Appleyard
embed-no-figure = { $asked ->
    [none] La dirección no dice qué figura: le falta figure= y una de { $figures }.
   *[other] No hay ninguna figura «{ $figure }»: la dirección debe decir figure= y una de { $figures }.
}
attribute-bad-choice = El atributo «{ $name }» es «{ $value }»: debe ser uno de { $choices }.
attribute-bad-step = El atributo «start» es «{ $value }»: debe ser un número entero de 0 a { $max }.

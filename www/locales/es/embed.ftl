attribute-bad-choice = El atributo «{ $name }» es «{ $value }»: debe ser uno de { $choices }.
attribute-bad-step = El atributo «start» es «{ $value }»: debe ser un número entero de 0 a { $max }.
attribute-bad-size = El atributo «{ $name }» es «{ $value }»: debe ser un número entero de 1 a 9999. Hacen falta los dos, «width» y «height».

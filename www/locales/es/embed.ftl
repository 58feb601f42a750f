attribute-bad-choice = El atributo «{ $name }» es «{ $value }»: debe ser uno de { $choices }.
attribute-bad-step = El atributo «start» es «{ $value }»: debe ser un número entero de 0 a { $max }.

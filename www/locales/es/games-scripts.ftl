# Qué falla en un guion
error-script-too-long = Un guion puede tener como mucho { $limit } bytes. Este tiene { $bytes }.
error-script-syntax = El guion no se puede leer aquí. El intérprete dice: «{ $detail }».
error-script-nested-too-deep = Aquí hay expresiones o bloques anidados a más de { $limit } niveles. Dale un nombre a una parte.
error-script-list-too-long = Una lista escrita entera puede tener como mucho { $limit } elementos. Constrúyela con un bucle.
error-script-outside-functions = Solo se ejecutan las funciones. Pon esto dentro de una de ellas.
error-script-function-missing = El guion necesita una función llamada { $name }.
error-script-wrong-parameters = { $needs ->
    [0] La función { $name } no debe tener ningún parámetro.
    [one] La función { $name } debe tener un parámetro.
   *[other] La función { $name } debe tener { $needs } parámetros.
}
error-script-too-many-operations = Una llamada necesitó más de { $limit } operaciones. Mira si hay un bucle que no termina nunca.
error-script-too-many-touched = Una llamada leyó o copió más de { $limit } elementos. Usa arrays más pequeños o menos copias.
error-script-recursion-too-deep = Hay más de { $limit } llamadas esperándose unas a otras. Mira si una función se llama a sí misma sin fin.
error-script-collection-too-large = Un array o un mapa puede tener como mucho { $limit } elementos.
error-script-text-too-long = Un texto puede tener como mucho { $limit } bytes.
error-script-value-too-deep = Los arrays y mapas se pueden anidar como mucho { $limit } veces.
error-script-unknown-name = Aquí no hay ninguna variable ni propiedad { $name }.
error-script-unknown-function = No hay ninguna función para esta llamada: { $name }.
error-script-arithmetic = Esto no se puede calcular: un número es demasiado grande o se divide entre cero. El intérprete dice: «{ $detail }».
error-script-no-such-place = No hay ningún elemento en este lugar. Los lugares se cuentan desde 0.
error-script-wrong-type = Un valor tiene aquí un tipo equivocado. El intérprete dice: «{ $detail }».
error-script-thrown = El propio guion se detiene aquí. Dice: «{ $detail }».
error-script-wrong-return = { $name ->
    [moves] La función moves debe devolver un array de posiciones o un mapa de nombres a posiciones. Devolvió { $found }.
    [player] La función player debe devolver 1 o 2. Devolvió { $found }.
    [winner] La función winner debe devolver "mover", "opponent", "draw" o nada. Devolvió { $found }. Los números 1 y 2 necesitan una función player.
    [label] La función label debe devolver un texto o un entero. Devolvió { $found }.
   *[picture] La función picture debe devolver un array de formas. Devolvió { $found }.
}
error-script-not-a-position = Una posición consta de enteros, booleanos, textos, arrays y mapas. Esta contiene { $found }.
error-script-position-too-large = Una posición puede ocupar como mucho { $limit } bytes.
error-script-too-many-moves = Una posición puede tener como mucho { $limit } jugadas. Esta tiene { $count }.
error-script-not-a-picture = { $problem ->
    [too-many] La forma { $shape } ya no cabe en la imagen.
    [no-map] La forma { $shape } de la imagen no es un mapa, como #{"{"} circle: [0, 0, 5] {"}"}.
    [form] La forma { $shape } de la imagen debe ser exactamente una de estas: circle, line, rectangle y text.
    [says] La forma { $shape } de la imagen es un texto, pero le falta says.
    [numbers] La forma { $shape } de la imagen necesita otros números: 3 un círculo, 4 una línea o un rectángulo, 2 un texto.
    [length] La forma { $shape } de la imagen tiene una longitud que no es positiva.
    [tone] La forma { $shape } de la imagen tiene un tono desconocido. Existen ink, faint, first y second.
    [move] La forma { $shape } de la imagen nombra una jugada que la posición no tiene. Se cuentan desde 0.
   *[unknown] La forma { $shape } de la imagen tiene una propiedad que las formas no tienen.
}
error-script-too-many-positions = El juego tiene más de { $limit } posiciones. Hazlo más pequeño o mira si termina.
error-script-too-many-links = El juego tiene más de { $limit } jugadas entre todas las posiciones. Hazlo más pequeño.
error-script-too-many-bytes = Las posiciones del juego ocupan más de { $limit } bytes. Hazlo más pequeño.
error-script-failed = El guion se detuvo aquí. El intérprete dice: «{ $detail }».

# Dónde falla
script-at = { $column ->
    [none] Línea { $line }:
   *[other] Línea { $line }, columna { $column }:
}
script-in-call = Ocurrió en { $function }({ $position }).

# La figura
script-brought = Este enlace trae sus propias reglas.
script-look = Ver las reglas

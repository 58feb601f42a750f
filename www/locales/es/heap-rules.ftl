# What is wrong with heaps and with rules of taking; Nim and the games share these sentences
error-no-heaps = Tiene que haber al menos un montón.
error-no-rules = Una regla tiene que decir cuántas piedras se pueden quitar.
error-too-many-heaps = Pides { $count } montones, y el límite es { $limit }.
error-heap-empty = El montón { $heap } está vacío al empezar. Necesita al menos una piedra.
error-heap-too-large = Un montón de { $stones } es demasiado grande para esta regla. El límite es { $limit } piedras, porque los valores se calculan uno a uno.
error-no-move-at-start = Con esta regla nadie puede quitar nada de estos montones.
error-rule-empty = Una regla tiene que permitir al menos un número.
error-rule-zero = No se puede quitar 0, porque nadie puede pasar.
error-rule-not-understood = No se entiende la regla en el carácter { $at }. Escríbela así: 1..3, o 2,5, u odd*1..99, o fib.
error-rule-range = «{ $wrong }» puede ser un intervalo, o el primer número sin el segundo. Para el intervalo, escribe { $range }.
error-rule-backwards = El intervalo del carácter { $at } va al revés. Escribe primero el número menor.
error-rule-number-too-large = El número del carácter { $at } es demasiado grande: el límite es { $limit }.
error-rule-too-long = Una regla puede tener { $limit } caracteres como máximo.
error-rule-too-deep = Una regla puede tener como máximo { $limit } paréntesis unos dentro de otros.
error-rule-too-heavy = Calcular los valores de esta regla exige { $work } pasos, y el límite es { $limit }. Usa montones más pequeños.
error-bad-heaps = «{ $wrong }» no sirve como lista de montones. Escribe de 1 a { $heaps } { $heaps ->
    [one] número entero
   *[other] números enteros
} de 1 a { $stones }, con comas entre ellos.
error-bad-heaps-at = Línea { $line }, columna { $column }: «{ $wrong }» no sirve como lista de montones. Escribe de 1 a { $heaps } { $heaps ->
    [one] número entero
   *[other] números enteros
} de 1 a { $stones }, con comas entre ellos.

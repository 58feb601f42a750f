# Lo que un enlace puede pedir a una máquina discreta y el núcleo rechaza
error-discrete-not-a-letter = La letra { $place } de la palabra es «{ $found }». Una palabra tiene las letras 0 y 1.
error-discrete-wrong-cell-count = El número de celdas de esta fila es { $needed }, no { $count }.
error-discrete-cell-out-of-range = En la celda { $cell } cabe un número de { $min } a { $max }, no { $value }.
error-discrete-velocity-out-of-range = La velocidad puede ir de { $min } a { $max }, no { $value }.
error-discrete-no-such-step = El último paso de la ejecución es el { $steps }. No hay paso { $step }.
error-discrete-no-such-window = La fila acaba tras la celda { $cells }. Una máquina no puede empezar tras la celda { $from } y acabar tras la celda { $to }.
error-discrete-steps-out-of-range = Una ejecución puede tener de { $min } a { $max } pasos, no { $value }.
error-discrete-rule-out-of-range = Las reglas tienen números de { $min } a { $max }. No hay regla { $value }.
error-discrete-width-out-of-range = Una fila puede tener de { $min } a { $max } celdas, no { $value }.
error-discrete-letters-out-of-range = Una palabra puede tener de { $min } a { $max } letras, no { $value }.

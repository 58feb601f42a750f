# Tokens on a graph
tokens-about = Dos jugadores se turnan. Cada uno mueve una ficha por una arista, y pierde quien no puede mover ninguna. Todo juego imparcial es un grafo así.
tokens-node = { $name }{ $tokens ->
    [0] {""}
    [one] , una ficha
   *[other] , { $tokens } fichas
}, { $edges ->
    [0] no sale ninguna arista
    [one] sale una arista
   *[other] salen { $edges } aristas
}{ $value ->
    [hidden] {""}
   *[other] , valor de Grundy { $value }
}{ $cycle ->
    [yes] , parte del ciclo
   *[no] {""}
}{ $open ->
    [yes] , la ficha puede ir aquí
   *[no] {""}
}.
tokens-hint-play = { $held ->
    [yes] Tienes la ficha de { $name }: toca un nodo al que lleve una arista.
   *[no] Toca una ficha y después el nodo al que va, o arrástrala.
}
tokens-hint-put = Toca un nodo para poner una ficha.
tokens-hint-lift = Toca un nodo para quitar una ficha.
tokens-caption = Un disco dorado es una ficha. El número de un nodo es su <term-grundy>valor de Grundy</term-grundy>.
tokens-cycle = Las aristas forman un ciclo de { $nodes } { $nodes ->
    [one] nodo
   *[other] nodos
}. Quita una de ellas y las fichas podrán jugar.
tokens-circle = El ciclo está dibujado con rayas: { $names }.
tokens-hidden = Los valores no se muestran mientras las pistas están desactivadas.
tokens-values = El valor de cada nodo
tokens-grundy = El valor de Grundy de un nodo es el menor de 0, 1, 2, … que no tiene ningún nodo siguiente.
tokens-next = Valor siguiente
tokens-all = Todos los valores
tokens-none = Ocultarlos
tokens-covered = No se muestra ningún valor.
tokens-mex = { $edges ->
    [0] De { $name } no sale ninguna arista, así que su valor es 0.
   *[other] { $count ->
        [one] Desde { $name } una ficha puede ir a { $to }. El valor { $taken } está ocupado, así que { $name } tiene el menor de los demás: { $value }.
       *[other] Desde { $name } una ficha puede ir a { $to }. Los valores { $taken } están ocupados, así que { $name } tiene el menor de los demás: { $value }.
    }
}
tokens-heaps = Los montones de nim equivalentes
tokens-heaps-label = { $heaps ->
    [one] Un montón con sus cifras
   *[other] { $heaps } montones con sus cifras
}
tokens-heaps-about = Cada ficha es un montón con tantas piedras como el valor de su nodo. Si quitas piedras, la ficha se mueve; si mueves la ficha, el montón cambia. Un montón que crece se puede recortar enseguida.
tokens-heap = Montón { $heap }: { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
}
tokens-stone = Montón { $heap }: quitar { $take }, dejar { $left }
tokens-count = { $stones }
tokens-sum-label = suma
tokens-sum = { $heaps ->
    [0] No hay fichas en el grafo. Pon una en un nodo.
   *[other] { $xor ->
        [0] El o exclusivo de los valores es 0: quien tiene el turno <lost>pierde</lost>, si su rival no se equivoca.
       *[other] El o exclusivo de los valores es { $xor }, en binario { $binary }: quien tiene el turno puede <won>ganar</won>, con { $winning ->
            [one] una jugada
           *[other] { $winning } jugadas
        }.
    }
}
tokens-game = La partida
tokens-computer = la máquina responde
tokens-legal = una jugada
tokens-move = ficha { $token } de { $from } a { $to }
tokens-make = Hacer esta jugada
tokens-reply = Que juegue la máquina
tokens-moved = { $who ->
    [computer] La máquina movió una ficha de { $from } a { $to }.
   *[you] Moviste una ficha de { $from } a { $to }.
}
tokens-thinking = La máquina está pensando.
tokens-over = { $who ->
    [computer] Ninguna ficha puede moverse: ha ganado la máquina.
    [you] Ninguna ficha puede moverse: ha ganado quien movió por última vez.
   *[nobody] Ninguna ficha puede moverse.
}
tokens-no-link = Este grafo necesita { $length } caracteres, y en un enlace caben { $most }. Guárdalo en un archivo y vuelve a abrirlo.
error-no-token-there = Ahí no hay ninguna ficha.
error-no-edge-there = Ninguna arista lleva de { $from } a { $to }.
error-tokens-go-round = No se puede jugar mientras las aristas forman un ciclo.

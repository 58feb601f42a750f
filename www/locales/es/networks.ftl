page-title = ¿Se puede quitar uno? · Appleyard
title = ¿Se puede quitar uno?
lede = Una red de ordenación compara siempre en los mismos lugares, sea cual sea la entrada. Quita un comparador o dibuja otro: ¿ordena así?

# La figura
networks-picture = Red de ordenación: { $wires ->
    [one] un cable
   *[other] { $wires } cables
}, { $size ->
    [one] un comparador
   *[other] { $size } comparadores
}
networks-layer = { $count ->
    [one] Capa { $layer }: un comparador
   *[other] Capa { $layer }: { $count } comparadores que actúan a la vez
}
networks-layers = Las capas
networks-input = entra
networks-output = sale
networks-caption = Las líneas son cables; los postes, comparadores.
networks-rule = El menor de dos elementos sube.
caption-arrows = Las flechas indican adónde va el mayor.
caption-bits = Los ceros son huecos; los unos, macizos.
caption-idle = Los huecos nunca intercambian nada.
caption-ghost = Los discontinuos están quitados.
caption-fresh = Los comparadores gruesos son nuevos.
caption-wrong = Los dorados están en un cable equivocado.
picture-layer = capa { $layer }
picture-sorted = ordenada
picture-sorted-only = ordenada, pero otras entradas no
picture-unsorted = { $count ->
    [one] no ordenada: cable { $wires }
   *[other] no ordenada: cables { $wires }
}
mark-comparator = { $reversed ->
    [yes] Comparador { $number }, capa { $layer }: cables { $top } y { $bottom }, invertido
   *[no] Comparador { $number }, capa { $layer }: cables { $top } y { $bottom }
}
mark-ghost = Quitado: el comparador entre los cables { $top } y { $bottom }
mark-wire = Cable { $wire }
mark-front = Cable { $wire }: elemento { $value }
mark-input = Cable { $wire }: entra el elemento { $value }
input-name = { $input ->
    [random] barajados con la semilla { $seed }, que fija el orden
    [sorted] ya en orden
    [reversed] en orden inverso
   *[typed] así: { $values }
}

# Narración
networks-invite = { $touch ->
    [yes] <invite>Toca un comparador: ¿ordena la red sin él? Mantén pulsado un cable y arrastra hasta otro para añadir uno.</invite>
   *[no] <invite>Toca un comparador: ¿ordena la red sin él? Arrastra de un cable a otro para añadir uno.</invite>
}
networks-nothing = { $wires ->
    [0] No hay cables, así que no hay nada que ordenar.
   *[other] Solo hay un cable, así que no hay nada que ordenar.
}
networks-start = { $size ->
    [0] { $wires ->
    [one] Entra
   *[other] Entran
} { $wires } { $wires ->
    [one] elemento
   *[other] elementos
} { $elements }. Ningún comparador cambia todavía su orden: dibuja uno, de cable a cable.
    [one] { $wires ->
    [one] Entra
   *[other] Entran
} { $wires } { $wires ->
    [one] elemento
   *[other] elementos
} { $elements }. Un comparador pone en orden dos de ellos.
   *[other] { $wires ->
    [one] Entra
   *[other] Entran
} { $wires } { $wires ->
    [one] elemento
   *[other] elementos
} { $elements }. Hay { $size } comparadores en { $depth ->
        [one] una capa
       *[other] { $depth } capas
    }; cada uno ordena dos de ellos.
}
step-comparator = { $reversed ->
    [yes] { $exchanged ->
        [yes] El comparador { $number }, invertido, intercambia { $upper } (cable { $top }) y { $lower } (cable { $bottom }): { $lower } es mayor, así que sube.
       *[no] El comparador { $number }, invertido, deja { $upper } (cable { $top }) y { $lower } (cable { $bottom }) como están: { $upper } no es menor.
    }
   *[no] { $exchanged ->
        [yes] El comparador { $number }, capa { $layer }, intercambia { $upper } (cable { $top }) y { $lower } (cable { $bottom }): { $lower } es menor, así que sube.
       *[no] El comparador { $number }, capa { $layer }, deja { $upper } (cable { $top }) y { $lower } (cable { $bottom }) como están: { $upper } no es mayor.
    }
}
step-comparator-covered = El comparador { $number }, capa { $layer }, compara los cables { $top } y { $bottom }.
step-layer = { $count ->
    [one] La capa { $layer } tiene un comparador, { $exchanges ->
        [0] que no intercambia nada.
       *[other] que intercambia sus dos elementos.
    }
   *[other] Los { $count } comparadores de la capa { $layer } no comparten cables, así que actúan a la vez; { $exchanges ->
        [0] ninguno intercambia nada.
        [one] uno de ellos intercambia.
       *[other] { $exchanges } de ellos intercambian.
    }
}
step-layer-covered = { $count ->
    [one] La capa { $layer } tiene un comparador.
   *[other] Los { $count } comparadores de la capa { $layer } no comparten cables, así que actúan a la vez.
}
networks-sorted = Esta entrada sale ordenada: ningún elemento está encima de otro menor.
networks-unsorted = Esta entrada no sale ordenada: el cable { $upper } acaba con { $larger }, encima de { $smaller } en el { $lower }, y no queda comparador que los intercambie.
networks-end-covered = Ya han actuado todos los comparadores. ¿Están ordenados los elementos?
networks-predict = El próximo comparador une los cables { $top } y { $bottom }. ¿Intercambiará sus elementos?
answer-exchange = los intercambia
answer-stay = se quedan

# El veredicto
verdict-sorts = Ordena cualquier entrada, porque ordena las { $inputs } <term-zero-one>entradas de ceros y unos</term-zero-one>.
verdict-sorts-neighbours = Ordena cualquier entrada, porque ordena el orden inverso y todos sus comparadores unen cables vecinos. A una red así le basta con eso (de Bruijn, 1974).
verdict-sorts-pairwise = Ordena cualquier entrada, porque es la red de ordenación por parejas. Parberry demostró en 1992 que esa red ordena; aquí es demasiado grande para demostrarlo otra vez.
verdict-broken = No ordena: solo salen ordenadas { $sorted } de las { $inputs } <term-zero-one>entradas de ceros y unos</term-zero-one>.
verdict-fails = No ordena todas las entradas.
verdict-example = { $fewest ->
    [yes] Por ejemplo, <point>{ $input }</point> sale mal; no falla ninguna entrada con menos unos.
   *[no] Por ejemplo, <point>{ $input }</point> sale mal; no se ha encontrado otra que falle con menos unos.
}
verdict-redundant = { $count ->
    [one] El comparador { $number } nunca intercambia nada, así que puedes quitarlo.
   *[other] { $count } comparadores nunca intercambian nada, así que puedes quitarlos.
}
verdict-undecided = Es demasiado grande para decidirlo aquí: tras { $done } { $done ->
    [one] comparador
   *[other] comparadores
}, la demostración tenía que seguir hasta { $states } { $states ->
    [one] lista
   *[other] listas
} a la vez. Ninguna entrada probada falla.
verdict-hidden = ¿Ordena cualquier entrada? Encuentra una que no ordene.
term-zero-one = Una entrada de ceros y unos no contiene nada más. Si alguna lista saliera mal, también saldría mal una de estas: «0–1» muestra por qué.
leave-out = Quitar uno
leave-next = Quitar el siguiente
left-out-tally = { $tried ->
    [one] Se ha probado { $tried } de { $size }
   *[other] Se han probado { $tried } de { $size }
}: { $spare ->
    [0] { $tried ->
        [one] hace falta.
       *[other] todos hacen falta.
    }
    [one] se puede quitar el comparador { $names }.
   *[other] { $named ->
        [yes] se puede quitar uno cualquiera de { $names }.
       *[no] se puede quitar uno cualquiera de { $spare }.
    }
}
left-out-all = { $size ->
    [one] Se ha probado el único comparador: { $spare ->
        [0] hace falta.
       *[other] se puede quitar.
    }
   *[other] Se han probado los { $size }, uno cada vez: { $spare ->
        [0] todos hacen falta.
        [one] solo se puede quitar el comparador { $names }.
       *[other] { $named ->
            [yes] se puede quitar uno cualquiera de { $names }.
           *[no] se puede quitar uno cualquiera de { $spare }.
        }
    }
}
put-back = Devolverlo a su sitio
show-failure = Mostrar lo que falla
undo = Deshacer
watch = Ver una animación
demonstration = Animación
demonstration-sorts = Esto es una animación: cada elemento llega a su lugar.<invite> Toca donde quieras para terminarla.</invite>
demonstration-fails = Esto es una animación: se ha quitado un comparador y ahora una entrada sale mal.<invite> Toca donde quieras para terminarla; tu red sigue como estaba.</invite>

edit-set = La red tiene ahora un comparador entre los cables { $top } y { $bottom }.
edit-recalled = { $way ->
    [undo] El último cambio queda deshecho.
   *[redo] El cambio queda hecho de nuevo.
}
edit-removed = La red está ahora sin el comparador entre los cables { $top } y { $bottom }.
edit-returned = La red vuelve a tener el comparador entre los cables { $top } y { $bottom }.

pick-w = Has elegido el cable { $wire }. Ahora elige el otro cable.
pick-i = Has elegido el cable { $wire }. Ahora elige el cable al que va su elemento.

# La figura en texto
text-network = La red tiene { $wires ->
    [one] un cable
   *[other] { $wires } cables
}, { $size ->
    [one] un comparador
   *[other] { $size } comparadores
} y { $depth ->
    [one] una capa
   *[other] { $depth } capas
}.
text-at = { $done ->
    [one] Ha actuado uno de los { $size } { $size ->
    [one] comparador
   *[other] comparadores
}.
   *[other] Han actuado { $done } de los { $size } { $size ->
    [one] comparador
   *[other] comparadores
}.
}
text-elements = Los elementos ahora, desde el cable de arriba, son { $values }.
text-layer = Capa { $layer }: { $pairs }.

# Errores
error-not-in-stock = Appleyard no tiene una red de este tipo con este número de cables.
error-beside-not-in-stock = Appleyard no tiene una segunda red de este tipo con este número de cables.

word-network = Red
word-edit = Dibujar
word-input = Lista
word-principle = 0–1
word-order = Orden
word-text = Texto
word-proof = Demostración

# Ajustes
settings-by = Un paso es
by-comparator = un comparador
by-layer = una capa

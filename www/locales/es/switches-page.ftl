how-1 = La lámpara es el «o exclusivo» de sus interruptores: 1 si un número impar de ellos es 1. Quien cambia un interruptor cambia la lámpara.
how-2 = En el «o exclusivo» de los montones del Nim, cada columna de cifras binarias es una lámpara así. Una jugada debe apagar todas las que están encendidas.
try-1 = Cada interruptor una vez: ¿está encendida la lámpara?
try-2 = Los mismos toques en otro orden.
try-3 = Cada interruptor dos veces: todo está como antes.
source-1 = Li Xiaoming: «Un algoritmo para ganar en un juego entre dos», <em>China Information Technology Education</em>, 2021, en chino, una nota al pie.

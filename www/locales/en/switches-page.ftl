how-1 = The lamp is the exclusive or of its switches: 1 if an odd number of them is 1. Turn any one switch and you turn the lamp.
how-2 = In the exclusive or of the heaps of Nim, each column of binary digits is such a lamp. A move must put out all lamps that are on.
try-1 = Each switch once: is the lamp on?
try-2 = The same flips in another order.
try-3 = Each switch twice: everything is as it was.
source-1 = Li Xiaoming: “An algorithm to win in a game between two”, <em>China Information Technology Education</em>, 2021, in Chinese, a footnote.

offline-newer = Hay una versión más nueva de este sitio.
offline-load = Cargarla
offline-later = Más tarde
offline-keep = Guardar todo en este dispositivo, para trabajar sin red ({ $size } MB)
offline-keeping = Guardando: { $percent } %
offline-kept = Todo está guardado en este dispositivo. Funciona sin red.
offline-failed = No se pudo guardar todo: se cortó la conexión o el dispositivo está lleno. Lo que llegó se queda.
offline-not-lasting = El navegador aún puede borrarlo si el dispositivo se queda sin espacio.

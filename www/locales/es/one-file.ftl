# A page that is saved as one HTML file, and how it is saved
one-file-version = Este archivo se guardó desde Appleyard { $version }.
one-file-sends-nothing = Funciona sin red, y su política no le permite enviar nada. Solo los enlaces al sitio la necesitan.
one-file-platform = No necesita red. Lo que envía a la plataforma que lo ha abierto está escrito arriba, y nadie más recibe nada.
one-file-tablet = Si aquí nada responde al tocarlo, una aplicación te enseña solo una vista previa. Guarda el archivo y ábrelo con un navegador. Un iPad o iPhone puede necesitar una aplicación que ejecute archivos HTML.
one-file-old = Este navegador es demasiado antiguo para ejecutar el archivo, así que solo muestra esta imagen y estas palabras.
one-file-no-script = Aquí no se ejecuta ningún programa, así que solo ves esta imagen y estas palabras.
one-file-title = Un solo archivo HTML
one-file-about = Funciona con todo lo que necesita donde no hay red: desde una memoria USB, un chat o una plataforma educativa.
one-file-save = Guardar como un solo archivo (unos { $size } MB)
one-file-making = Se está haciendo el archivo.
one-file-saved = «{ $name }» está guardado. Ocupa { $size } MB.

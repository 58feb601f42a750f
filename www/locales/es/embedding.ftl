page-title = Insertar figuras · Appleyard
title = Una figura en tu propia página
lede = Dos líneas de HTML ponen una figura en un artículo, un curso o unas diapositivas. No instalas nada, y a tus lectores no se les rastrea.
guide-contents = En esta página
guide-copy-hint = Cambia <code>{ $base }</code> por la dirección donde están las figuras.

guide-quick = En un minuto
guide-quick-1 = Abre una pieza y lleva su figura al momento que quieras mostrar.
guide-quick-2 = Pulsa <em>Insertar</em> bajo la figura y elige idioma, colores y controles, y di dónde va la figura. La vista previa es lo que verán tus lectores.
guide-quick-3 = Copia uno de los dos fragmentos en el HTML de tu página. En Markdown y MDX, deja una línea vacía antes y otra después.
guide-which-frame = <strong>El marco</strong> sirve dondequiera que se admitan marcos, incluso donde no se admiten scripts. Es tan ancho como su columna.
guide-which-element = <strong>El elemento</strong> forma parte de tu página: ocupa la altura que necesita, toma los colores que le des y tus scripts pueden manejarlo.

guide-try = Ejemplos que puedes cambiar
guide-try-about = Cambia lo que hay en los campos y las figuras lo siguen. Un ejemplo solo toma lo que describe esta página; lo demás se nombra bajo el campo.
guide-html = HTML
guide-list = Propiedades, una por línea
guide-restore = Como estaba
guide-example-options = Un elemento con opciones
guide-example-options-about = Quita <code>loop</code> o pide <code>theme="dark"</code>.
guide-example-prose = Un texto que maneja una figura
guide-example-prose-about = Cada enlace abre un momento en el elemento que tiene ese <code>id</code>. No hace falta ningún script.
guide-example-events = Un script que escucha
guide-example-events-about = Los eventos se propagan hacia arriba, así que basta un oyente en el texto que rodea la figura. Cada botón hace lo que dice.
guide-example-colours = Tus colores y tu letra
guide-example-colours-about = Cada línea es una propiedad que se asigna a la figura. También puedes escribirlas en una hoja de estilo.
guide-log = Eventos recibidos
guide-log-nothing = Todavía ninguno: recorre la figura paso a paso.
guide-prose-text = En el juego de las medias manzanas <first>el primer paso</first> aún no sabe nada. Tras <later>57 pasos</later> ves un patrón. Y aquí ves <why>por qué se pierde con 20 manzanas</why>.

guide-too-long = El fragmento es demasiado largo: un ejemplo tiene { $max } caracteres como máximo.
guide-no-figure = El fragmento no tiene ninguna figura. Le falta una de estas: { $figures }.
guide-many-figures = Un ejemplo muestra { $max } figuras como máximo; las demás se omiten.
guide-unknown-element = Se omite «{ $element }»: aquí solo se muestran figuras, enlaces, imágenes de este sitio y texto corriente.
guide-unknown-attribute = Se omite «{ $name }» de «{ $element }»: no existe ese atributo.
guide-bad-choice = «{ $name }» es «{ $typed }»: tiene que ser uno de { $choices }.
guide-bad-step = «{ $name }» es «{ $typed }»: tiene que ser un número entero, 0 o más.
guide-bad-flag = «{ $name }» es «{ $typed }», pero sigue activo. Para desactivarlo, escribe «false» o quítalo.
guide-self-closed = Una barra no puede cerrar «{ $element }»: lo que sigue ha pasado a ser su contenido. Escribe una etiqueta de cierre.
guide-unknown-id = Un enlace nombra la figura «{ $id }», y aquí ninguna tiene ese id.
guide-bad-scene = El enlace «{ $typed }» tiene que empezar por # y seguir con un momento.
guide-bad-link = Se omite el enlace «{ $typed }»: tiene que empezar por http: o https:.
guide-strange-picture = Se omite la imagen «{ $typed }»: aquí solo se muestran imágenes de este sitio.
guide-unknown-property = No se entiende «{ $typed }». Una línea es un nombre de la lista de abajo, dos puntos y un valor.
guide-bad-color = «{ $name }» es «{ $typed }», que no es un color.
guide-bad-font-family = «{ $name }» es «{ $typed }», que no es una lista de tipos de letra.
guide-bad-font-size = «{ $name }» es «{ $typed }», que no es un tamaño de letra.

guide-element = El elemento
guide-element-about = El script define todos los elementos: { $figures }. Una página lo necesita una sola vez, en cualquier sitio, por muchas figuras que tenga. Lo que hay dentro de un elemento se ve hasta que se carga la figura y donde no funcionan los scripts. El diálogo pone ahí una imagen con enlace. <code>width</code> y <code>height</code> dicen cuánto sitio ocupa la figura.
guide-attributes = Atributos
guide-attribute-scene = El momento que se muestra, tal como lo da <em>Compartir</em> tras el <code>#</code> de un enlace. Sin él, el comienzo de la pieza.
guide-attribute-lang = El idioma. Sin él, la figura toma el de la página que la rodea, si es uno de estos; si no, el del lector.
guide-attribute-theme = <code>auto</code> sigue a tu página: su <code>color-scheme</code> o, si no lo dice, su fondo.
guide-attribute-font = <code>page</code> da a las palabras de la figura la familia y el tamaño del texto que la rodea. El valor por defecto es <code>own</code>.
guide-attribute-controls = <code>full</code>, el valor por defecto, lo muestra todo. <code>minimal</code> muestra la imagen, la narración y la barra de pasos; <code>none</code>, la imagen y la narración.
guide-attribute-start = El paso en el que empieza, diga lo que diga <code>scene</code>. Un bucle vuelve a empezar ahí.
guide-attribute-autoplay = La figura se anima al quedar a la vista, pero nunca si el lector ha pedido menos movimiento.
guide-attribute-loop = La figura vuelve a empezar cuando llega al final.
guide-attribute-width = Junto con <code>height</code>, el sitio que tu página reserva para la figura, en px. La figura nunca es más ancha que su columna. En una columna estrecha es tan alta como escribas, pero entre 400 y 480 px.
guide-attribute-height = Véase <code>width</code>. Sin los dos, la figura toma la altura que necesita; en una columna de menos de 480 px mide 480 px de alto.
guide-attribute-fit = La figura llena su caja en vez de ocupar la altura que necesita. La caja tiene que tener una altura.
guide-flags = Los atributos que van solos, como <code>loop</code>, están activos con solo escribirlos. Únicamente el valor <code>false</code> los desactiva, porque algunos frameworks lo escriben.
guide-properties = Propiedades y métodos
guide-property-scene = Asígnala para abrir otro momento, o el mismo otra vez.
guide-property-step = El paso que se muestra, de 0 al último. Si la asignas, la figura va allí.
guide-property-lastStep = El número del último paso; 0 hasta que se carga la figura.
guide-property-playing = Si la figura se está animando. Asígnala para iniciarla o detenerla.
guide-property-ready = Una promesa. Se cumple cuando la figura se ha cargado y muestra su primera imagen. Espera a que la figura se acerque a la vista. Si no se pueden descargar sus archivos, se rechaza con un error cuyo <code>code</code> dice por qué.
guide-property-currentLink = El texto de un enlace al momento que se muestra.
guide-property-mirrored = Lo mismo que los atributos de estos nombres. Si asignas uno, el otro lo sigue.
guide-properties-early = Puedes asignarlas todas antes de que se cargue la figura; empezará como hayas dicho. Hasta entonces <code>step</code> y <code>playing</code> dan lo que hayas asignado, y <code>currentLink()</code> da el momento que hayas asignado.
guide-events = Eventos
guide-event-ready = Llega una vez, cuando la figura se ha cargado y muestra su primera imagen.
guide-event-step = Llega después de cada paso, adelante o atrás.
guide-event-finish = Llega cuando la figura ha alcanzado el último paso.
guide-event-scenechange = Llega cuando se muestra otro momento en reposo, tras un paso, una pregunta o un ajuste. No llega mientras la figura se anima.
guide-event-answer = Llega cuando quien lee ha respondido a la tarea de la figura, o pide una respuesta correcta tras una equivocada; su detail dice qué tarea es, qué se respondió, si es correcto, qué intento fue y si se muestra una respuesta correcta.
guide-custom = Propiedades CSS
guide-custom-about = Asígnalas al elemento, o a cualquier cosa que lo rodee, para cambiar sus colores y su letra. Al lado están sus valores por defecto, en claro y en oscuro.
guide-custom-size = <code>--appleyard-size</code> es el tamaño de las palabras de la figura, de 10 a 40 px. Escribe <code>1em</code> para el tamaño del texto que rodea la figura. Los rótulos de la imagen conservan el suyo.
guide-room = Para que nada se mueva
guide-room-about = Con <code>width</code> y <code>height</code>, tu página no se mueve cuando se carga una figura. La hoja de estilo <code>embed.css</code>, junto al script en el código de «Insertar», guarda su sitio hasta que llega el script. Conoce las medidas que da «Insertar». Para otras, añade esto a la hoja de estilo de tu sitio, con tus medidas:
guide-room-print = En el papel, una figura que no ha estado cerca de la pantalla se imprime como la imagen del fragmento.
guide-parts = Partes CSS
guide-parts-about = Úsalas para lo que no alcanzan las propiedades, por ejemplo <code>{ $example }</code>.
guide-part-figure = la figura entera
guide-part-sheet = la hoja sobre la que está la imagen
guide-part-caption = la leyenda y los botones bajo la imagen
guide-part-narration = la narración del paso
guide-part-transport = la barra de pasos
guide-part-panel = lo que abre un botón bajo la imagen
guide-part-lesson = la barra de una lección: atrás, siguiente

guide-frame = El marco
guide-frame-about = El marco muestra lo mismo en páginas que no admiten scripts de otros. Los atributos de arriba son parámetros de su dirección, con los mismos nombres; el momento va tras el <code>#</code>. Llena cualquier caja, de 320 por 400 px a una diapositiva, sin barras de desplazamiento.
guide-frame-parameters = Parámetros: { $names }. <code>figure</code> es uno de { $figures }.
guide-frame-height = El marco es tan ancho como su columna y conserva su <code>height</code>, así que nada se mueve en tu página. Si quitas <code>height</code>, das al marco un <code>id</code> y tu página tiene nuestro script, el marco toma la altura que su figura necesita. El script pregunta y el marco solo responde a tu página.
guide-frame-theme = Con <code>theme=auto</code>, el marco es claro u oscuro como tu página, también cuando esta cambia, si tu página tiene nuestro script. Sin el script, el marco no puede ver tu página: sigue al dispositivo del lector.
guide-frame-sandbox = Funciona con <code>sandbox="allow-scripts"</code>. Añade <code>allow-downloads</code> para <em>Exportar</em> y <code>allow-popups</code> para los enlaces.

guide-prose = Enlaces que manejan una figura
guide-prose-about = Un enlace con <code>data-appleyard</code> no sale de la página: abre un momento en el elemento o el marco que tiene ese <code>id</code>. Para eso la página necesita nuestro script y ninguno tuyo.

guide-recipes = En tu blog, tu libro o tu framework
guide-recipes-about = El elemento necesita su línea de script una vez; el marco, ninguna. Cada receta dice dónde va la línea, dónde va el fragmento y qué más hay que activar.

guide-host = Aloja tú las figuras
guide-host-about = El sitio es una carpeta de archivos: no necesita ni programa en el servidor ni base de datos.
guide-host-built = Sin instalar nada
guide-host-built-about = Estos servicios compilan el sitio a partir de tu copia del código fuente.
guide-host-own = En tu propio servidor
guide-host-own-about = Necesitas el código fuente de Appleyard, Node 20.19 o posterior y Rust de rustup.rs. Lo demás se instala solo.
guide-host-1 = Compila el sitio para la dirección donde va a estar. En la carpeta del código fuente, escribe:
guide-host-1-windows = En PowerShell:
guide-host-2 = Copia todo lo que hay en <code>dist</code> a la carpeta de ese nombre y esa versión en tu servidor, aquí con <code>scp</code>:
guide-host-3 = Haz que el servidor envíe estas cabeceras. Así las páginas de otros sitios pueden usar el elemento y <code>.wasm</code> tiene su tipo. Los archivos cuyo nombre cambia con el contenido se quedan un año en el navegador del lector. El texto y el wasm viajan comprimidos.
guide-host-4 = Comprueba que funciona: la respuesta tiene que ser 200 y nombrar <code>Access-Control-Allow-Origin</code>.
guide-host-5 = Abre { $address } en un navegador, elige una pieza y pulsa <em>Insertar</em>: los fragmentos llevan ahora tu dirección. Pega uno.
guide-host-keep = Cada versión nueva va en su propia carpeta. Deja las antiguas donde están: lo que se pegó sigue mostrando lo que mostraba.
guide-host-trial = Pruébalo en tu equipo
guide-host-trial-about = Si compilas sin dirección, los fragmentos llevan la del servidor del que viene la página. Compila el sitio y sirve la carpeta con cualquier servidor que envíe la cabecera. Este lo trae npm:
guide-host-trial-open = Luego abre { $address } y pulsa <em>Insertar</em>.

guide-policy = Si tu sitio tiene una Content-Security-Policy
guide-policy-own = Con la carpeta en tu propio sitio:
guide-policy-other = Con la carpeta en otro sitio, aquí { $origin }:
guide-policy-why = <code>wasm-unsafe-eval</code> permite WebAssembly y nada más. <code>connect-src</code> es para el archivo del motor de cálculo; <code>frame-src</code>, para el marco; <code>img-src</code>, para la imagen con enlace; <code>style-src</code>, para la hoja de estilo que guarda el sitio de la figura. Si falta alguno, la figura dice cuál. No hacen falta estilos ni scripts en línea.

guide-npm = Con npm
guide-npm-about = Si compilas tus páginas, usa el paquete <code>appleyard</code>. Tiene dos entradas: los elementos, para navegadores, y los «bindings», es decir, solo los motores de cálculo, para Node y navegadores.

guide-load = Qué se descarga y cuándo
guide-load-script = Al principio se descarga el pequeño script <code>embed.js</code> y nada más.
guide-load-near = Cuando una figura está a una pantalla de distancia, descarga su código, sus textos y su motor. Varias figuras comparten un motor.
guide-load-later = Cuando un lector abre «Ajustes», «Compartir» o similares bajo la figura, se descarga lo que hay ahí.
guide-load-rest = Una figura solo se anima mientras se ve. Si el lector no está en ella, no toma de tu página ni el foco, ni las teclas, ni la rueda.
guide-load-weights = Todo lo que descarga una figura antes de que la toquen, comprimido:
guide-load-kilobytes = { $kilobytes } KB
guide-privacy = Privacidad
guide-privacy-about = Una figura no pone cookies, no pide nada a terceros y no envía nada a ningún sitio. Donde pide predicciones, guarda su puntuación en el dispositivo del lector, si se permite guardar. No guarda nada más.
guide-stripped = Donde se eliminan scripts o marcos
guide-stripped-about = Un canal de noticias, un correo o el papel muestran la imagen con enlace que hay en el fragmento, con un texto que la describe. El enlace abre el momento mismo. En el fragmento del marco, <code>popover</code> oculta la imagen, y lo que elimina los marcos también lo elimina. Donde solo se eliminan los scripts, el marco sigue funcionando. Algunas herramientas conservan el marco y quitan <code>popover</code>, y otras muestran el HTML como texto. Por eso el diálogo pregunta dónde va la figura y da el código para ese lugar.
guide-stripped-picture = La imagen muestra el momento del fragmento: el diálogo la guarda como archivo o, si es pequeña, la pone dentro. Con una copia de las fuentes, <code>{ $command }</code> hace las de todo un texto y escribe sus descripciones.
guide-skip = Saltar al contenido

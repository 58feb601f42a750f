page-title = Insertar figuras · Appleyard
title = Una figura en tu propia página
lede = Dos líneas de HTML ponen una figura en un artículo, un curso o unas diapositivas. No instalas nada y nadie sigue a tus lectores.
guide-contents = En esta página
guide-copy-hint = Cambia <code>{ $base }</code> por la dirección donde están las figuras.

guide-quick = En un minuto
guide-quick-1 = Abre una pieza y lleva su figura al momento que quieras mostrar.
guide-quick-2 = Pulsa <em>Insertar</em> bajo la figura y elige idioma, colores y controles. La vista previa es lo que verán tus lectores.
guide-quick-3 = Copia uno de los dos fragmentos en el HTML de tu página. En Markdown, deja una línea vacía antes y otra después.
guide-which-frame = <strong>El marco</strong> sirve dondequiera que se admitan marcos, también donde no se admiten scripts. Mantiene su proporción en cualquier columna.
guide-which-element = <strong>El elemento</strong> forma parte de tu página: ocupa la altura que necesita, toma los colores que le des y tus scripts pueden manejarlo.

guide-try = Ejemplos que puedes cambiar
guide-try-about = Cambia lo que hay en los campos y las figuras lo siguen. Solo se toma lo que describe esta página; lo que no se entiende se nombra bajo el campo.
guide-html = HTML
guide-list = Propiedades, una por línea
guide-restore = Como estaba
guide-example-options = Un elemento con opciones
guide-example-options-about = Quita <code>loop</code> o pide <code>theme="dark"</code>.
guide-example-prose = Un texto que maneja una figura
guide-example-prose-about = Cada enlace abre una escena en el elemento que tiene ese <code>id</code>. No hace falta ningún script.
guide-example-events = Un script que escucha
guide-example-events-about = Los eventos ascienden, así que basta un oyente en el texto que los rodea. Cada botón hace lo que lleva escrito.
guide-example-colours = Tus colores y tu letra
guide-example-colours-about = Cada línea es una propiedad que se asigna a la figura. También pueden estar en una hoja de estilo.
guide-log = Lo que se ha oído
guide-log-nothing = Nada todavía: recorre la figura paso a paso.
guide-prose-text = En el juego de las medias manzanas no se sabe nada <first>en el primer paso</first>. Tras <later>57 pasos</later> aparece una regla; y aquí se ve <why>por qué se pierde con 20 manzanas</why>.

guide-too-long = El fragmento es demasiado largo: un ejemplo tiene { $max } caracteres como máximo.
guide-no-figure = No hay ninguna figura. Tiene que ser una de estas: { $figures }.
guide-many-figures = Un ejemplo muestra { $max } figuras como máximo; las demás se omiten.
guide-unknown-element = Se omite «{ $element }»: aquí solo se muestran figuras, enlaces, imágenes de este sitio y texto corriente.
guide-unknown-attribute = Se omite «{ $name }» de «{ $element }»: no existe ese atributo.
guide-bad-choice = «{ $name }» es «{ $typed }»: tiene que ser uno de { $choices }.
guide-bad-step = «{ $name }» es «{ $typed }»: tiene que ser un número entero a partir de 0.
guide-bad-flag = «{ $name }» es «{ $typed }» y aun así cuenta: está activo con solo escribirlo. Para desactivarlo, quítalo.
guide-self-closed = «{ $element }» no puede cerrarse con una barra: lo que sigue ha pasado a ser su contenido. Escribe una etiqueta de cierre.
guide-unknown-id = Un enlace nombra la figura «{ $id }», y aquí ninguna tiene ese id.
guide-bad-scene = El enlace «{ $typed }» tiene que empezar por # y seguir con una escena.
guide-bad-link = Se omite el enlace «{ $typed }»: tiene que empezar por http: o https:.
guide-strange-picture = Se omite la imagen «{ $typed }»: aquí solo se muestran las de este sitio.
guide-unknown-property = No se entiende «{ $typed }»: una línea es un nombre de la lista de abajo, dos puntos y un valor.
guide-bad-color = «{ $name }» es «{ $typed }»: eso no es un color.
guide-bad-font-family = «{ $name }» es «{ $typed }»: eso no es una lista de tipos de letra.

guide-element = El elemento
guide-element-about = El script define todos los elementos: { $figures }. Está una sola vez en la página, en cualquier sitio, por muchas figuras que haya. Lo que hay dentro de un elemento se ve hasta que aparece la figura y donde no funcionan los scripts: el diálogo pone ahí una imagen con enlace.
guide-attributes = Atributos
guide-attribute-scene = Lo que se muestra, tal como lo da <em>Compartir</em> tras el <code>#</code> de un enlace. Sin él, el comienzo de la pieza.
guide-attribute-lang = El idioma. Sin él, el del elemento más cercano de alrededor que nombre uno de estos y, si no, el del lector.
guide-attribute-theme = <code>auto</code> sigue el esquema de color de tu página.
guide-attribute-controls = <code>full</code>, lo normal, es todo; <code>minimal</code>, la imagen, la narración y la barra de pasos; <code>none</code>, la imagen y la narración.
guide-attribute-start = El paso en el que empieza, diga lo que diga la escena; ahí vuelve a empezar un bucle.
guide-attribute-autoplay = Se reproduce al quedar a la vista, y nunca si el lector ha pedido menos movimiento.
guide-attribute-loop = Vuelve a empezar cuando llega al final.
guide-attribute-fit = Llena su caja en vez de ocupar la altura que necesita. La caja tiene que tener una altura.
guide-flags = Los que van solos, como <code>loop</code>, están activos con solo escribirlos, tengan el valor que tengan.
guide-properties = Propiedades y métodos
guide-property-scene = Abre otra escena, o la misma otra vez.
guide-property-step = El paso que se muestra, de 0 al último; al asignarlo, la figura va allí.
guide-property-lastStep = Cuántos pasos hay; 0 hasta que aparece la figura.
guide-property-playing = Si se está reproduciendo; al asignarlo, se reproduce o se detiene.
guide-property-fit = Como el atributo.
guide-property-currentLink = El texto de un enlace al momento que se muestra.
guide-events = Eventos
guide-event-step = Después de cada paso, en cualquier sentido.
guide-event-finish = Ha llegado al último paso.
guide-event-scenechange = Se muestra otro momento y está en reposo: un paso, una pregunta, un ajuste. No durante la reproducción.
guide-custom = Propiedades CSS
guide-custom-about = Asignadas al elemento o a cualquier cosa que lo rodee, cambian sus colores y su letra. Al lado está lo que valen sin ello, en claro y en oscuro.
guide-parts = Partes CSS
guide-parts-about = Para lo que no alcanzan las propiedades, por ejemplo <code>{ $example }</code>.
guide-part-figure = la figura entera
guide-part-sheet = la hoja sobre la que está la imagen
guide-part-caption = la leyenda y las palabras bajo la imagen
guide-part-narration = lo que se cuenta del paso
guide-part-transport = la barra de pasos
guide-part-panel = lo que abre una palabra bajo la imagen
guide-part-lesson = la barra de una lección: atrás, siguiente

guide-frame = El marco
guide-frame-about = Lo mismo para páginas donde no puede haber scripts de otros. Los atributos de arriba son parámetros de su dirección, con los mismos nombres; la escena va tras el <code>#</code>. Llena cualquier caja, de 320 por 400 px a una diapositiva, sin barras de desplazamiento.
guide-frame-parameters = Parámetros: { $names }. <code>figure</code> es uno de { $figures }.
guide-frame-height = Mantiene su proporción. Si tu página tiene además nuestro script y el marco tiene un <code>id</code>, el marco toma la altura que querría su figura: el script pregunta y el marco solo responde a tu página.
guide-frame-sandbox = Funciona con <code>sandbox="allow-scripts"</code>. Añade <code>allow-downloads</code> para <em>Exportar</em> y <code>allow-popups</code> para los enlaces.

guide-prose = Enlaces que manejan una figura
guide-prose-about = Un enlace con <code>data-appleyard</code> abre una escena en el elemento o el marco que tiene ese <code>id</code>, en vez de salir de la página. Para eso la página necesita nuestro script y nada tuyo.

guide-host = Publica tú las figuras
guide-host-about = El sitio es una carpeta de archivos: sin programa en el servidor ni base de datos. Necesitas el código fuente de Appleyard, Node 20.19 o posterior y Rust de rustup.rs; lo demás se instala solo.
guide-host-1 = Constrúyelo para la dirección donde va a estar. En la carpeta del código fuente:
guide-host-1-windows = En PowerShell:
guide-host-2 = Copia todo lo que hay en <code>dist</code> a la carpeta de ese nombre y esa versión en tu servidor, aquí con <code>scp</code>:
guide-host-3 = Haz que el servidor envíe dos cabeceras. Con nginx, en el bloque del servidor:
guide-host-3-apache = Con Apache, en un archivo <code>.htaccess</code> junto a la carpeta de la versión. Su módulo <code>headers</code> tiene que estar activado (<code>a2enmod headers</code> en Debian), o todo responderá con 500; y tiene que regir <code>AllowOverride FileInfo</code>, o el archivo no se leerá:
guide-host-3-why = La primera permite que páginas de otros sitios usen el elemento. La segunda es para servidores que no conocen <code>.wasm</code>: sin ella las figuras funcionan, pero arrancan más despacio y lo dicen.
guide-host-4 = Mira si está ahí: esto tiene que responder 200 y nombrar <code>Access-Control-Allow-Origin</code>.
guide-host-5 = Abre { $address } en un navegador, elige una pieza y pulsa <em>Insertar</em>: los fragmentos llevan ahora tu dirección. Pega uno.
guide-host-keep = Cada versión nueva va en su propia carpeta. Deja las antiguas donde están: lo que se pegó sigue mostrando lo que mostraba.
guide-host-trial = Para probarlo en tu equipo
guide-host-trial-about = Si no se construye para una dirección, los fragmentos llevan la del servidor del que viene la página. Construye y sirve la carpeta con cualquier servidor que envíe la cabecera; aquí, con uno que trae npm:
guide-host-trial-open = Luego abre { $address } y pulsa <em>Insertar</em>.

guide-policy = Si tu sitio tiene una Content-Security-Policy
guide-policy-own = La carpeta en tu propio sitio:
guide-policy-other = La carpeta en otro sitio, aquí { $origin }:
guide-policy-why = <code>wasm-unsafe-eval</code> permite WebAssembly y nada más; <code>connect-src</code> es para el archivo del motor de cálculo; <code>frame-src</code>, para el marco; <code>img-src</code>, para la imagen con enlace. Si falta alguno, la figura dice cuál. No hacen falta estilos ni scripts en línea: donde el estilo del marco está prohibido, cuentan su <code>width</code> y su <code>height</code>.

guide-npm = Con npm
guide-npm-about = Para páginas que se construyen, el paquete <code>appleyard</code> tiene dos entradas: los elementos, para navegadores, y los enlaces, es decir, los motores de cálculo solos, para Node y navegadores.

guide-load = Qué se descarga y cuándo
guide-load-script = Al principio: el pequeño script <code>embed.js</code> y nada más.
guide-load-near = Cuando una figura está a una pantalla de distancia: su código, sus textos, su motor. Varias figuras comparten un motor.
guide-load-later = Al abrirlo: lo que hay detrás de las palabras bajo la figura.
guide-load-rest = Una figura solo se reproduce mientras se ve, y no toma de tu página ni el foco ni teclas ni la rueda del ratón si el lector no está en ella.
guide-load-weights = Todo lo que descarga una figura antes de que la toquen, comprimido:
guide-load-kilobytes = { $kilobytes } KB
guide-privacy = Privacidad
guide-privacy-about = Sin cookies, sin nada de terceros, sin enviar nada a ningún sitio. En el dispositivo del lector solo se guarda la puntuación de las predicciones, donde una figura las pide; si no se permite guardar, no se guarda.
guide-stripped = Donde se eliminan scripts o marcos
guide-stripped-about = Un canal de noticias, un correo o el papel muestran la imagen con enlace que hay dentro del fragmento, con un texto que dice lo que se ve; el enlace abre el momento mismo. Donde solo se eliminan los scripts, el marco sigue funcionando.

# Lo que una plataforma sabe de una lección
report-platform = Después de cada respuesta, esta página comunica a la plataforma de tu centro tu puntuación, tus respuestas y por dónde vas. No lo sabe nadie más.
report-review = La plataforma de tu centro muestra esta lección para repasarla, así que no se le comunica nada.
report-site = Después de cada respuesta, esta página comunica a la página que la rodea, { $host }, tu puntuación, tus respuestas y por dónde vas. No lo sabe nadie más.
report-page = Después de cada respuesta, esta página comunica a la página que la rodea tu puntuación, tus respuestas y por dónde vas. No lo sabe nadie más.
report-figure-site = La página que rodea esta figura, { $host }, conoce tus respuestas y tu puntuación. No las conoce nadie más.
report-figure-page = La página que rodea esta figura conoce tus respuestas y tu puntuación. No las conoce nadie más.
report-no-platform = Esta lección se hizo para la plataforma de un centro, pero ninguna plataforma la ha abierto. No se envía nada, y tus respuestas se quedan en este dispositivo.
report-not-begun = La plataforma de tu centro no ha dejado empezar la lección ({ $code }: { $detail }). No se envía nada, y tus respuestas se quedan en este dispositivo.
report-error = La página que rodea esta lección no ha podido decir lo que guarda ({ $code }). No se envía nada, y tus respuestas se quedan en este dispositivo.
report-failed = Tu plataforma no ha aceptado esto ({ $code }: { $detail }). Tu trabajo se queda en este dispositivo, y se envía de nuevo con tu próxima respuesta.
report-not-judged = Lo que tu plataforma guardó sigue allí, pero ahora no se puede juzgar. La página lo intenta otra vez con tu próxima respuesta. El motivo: { $detail }
report-unread = Una parte de lo que tu plataforma guardó no se ha podido leer.
report-some-unread = Respuestas o figuras que no significan nada en esta lección: { $count }.
report-no-room = Tu plataforma no tiene sitio para todo. Textos recortados: { $cut }. Respuestas omitidas: { $left }. Figuras que empezarán de nuevo en tu próxima visita: { $scenes }.

export interface LegalSection {
  /** Of a section that configuration adds to. */
  readonly id?: 'con-quien';
  readonly titulo: string;
  readonly parrafos: readonly string[];
}

interface LegalPage {
  readonly titulo: string;
  readonly entrada: string;
  readonly apartados: readonly LegalSection[];
}

/** What is true of measuring by who is told. */
interface MeasuredTexts {
  /** Where nobody is told. */
  readonly nadie: { readonly entrada: string; readonly cookies: LegalSection };
  /** Where somebody is told what visitors allow. */
  readonly entrada: string;
  readonly permiso: LegalSection;
  readonly gestor: string;
  readonly cookiesDelGestor: string;
  readonly cookiesDePublicidad: string;
  readonly destino: (host: string) => string;
  readonly cambiar: string;
  readonly sinJavaScript: string;
  /** Of the page about privacy. */
  readonly conQuien: { readonly gestor: string; readonly destino: (host: string) => string };
}

export interface LegalTexts {
  readonly privacy: LegalPage;
  readonly legal: LegalPage;
  /** What the browser keeps in any case; the rest is `medicion`. */
  readonly cookies: Omit<LegalPage, 'entrada'>;
  readonly terms: LegalPage;
  readonly medicion: MeasuredTexts;
}

export const legal: LegalTexts = {
  privacy: {
    titulo: 'Política de privacidad',
    entrada: 'Qué datos guardamos, para qué, cuánto tiempo y cómo los recuperas o los borras.',
    apartados: [
      {
        titulo: 'Quién responde',
        parrafos: [
          'El responsable es la empresa titular de la tienda, cuyos datos están en el aviso legal. Puedes escribir o llamar para ejercer cualquier derecho.',
        ],
      },
      {
        titulo: 'Qué guardamos y por qué',
        parrafos: [
          'Para hacer un pedido o una cita: nombre, apellidos, correo, teléfono y matrícula. La base es el contrato contigo.',
          'Para cobrar y facturar: los datos de facturación y la referencia del pago. El número de la tarjeta lo escribes en la página del banco y nunca llega aquí. La base es el contrato y la ley fiscal.',
          'Para guardarte una búsqueda: correo, código postal y, si quieres, teléfono. La base es que nos lo pides.',
          'Para avisarte cuando un producto agotado vuelva: tu correo y qué producto es. La base es que nos lo pides, y lo borras con un enlace del propio aviso.',
          'Para avisarte cuando se libere una hora: tu correo, tu teléfono si quieres, y qué taller, servicio y días esperas. La base es que nos lo pides, y lo borras con un enlace del propio aviso.',
          'La matrícula, el código postal y el taller que dices mientras miras la tienda los recuerda tu navegador, no nosotros. Los ves y los borras en la cabecera de cada página.',
          'Para enviarte ofertas: solo si marcas la casilla. Puedes retirar el permiso cuando quieras.',
        ],
      },
      {
        titulo: 'Cuánto tiempo',
        parrafos: [
          'Una cuenta dura hasta que la borras, en tus preferencias. Las facturas y los pedidos se guardan seis años porque lo exige la ley, bloqueadas y sin otro uso. Una petición de aviso se borra 30 días después de avisarte, y al año si el producto no vuelve. Una espera de hora se borra cuando la dejas, cuando tienes la hora o cuando pasan los días que esperabas. Una cita sin pedido pierde tu nombre a los tres años y medio, y un correo que te enviamos, al año. Una cesta sin pedido no dice quién eres y se borra a los 180 días.',
        ],
      },
      {
        titulo: 'Lo que contamos nosotros',
        parrafos: [
          'Cada día contamos cuántas veces se llega a cada paso de una compra, una cita o un asistente, y qué búsquedas no encuentran nada. Son números sin nombre: no guardamos de quién son, ni su dirección IP, ni su navegador, y no dejamos nada en él. Lo buscado que pueda ser una matrícula, un correo, un teléfono o un documento no se cuenta. Se borra a los 13 meses.',
        ],
      },
      {
        id: 'con-quien',
        titulo: 'Con quién los compartimos',
        parrafos: [
          'Con el taller que has elegido, con el banco que cobra y con Hacienda. Con nadie más, y fuera del Espacio Económico Europeo y Andorra no salen.',
        ],
      },
      {
        titulo: 'Tus derechos',
        parrafos: [
          'Puedes ver, corregir, llevarte, limitar o borrar tus datos, y oponerte a su uso. Respondemos en un mes. Si no quedas conforme, puedes reclamar a la Agencia Española de Protección de Datos o a la Agència Andorrana de Protecció de Dades.',
        ],
      },
    ],
  },
  legal: {
    titulo: 'Aviso legal',
    entrada: 'Quién está detrás de esta web.',
    apartados: [
      {
        titulo: 'Titular',
        parrafos: [
          'Esta instalación es una demostración: la cadena de talleres, sus direcciones y sus teléfonos son inventados y ningún pedido obliga a nadie. Quien la ponga en marcha escribe aquí su razón social, NIF, domicilio, correo y datos registrales.',
        ],
      },
      {
        titulo: 'Precios y existencias',
        parrafos: [
          'Los precios incluyen impuestos y ecotasa, y los de las listas también el montaje. Se comprueban otra vez al confirmar; si alguno ha cambiado, te lo decimos antes de cobrar.',
        ],
      },
      {
        titulo: 'Orden de los resultados',
        parrafos: [
          'El orden recomendado tiene en cuenta las ventas, el precio, el plazo y la etiqueta europea. Ninguna marca paga por aparecer antes.',
        ],
      },
      {
        titulo: 'Accesibilidad',
        parrafos: [
          'Esta web está hecha para cumplir las pautas WCAG 2.2, nivel AA. Si algo no te funciona, llámanos y lo hacemos contigo por teléfono mientras lo arreglamos.',
        ],
      },
      {
        titulo: 'Fuentes',
        parrafos: ['Coordenadas de códigos postales: GeoNames (geonames.org), licencia CC BY 4.0.'],
      },
    ],
  },
  cookies: {
    titulo: 'Cookies',
    apartados: [
      {
        titulo: 'Qué guarda tu navegador',
        parrafos: [
          'Tu cesta (cestaData) y tu sesión (userInfo), para que no las pierdas al cerrar la ventana; y lo que escribes en los datos de compra (datosCompra) o lo que te ha contestado un asistente (vistoAntes), solo hasta que cierras la pestaña. Son imprescindibles para comprar y no salen de tu navegador más que para hacer lo que pides.',
          'El número de tu cesta, en una cookie técnica (rodera_basket) durante 30 días desde su último cambio: solo la reciben las páginas de la cesta, que así llegan ya escritas. Sirve para leerla y es imprescindible, así que no pide consentimiento.',
          'La matrícula, el código postal y el taller que has dicho (recordado), lo que sabemos de ese vehículo (miCoche) y tu taller favorito (tallerFavorito), para no preguntártelo dos veces. Están en la cabecera de cada página y ahí los cambias o los borras. Solo los guarda este navegador.',
          'Los neumáticos que marcas para compararlos (comparar), solo hasta que cierras la pestaña.',
          'Cuando inicias sesión, una cookie técnica (rodera_device) con un valor al azar, durante 90 días: reconoce este navegador, para que nadie que pruebe contraseñas desde otro sitio te impida entrar desde aquí. No sirve para nada más.',
          'Mientras tengas la sesión iniciada, una cookie técnica (rodera_session) con un valor al azar, hasta 30 días después de la última vez que la uses: así las páginas con tus datos llegan ya escritas. Solo sirve para leer; se borra al cerrar la sesión y es imprescindible, así que no pide consentimiento.',
          'Cuando eliges una hora, una cookie técnica (rodera_visitor) con un valor al azar, durante 90 días: así sabemos que la hora que guardabas antes era tuya y la soltamos. No dice quién eres, no sirve para seguirte y es imprescindible para repartir las horas.',
        ],
      },
    ],
  },
  terms: {
    titulo: 'Términos de contratación',
    entrada: 'Las condiciones con las que compras neumáticos y reservas su montaje.',
    apartados: [
      {
        titulo: 'El pedido',
        parrafos: [
          'Eliges los productos, los servicios, el taller y la hora, revisas el resumen y confirmas con el botón que dice que hay obligación de pago. Recibes la confirmación por correo al momento, con el detalle de lo comprado.',
          'La hora elegida se te guarda 15 minutos mientras terminas, y se renueva mientras sigues comprando hasta 45 minutos como máximo.',
        ],
      },
      {
        titulo: 'El pago',
        parrafos: [
          'Puedes pagar una reserva, el total o en el taller, con tarjeta o Bizum. La reserva es un pago a cuenta y se descuenta del total. Si el pago llega cuando la hora ya no está libre y no podemos darte otra, te devolvemos todo.',
        ],
      },
      {
        titulo: 'Desistimiento',
        parrafos: [
          'Tienes 14 días naturales desde que recibes los neumáticos para cambiar de idea sin dar explicaciones, y te devolvemos el dinero en otros 14 por el mismo medio. Si ya están montados, respondes de lo que hayan perdido de valor por usarlos. El montaje hecho con tu permiso no se devuelve, ni el aceite que ya está en el motor.',
          'Lo que no está montado se devuelve desde la página de tu pedido: su enlace está en el correo de confirmación. Para lo que ya está montado, o si lo prefieres así, basta con una llamada o un correo con el número de pedido.',
        ],
      },
      {
        titulo: 'Garantía',
        parrafos: [
          'Los neumáticos tienen tres años de garantía legal, además de la del fabricante. El trabajo del taller tiene tres meses o 2.000 kilómetros de garantía.',
        ],
      },
      {
        titulo: 'Si no podemos cumplir',
        parrafos: [
          'Si un neumático no llega a tiempo te avisamos antes de que salgas de casa y eliges otra hora o la devolución. El plazo máximo de entrega es de 30 días.',
        ],
      },
      {
        titulo: 'Reclamaciones',
        parrafos: [
          'Hay hojas de reclamación en todos los talleres. También puedes acudir a los servicios de consumo de tu comunidad o del Govern d’Andorra.',
        ],
      },
    ],
  },
  medicion: {
    nadie: {
      entrada: 'Esta web no usa cookies de seguimiento.',
      cookies: {
        titulo: 'Qué no guarda',
        parrafos: [
          'No hay cookies de publicidad ni de analítica, ni propias ni de otros, y no se envía a nadie lo que ves o compras. Si algún día las hubiera, te pediríamos permiso antes, con «rechazar» tan a mano como «aceptar».',
        ],
      },
    },
    entrada: 'Sin tu permiso, esta web no usa cookies de seguimiento ni envía a nadie lo que ves o compras.',
    permiso: {
      titulo: 'Qué se mide con tu permiso',
      parrafos: [
        'Qué páginas se ven (su dirección, sin lo que hayas escrito), qué productos se miran, entran en la cesta o se compran, con su precio, y con qué pasos se llega a un pedido. Nunca tu nombre, correo, teléfono, dirección ni matrícula. De una compra se envía su importe con un número al azar, no el del pedido.',
        'Nada de eso se carga ni se envía antes de que aceptes. Tu respuesta (consentimiento) se guarda en tu navegador con su fecha y el texto al que respondiste, y vale 24 meses; si cambia el texto o quién recibe los datos, te lo volvemos a preguntar. Mientras hay permiso, tu navegador guarda también los números de los pedidos ya contados (comprasMedidas), para no contarlos dos veces.',
      ],
    },
    gestor:
      'Lo recibe Google Ireland Limited, por medio de Google Tag Manager, que se carga de googletagmanager.com. Google puede tratar los datos en Estados Unidos, bajo el Marco de Privacidad de Datos entre la Unión Europea y ese país. Como en cualquier conexión, ve desde qué dirección IP se le llama.',
    cookiesDelGestor:
      'Con el permiso de medición, Google guarda en tu navegador las cookies _ga y las que empiezan por _ga_, hasta dos años, para reconocer que una visita es del mismo navegador.',
    cookiesDePublicidad:
      'Con el permiso de publicidad, que se pide aparte, guarda además las que empiezan por _gcl_, unos 90 días, para saber si un anuncio llevó a una compra, y puede enseñarte anuncios de lo que has visto.',
    destino: (host) =>
      `Lo recibe ${host}, donde el titular de la tienda lo cuenta. No guarda ninguna cookie ni otra cosa en tu navegador, y no recibe de qué página vienes. Como en cualquier conexión, ve desde qué dirección IP se le llama.`,
    cambiar: 'Cambiar tu elección',
    sinJavaScript: 'Para elegir hace falta JavaScript. Sin él no se carga ni se envía nada.',
    conQuien: {
      gestor:
        'Aparte, y solo si lo aceptas, Google Ireland Limited recibe qué páginas y productos se ven y qué se compra, sin tus datos; puede tratarlo en Estados Unidos. La página de cookies lo cuenta y ahí se cambia.',
      destino: (host) =>
        `Aparte, y solo si lo aceptas, ${host} recibe qué páginas y productos se ven y qué se compra, sin tus datos. La página de cookies lo cuenta y ahí se cambia.`,
    },
  },
};

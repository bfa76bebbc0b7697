import { nearestCents } from '#domain/money/euros.ts';
import { formatEuros } from '#domain/money/format-euros.ts';
import { shortTime } from '#domain/short-time.ts';
import type { RefusalSentences } from '../refusal-sentences.ts';
import { catalogueNames } from './catalogue-names.ts';
import { personRefusals } from './person-refusals.ts';

/** Where a basket takes one kind of product only. */
const mixed = (what: string): string =>
  `No puedes añadir ${what}: en la cesta ya hay otro tipo de producto. Termina esa compra o vacía la cesta.`;

const joined = (codes: unknown): string => new Intl.ListFormat('es').format(String(codes).split(' '));

const count = (much: unknown, one: string, many: string): string =>
  `${String(much)} ${Number(much) === 1 ? one : many}`;

const placed = (maximo: unknown): string =>
  maximo === 1 ? 'se ha hecho una cita o un pedido' : `se han hecho ${String(maximo)} citas o pedidos`;

const minutes = (seconds: unknown): string => {
  const whole = Math.ceil(Number(seconds) / 60);
  return whole > 1 ? `${whole} minutos` : 'un minuto';
};

export const refusalSentences: RefusalSentences = {
  ...personRefusals,

  'json-ilegible': 'No hemos podido leer la petición.',
  'datos-no-validos': 'Revisa los datos marcados.',
  'no-existe': 'Esta dirección no existe.',
  'sin-sesion': 'Inicia sesión para continuar.',
  'sin-permiso': 'No tienes permiso para ver esto.',
  'solo-titular': 'Esto solo puede hacerlo la propia persona, desde su sesión. En su nombre no se puede.',
  'cuerpo-demasiado-grande': 'La petición es demasiado grande.',
  'tipo-no-admitido': 'El formato de la petición no se admite.',
  'demasiadas-llamadas': ({ segundos }) =>
    `Demasiadas peticiones seguidas. Vuelve a intentarlo en ${count(segundos, 'segundo', 'segundos')}.`,
  'demasiados-intentos': ({ segundos }) =>
    `Demasiados intentos seguidos. Vuelve a probarlo dentro de ${minutes(segundos)}.`,
  'clave-repetida': 'Esta clave de repetición ya se usó con otros datos.',
  'clave-en-curso': 'Esta misma petición todavía se está procesando.',
  'error-inesperado': ({ referencia }) =>
    `No se ha podido procesar la petición. Vuelve a intentarlo; si sigue igual, llámanos y di la referencia ${referencia}.`,
  'base-de-datos-no-responde':
    'Ahora mismo la tienda no puede leer ni guardar datos. Lo que ya tenías confirmado no se pierde. Vuelve a intentarlo en unos segundos.',
  'demasiadas-conexiones': 'Ahora mismo hay demasiadas visitas a la vez. Vuelve a intentarlo en unos segundos.',

  'campo-formato': 'El formato no es correcto.',
  'campo-largo': 'Es demasiado largo.',
  'campo-numero': 'Tiene que ser un número.',
  'campo-minimo': 'Queda por debajo de lo que se puede poner.',
  'campo-maximo': 'Pasa de lo que se puede poner.',
  'campo-opcion': 'Elige una de las opciones.',
  'campo-caracteres': 'Contiene caracteres que no se admiten.',
  'dia-pasado': 'Este día ya ha pasado. Elige otro.',
  'fin-antes': 'El final tiene que venir después del comienzo.',
  'hora-cuarto': 'Las horas van de cuarto en cuarto, como 16:00 o 16:15, entre las 6:00 y las 22:00.',
  'clave-corta': 'La contraseña necesita al menos 6 caracteres.',
  'clave-comun': 'Esta contraseña es demasiado fácil de adivinar.',
  'clave-propia': 'Esta contraseña está hecha con tus datos o con nuestro nombre, y es fácil de adivinar. Elige otra.',
  'sin-segundo-factor': 'Nadie con este correo tiene una aplicación de códigos.',
  'codigo-segundo-factor':
    'El código no es correcto, ha caducado o ya se ha usado. Escribe el que muestra ahora la aplicación.',
  'clave-distinta': 'Las dos contraseñas no son iguales.',
  'matricula-no-valida': 'Escribe la matrícula como 1234 BCD o B-1234-AB.',
  'matricula-moto-no-valida': 'La matrícula de una moto solo lleva letras, cifras y guiones.',
  'matricula-de-otro-vehiculo':
    'Esta matrícula es de otra clase de vehículo. Elige la clase que corresponde o revisa la matrícula.',
  'kilometros-no-validos': 'Escribe los kilómetros con cifras, como los marca el cuadro: más de cero.',
  'medida-no-valida': 'Escribe la medida como 205/55 R16 91V.',
  'nacimiento-no-valido': 'Escribe la fecha como 31/12/1980.',
  'nacimiento-no-existe': 'Este día no está en el calendario. Revisa el día y el mes.',
  'nacimiento-futuro': 'Esta fecha todavía no ha llegado.',
  'nacimiento-antiguo': 'Revisa el año: nadie tiene tantos.',
  'documento-largo': 'Este documento es demasiado largo.',
  'documento-pais': 'Este tipo de documento no es de ese país. Para otros países, elige pasaporte.',
  'clave-actual': 'Esta no es tu contraseña.',

  'producto-no-existe': 'Este producto ya no existe.',
  'pagina-no-existe': 'Esta página no existe.',
  'no-hay-catalogo': ({ catalogKey = '' }) => `No hay ${catalogueNames[catalogKey] ?? catalogKey}`,

  'direccion-formato': 'Una dirección lleva letras minúsculas sin acento, cifras y guiones: revision-antes-del-verano.',
  'direccion-reservada': 'Esta dirección ya lleva a otra parte de la tienda. Elige otra.',
  'direccion-usada': 'Esta dirección es, o fue, de otra página. Elige otra.',
  'contenido-cambiado': 'Mientras escribías, otra persona ha guardado esta página. Mira su versión junto a la tuya.',
  'contenido-incompleto': 'Todavía no se puede publicar: falta algo en uno de los dos idiomas.',
  'contenido-planes': 'Esta página ya tiene diez publicaciones previstas. Quita una antes de añadir otra.',
  'contenido-fecha': 'Se puede prever una publicación con dos años de antelación como máximo.',
  'contenido-bloque-desconocido': 'El texto tiene un bloque que no conocemos.',
  'contenido-bloque-campo': 'A un bloque del texto le falta un dato, o uno no es válido.',
  'contenido-bloque-abierto': 'Un bloque del texto empieza con ::: y no se cierra con otra línea :::.',
  'contenido-bloques': 'Un texto puede tener treinta bloques como máximo.',
  'contenido-imagen': 'El texto nombra una imagen que no está. Súbela con ese nombre, o elige otra de la lista.',
  'imagen-no-existe': 'Esta imagen ya no está.',
  'imagen-en-uso': ({ paginas }) =>
    `No se puede borrar: se ve, o está previsto que se vea, en ${String(paginas)}. Quítala antes de ahí.`,
  'imagen-nombre': 'El nombre necesita al menos una letra o una cifra.',
  'imagen-nombre-usado': 'Otra imagen ya se llama así. Escribe otro nombre.',
  'imagen-vacia': 'El archivo está vacío. Elige otro.',
  'imagen-grande': ({ megas }) =>
    `El archivo pesa más de ${String(megas)} MB. Guárdalo con menos calidad o con menos tamaño, y súbelo otra vez.`,
  'imagen-ilegible':
    'El archivo está cortado o dañado, y no se puede leer entero. Vuelve a guardarlo y súbelo otra vez.',
  'imagen-svg': 'Los dibujos SVG no se admiten, porque pueden llevar programas dentro. Expórtalo como PNG.',
  'imagen-animada': 'Las imágenes que se mueven no se admiten. Guarda un fotograma como JPEG o PNG.',
  'imagen-heic': 'El formato HEIC de algunos móviles no se ve en todos los navegadores. Guárdala como JPEG.',
  'imagen-formato': 'Este archivo no es una imagen JPEG, PNG, WebP o AVIF, se llame como se llame.',
  'imagen-lado': ({ puntos }) =>
    `La imagen tiene un lado de más de ${count(puntos, 'píxel', 'píxeles')}. Redúcela antes de subirla.`,
  'imagen-puntos': ({ millones }) =>
    `La imagen tiene más de ${count(millones, 'millón', 'millones')} de píxeles. Redúcela antes de subirla.`,
  'imagenes-en-curso': ({ segundos }) =>
    `Ahora mismo se están preparando otras imágenes. Vuelve a subirla en ${count(segundos, 'segundo', 'segundos')}.`,
  'contenido-anidado': 'Hay listas o citas unas dentro de otras con demasiados niveles: seis como máximo.',

  'boletin-no-existe': 'Este boletín no existe.',
  'boletin-cambiado': 'Otra persona ha guardado este boletín mientras escribías. Cópiate lo tuyo y vuelve a abrirlo.',
  'boletin-en-marcha': 'Este boletín ya está previsto o enviado. Páralo antes de cambiarlo.',
  'boletin-enviado': 'Este boletín no se está enviando, o ya ha salido entero.',
  'boletin-incompleto': 'Al boletín le falta algo en uno de los dos idiomas. Escríbelo y guárdalo antes de enviarlo.',

  'hora-inexistente': 'Esa noche el reloj se adelanta y esa hora no existe. Elige otra.',
  'mantenimiento-orden': 'El final tiene que ser posterior al comienzo.',
  'mantenimiento-pasado': 'Esta ventana ya habría terminado.',
  'mantenimiento-largo': 'Una ventana dura 72 horas como máximo.',
  'mantenimiento-lejano': 'Se puede anunciar con un año de antelación como máximo.',
  'mantenimiento-coincide': ({ desde, hasta }) =>
    `A esa hora ya hay una ventana, del ${String(desde)} al ${String(hasta)}. Cámbiala o termínala antes.`,
  'mantenimiento-demasiados': 'Ya hay veinte ventanas sin terminar, y no caben más. Borra una antes de añadir otra.',
  'mantenimiento-no-existe': 'Esta ventana ya ha terminado, o se ha borrado.',

  'matricula-desconocida': ({ matricula }) =>
    `No encontramos ningún vehículo con la matrícula ${matricula}. Busca por medida o por marca y modelo de neumático.`,
  'registro-no-responde':
    'Ahora no podemos consultar matrículas. Busca por medida, o vuelve a probarlo dentro de un rato.',
  'revisionesMoto.errores.get_marcas':
    'No tenemos ninguna marca con esta cilindrada en nuestras listas. Sigue sin elegirla: el precio solo depende de la cilindrada.',
  'revisionesMoto.errores.get_modelos':
    'No tenemos ningún modelo de esta marca con esta cilindrada. Elige otra marca o sigue sin elegirlo: el precio no cambia.',
  'revisionesMoto.errores.cilindrada':
    'No entendemos esta cilindrada. Elige una de la lista, o escribe los centímetros cúbicos que pone en la ficha técnica (P.1).',
  'revisionesMoto.errores.matricula':
    'Esta matrícula es de un coche, no de una moto. Revísala; si es la de tu moto, llámanos y lo miramos.',
  'alta_vehiculo.error_buscar_vehiculo':
    'No hemos podido guardar tu vehículo. Lo que has elegido sigue aquí: puedes continuar, o volver a empezar.',
  'vehiculo-desconocido': 'No tenemos este vehículo en nuestras listas. Descríbelo tú: con la marca y el modelo basta.',
  'dot-no-valido': 'No es un código DOT: son las cuatro últimas cifras, semana y año, como 2319 para junio de 2019.',
  'correo-sin-probar':
    'Antes confirma tu correo con el enlace que te enviamos: así sabemos que los avisos te llegan a ti.',
  'vehiculo-no-existe': 'Este vehículo ya no está en tu cuenta.',
  'vehiculo-con-citas': ({ citas }) =>
    `Este vehículo tiene ${Number(citas) === 1 ? 'una cita pendiente, que sigue' : `${citas} citas pendientes, que siguen`} en pie. Confirma que quieres quitarlo de tu cuenta.`,
  'vehiculos-demasiados': ({ maximo }) =>
    `No hemos podido guardar el vehículo: una cuenta guarda ${maximo} como máximo. Quita uno y vuelve a probarlo.`,
  'kilometros-menos': ({ kms, fecha }) =>
    `La última vez (${fecha}) eran ${kms} km, y ahora son menos. Revisa el número o confirma que es correcto: guardaremos los dos.`,
  'moto-desconocida': 'No conocemos las medidas de esta moto. Búscalas por medida: están en el lateral de la rueda.',

  'no-hay-talleres': ({ postCode, poblacion, km }) =>
    km === undefined
      ? 'No hay talleres en esta ubicación'
      : `No hay talleres en esta ubicación. El más cercano a ${postCode} está en ${poblacion}, a ${km} km.`,
  'taller-no-existe': 'Este taller no existe.',
  'codigo-postal-desconocido': ({ lugar = '' }) =>
    /\d/.test(String(lugar))
      ? `El código postal ${lugar} no existe. Revísalo o escribe tu población.`
      : `No conocemos «${lugar}». Escribe tu código postal o tu población.`,

  'cesta-no-existe': 'Esta cesta ya no existe.',
  'canal-cerrado': 'El canal ético no está abierto en esta tienda.',
  'comunicacion-no-existe': 'No hay ninguna comunicación con ese código. Mira si lo has copiado entero.',
  'comunicacion-cerrada': 'Esta comunicación está cerrada. Si hay algo nuevo, envía otra.',
  'comunicacion-cambiada': 'Hay un mensaje nuevo. Léelo antes de contestar; lo que has escrito sigue aquí.',
  'boletin-sin-permiso': 'Marca la casilla: sin tu permiso no podemos enviarte el boletín.',
  'motivo-obligatorio': 'Elige un motivo: así tu mensaje llega a quien sabe de eso.',
  'caso-no-existe': 'No hay ninguna consulta con ese número.',
  'caso-de-otro': ({ nombre }) => `Esta consulta la tiene ${String(nombre)}.`,
  'caso-cerrado': 'Esta consulta está cerrada. Si hace falta, quien la escribió puede abrir otra.',
  'caso-sin-correo': ({ telefono }) => `No dejó correo: llama al ${String(telefono)}.`,
  'caso-ya-contestado':
    'Alguien acaba de contestar. Lee su respuesta antes de escribir otra; lo que has escrito sigue aquí.',
  'opinion-cambiada': 'Esta opinión ha cambiado mientras la tenías delante. Recarga la página para ver cómo está.',
  'opinion-cerrada': 'Esta opinión ya no se puede cambiar. Se puede durante 30 días y hasta cinco veces.',
  'opinion-no-existe': 'Esta opinión no existe, o ya se ha borrado.',
  'opinion-ya-escrita': 'Ya hay una opinión de esta visita. Gracias por escribirla.',
  'cesta-vacia': 'La cesta está vacía.',
  'cesta-con-pedido': 'Esta cesta ya es un pedido y no se puede cambiar.',
  'producto-sin-disponibilidad': ({ producto, stock }) =>
    Number(stock) > 0
      ? `De ${producto} solo ${Number(stock) === 1 ? 'queda' : 'quedan'} ${count(stock, 'unidad', 'unidades')}.`
      : `${producto} se ha agotado.`,
  'cupon-vacio': 'Escribe el código del cupón.',
  'cupon-desconocido': 'No hay ningún descuento con este código.',
  'cupon-no-aplicable': ({ cupon }) => `El cupón ${cupon} no vale para lo que hay en la cesta.`,
  'cupon-usado': ({ cupon }) => `El cupón ${cupon} ya se ha usado.`,
  'cupon-no-combinable': ({ cupon, otros }) =>
    `El cupón ${cupon} no se puede combinar con ${joined(otros)}. Si lo prefieres, quita antes el que ya tienes.`,
  'cupon-minimo': ({ cupon, minimo = 0 }) =>
    `El cupón ${cupon} vale a partir de ${formatEuros(nearestCents(Number(minimo)), 'es')}.`,
  'cupon-repetido': ({ cupon }) => `El cupón ${cupon} ya está aplicado.`,
  'demasiados-cupones': ({ segundos }) =>
    `Has probado demasiados cupones que no existen. Vuelve a intentarlo dentro de ${minutes(segundos)}.`,
  'demasiados-productos': 'Caben como mucho 20 unidades de un producto.',
  'cesta-llena': ({ maximo }) =>
    `En una cesta caben como mucho ${count(maximo, 'producto distinto', 'productos distintos')}.`,
  'servicio-no-existe': 'Este servicio no se ofrece con lo que hay en la cesta.',
  'no-puedes-anadir-neumatico': mixed('un neumático'),
  'no-puedes-anadir-camara': mixed('una cámara'),
  'no-puedes-anadir-mousse': mixed('una mousse'),
  'no-puedes-anadir-bateria': mixed('una batería'),
  'no-puedes-anadir-aceite': mixed('aceite'),
  'no-puedes-anadir-acc-seguridad': mixed('un accesorio de seguridad'),
  'no-puedes-anadir-acc-transporte': mixed('un accesorio de transporte'),
  'no-puedes-anadir-amortiguador': mixed('un amortiguador'),
  'no-puedes-anadir-kito1': mixed('un kit de ozono'),
  'no-puedes-anadir-kito2': mixed('un kit de ozono'),
  'no-puedes-anadir-ozono': mixed('una desinfección con ozono'),
  'no-puedes-anadir-ac': mixed('una carga de aire acondicionado'),
  'no-puedes-anadir-ac2': mixed('una carga de aire acondicionado'),
  'no-puedes-anadir-revision': mixed('una revisión'),
  'no-puedes-anadir-revision_moto': mixed('una revisión de moto'),
  'no-puedes-anadir-packinvierno': mixed('un pack de invierno'),
  'no-puedes-anadir-preitv': mixed('una pre-ITV'),

  'promocion-no-existe': 'Esta oferta no existe o ya ha terminado.',
  'promocion-agotada': ({ promocion, quedan }) =>
    quedan
      ? `De «${promocion}» ${Number(quedan) === 1 ? 'queda' : 'quedan'} ${count(quedan, 'unidad', 'unidades')}.`
      : `«${promocion}» ya está agotada.`,
  'promocion-limite-persona': ({ promocion, persona }) =>
    persona
      ? `De «${promocion}» puedes comprar ${count(persona, 'unidad', 'unidades')} más.`
      : `Ya has aprovechado «${promocion}» todas las veces que se puede.`,
  'promocion-un-pedido': ({ promocion }) =>
    `Mientras dura «${promocion}» cada cliente puede hacer un solo pedido de neumáticos.`,
  'promocion-fecha-limite': ({ promocion, fecha }) => `«${promocion}» vale si lo montas el ${fecha} como muy tarde.`,
  'falta-descuento': 'Falta indicar el porcentaje de descuento.',
  'falta-promo': 'Falta indicar el porcentaje de promoción.',
  'falta-ecotasa': 'Falta indicar la ecotasa.',
  'falta-impuesto': 'Falta indicar el impuesto.',

  'sin-horas': 'No hay horas libres el día elegido. Elige otro.',
  'dia-fuera-de-plazo': ({ dia }) =>
    `Todavía no damos hora para ese día. El último es el ${dia}: elige uno hasta entonces.`,
  'hora-ocupada': ({ hora }) =>
    hora
      ? `Alguien acaba de reservar las ${shortTime(String(hora))}. Elige otra hora.`
      : 'Alguien acaba de reservar esta hora. Elige otra.',
  'hora-no-ofrecida': 'El taller no ofrece esta hora. Elige otra.',
  'matricula-ya-citada': ({ matricula, taller }) =>
    `La matrícula ${matricula} ya tiene una cita ese día en ${taller}. Anula la anterior o elige otro día.`,
  'reserva-caducada': 'La hora que te guardábamos ha caducado. Elígela otra vez.',
  'taller-sin-web': ({ telefono }) => `Este taller no da cita por la web. Llama al ${telefono}.`,
  'demasiadas-reservas': ({ maximo }) =>
    `Desde tu conexión ya ${Number(maximo) === 1 ? 'se está guardando una hora' : `se están guardando ${maximo} horas`} a la vez, y no podemos guardar más. Una hora que nadie confirma queda libre en unos minutos: vuelve a intentarlo entonces.`,
  'limite-horas': ({ maximo }) =>
    `Con este correo ya ${maximo === 1 ? 'se está guardando una hora' : `se están guardando ${maximo} horas`} a la vez, y no podemos guardar más. Confirma una o déjala libre: si nadie la confirma, queda libre en unos minutos.`,
  'taller-no-puede': ({ producto }) =>
    producto
      ? `Este taller no tiene lo que hace falta para ${producto}. Elige otro taller.`
      : 'Este taller no tiene la máquina que hace falta para este trabajo. Elige otro taller.',
  'agenda-en-mantenimiento':
    'Las horas de los talleres están en mantenimiento. Vuelve a intentarlo dentro de un rato o prueba con otro código postal.',

  'cita-no-existe': 'No encontramos esta cita. Abre el enlace del último correo que te enviamos.',
  'cita-anulada': 'Esta cita ya está anulada.',
  'cita-pasada': 'Esta cita ya ha pasado.',
  'cita-demasiado-tarde': ({ minutos }) =>
    `Faltan menos de ${Number(minutos) / 60} horas para la cita: llama al taller para cambiarla o anularla.`,
  'cita-con-pedido': ({ telefono }) =>
    `Esta cita va con un pedido y no se cambia por la web. Llama al ${telefono} y lo vemos.`,
  'cita-solo-telefono': ({ telefono }) => `Este servicio se pide por teléfono: llama al ${telefono}.`,
  'enlace-antiguo': 'Este enlace es de antes del último cambio de la cita. Abre el del correo más reciente.',

  'cambio-pendiente': 'Ya has pedido otra hora. El taller te contesta en cuanto pueda.',
  'cambio-sin-horas': ({ telefono }) => `No hay horas libres cerca de ese día. Prueba con otro o llama al ${telefono}.`,
  'cambio-cerrado': 'Esta petición ya está contestada, retirada o caducada.',

  'espera-hay-hora': ({ dia, hora }) => `No hace falta esperar: el ${dia} hay hora a las ${hora}.`,
  'espera-demasiadas': 'Ya estás en cinco listas de espera. Deja una con el enlace de su correo para entrar en otra.',

  'agenda-no-existe': 'Esto ya no está en la agenda.',
  'agenda-cita-cambiada': ({ quien }) =>
    quien
      ? `Mientras tanto ${quien} lo ha cambiado. Mira cómo está ahora.`
      : 'Mientras tanto ha cambiado. Mira cómo está ahora.',
  'agenda-choque': ({ con }) => (con ? `Choca con ${con}.` : 'Choca con otra cita.'),
  'agenda-puesto-no-existe': 'Este taller no tiene ese puesto.',
  'agenda-puesto-no-sirve': ({ puesto, falta }) => `${puesto} no sirve para este trabajo: le falta ${falta}.`,
  'agenda-dia-cerrado': ({ motivo }) => (motivo ? `Ese día el taller cierra: ${motivo}.` : 'Ese día el taller cierra.'),
  'agenda-fuera-de-horario': ({ horario }) => `Queda fuera del horario del taller (${horario}).`,
  'agenda-hora-pasada': 'Esa hora ya ha pasado.',
  'agenda-no-se-mueve': 'Esto no se puede mover.',
  'agenda-estado-no-posible': 'Ahora no se puede marcar así.',
  'agenda-sin-mercancia': 'Este pedido no espera ninguna mercancía.',
  'agenda-anular-con-pedido': ({ pedido, devolver }) =>
    devolver
      ? `Esta cita va con el pedido ${pedido}. Anularla cancela el pedido y devuelve ${devolver}: confírmalo.`
      : `Esta cita va con el pedido ${pedido}. Anularla cancela también el pedido: confírmalo.`,
  'agenda-no-se-anula': 'El coche ya está en el taller: la cita no se anula, se marca como terminada.',
  'agenda-bloqueo-cambiado': ({ con }) => `Mientras tanto ha cambiado a quién afecta: ${con}. Vuelve a mirarlo.`,
  'agenda-bloqueo-sin-hora': ({ con }) => `Falta la hora nueva de ${con}.`,
  'agenda-bloqueo-en-curso': ({ con }) => `Hay trabajo empezado: ${con}. Acábalo o muévelo antes de bloquear.`,
  'agenda-nada-que-deshacer': 'No hay nada que deshacer.',

  'limite-citas': ({ maximo }) =>
    `Con este correo ya hay ${maximo === 1 ? 'una cita pendiente' : `${maximo} citas pendientes`}, y no podemos dar otra sin saber que el correo es tuyo. Confírmalo con el código que te enviamos, o anula antes una de las que tienes con el enlace de su correo.`,
  'limite-red-citas': ({ maximo }) =>
    `Hoy ya ${placed(maximo)} sin pagar desde tu conexión. Para hacer otra cita, confirma que el correo es tuyo con el código que te enviamos.`,
  'limite-pedidos': ({ maximo }) =>
    `Con este correo ya hay ${maximo === 1 ? 'un pedido' : `${maximo} pedidos`} por pagar en el taller. Para hacer otro, confirma que el correo es tuyo con el código que te enviamos, o paga ahora una reserva.`,
  'limite-unidades': ({ maximo }) =>
    `Sin ningún pago guardamos hasta ${maximo === 1 ? 'un producto' : `${maximo} productos`} por persona, contando los de tus otros pedidos. Para más, confirma que el correo es tuyo con el código que te enviamos, o paga ahora una reserva.`,
  'limite-pagos': ({ maximo }) =>
    `Hay ya demasiados pedidos esperando su pago con este correo (${maximo} como máximo) o desde tu conexión. Termina de pagar uno, o confirma que el correo es tuyo con el código que te enviamos.`,
  'limite-red': ({ maximo }) =>
    `Hoy ya ${placed(maximo)} sin pagar desde tu conexión. Para hacer otro, confirma que el correo es tuyo con el código que te enviamos, o paga ahora una reserva.`,
  'codigo-incorrecto': ({ quedan }) =>
    `Ese no es el código. Míralo otra vez en el correo: ${quedan === 1 ? 'queda un intento' : `quedan ${quedan} intentos`}.`,
  'codigo-caducado': 'Ese código ya no sirve. Pide otro y escribe el del último correo.',
  'codigo-demasiados': ({ minutos }) =>
    `Ya hemos enviado varios códigos a este correo. Mira también en el correo no deseado; podrás pedir otro dentro de ${count(minutos, 'minuto', 'minutos')}.`,
  'cuenta-con-pedidos': ({ pedidos }) =>
    `La cuenta no se ha podido borrar: tienes pedidos en marcha o con un cobro o una devolución pendiente (${pedidos}). Espera a que terminen, o anúlalos antes.`,
  'cuenta-con-coche': 'La cuenta no se ha podido borrar: tu coche está ahora en el taller. Bórrala cuando lo recojas.',
  'cuenta-con-citas': ({ citas }) =>
    `La cuenta no se ha podido borrar: tienes ${Number(citas) === 1 ? 'una cita pendiente' : `${citas} citas pendientes`}. Marca que también se anulan, o espera a que pasen.`,
  'cuenta-de-personal': 'La cuenta no se ha podido borrar: es del personal, y la da de baja la cadena.',
  'cuenta-no-borrada': 'La cuenta no se ha podido borrar. Vuelve a intentarlo; no ha cambiado nada.',
  'copias-agotadas': ({ horas }) =>
    `Hoy ya has pedido todas las copias que se pueden pedir en un día. Podrás pedir otra dentro de ${horas} ${horas === 1 ? 'hora' : 'horas'}.`,
  'copia-de-personal': 'Las cuentas del personal no piden aquí la copia de sus datos: pídela a la cadena.',
  'copia-no-pedida': 'La copia no se ha podido pedir. Vuelve a intentarlo; no ha cambiado nada.',
  'copia-caducada':
    'Este enlace no abre ninguna copia de tu cuenta: ha caducado, has pedido otra después o es de otra cuenta. Pide una copia nueva en Preferencias.',
  'copia-descargada': ({ veces }) =>
    `Esta copia ya se ha descargado ${Number(veces) === 1 ? 'una vez, que es la que permite' : `${veces} veces, que son todas las que permite`}, o ha caducado. Pide otra en Preferencias.`,
  'pedido-no-existe': 'No encontramos este pedido.',
  'pedido-ya-pagado': 'Este pedido ya está confirmado.',
  'pedido-caducado': 'El pedido ha caducado sin pago y la hora ha quedado libre.',
  'precio-cambiado': ({ total }) => `El precio ha cambiado: ahora son ${total}. Revísalo antes de continuar.`,
  'pago-en-taller-no-ofrecido': ({ hasta }) =>
    `Pagar en el taller se ofrece hasta ${hasta}. Elige reserva o pago total.`,
  'pago-intentos': ({ maximo }) =>
    `Ya has abierto ${count(maximo, 'vez', 'veces')} la página del banco para este pedido. Termina el pago en la última que abriste: sigue valiendo. Si la cerraste, elige pagar en el taller o llámanos.`,
  'pago-no-ofrecido': 'Esta forma de pago no está disponible.',
  'faltan-datos': 'Faltan datos para hacer el pedido.',
  'oferta-cerrada': 'Esta elección ya está hecha, o el plazo para hacerla ha terminado.',
  'pedido-sin-existencias':
    'Ya no podemos servir tu pedido: los productos o el descuento se han agotado. Te devolvemos el dinero si lo pides.',
  'no-se-desiste': 'Ya no se puede desistir de este pedido por aquí. Mira por qué debajo de cada producto.',
  'pedido-no-cancelable': 'Este pedido ya no se puede cancelar.',
  'devolucion-excesiva': 'No se puede devolver más de lo que se pagó.',
  NOT_EXIST: ({ telefono }) =>
    `Eso no es un número de factura. Cópialo tal como está en la factura, o llámanos al ${telefono}.`,
  NO_ID_NAV: ({ telefono }) =>
    `Tu cuenta no tiene ninguna compra, y por eso no tiene facturas. Si compraste sin cuenta, llámanos al ${telefono}.`,
  FACTURA_NOT_FOUND: ({ telefono }) =>
    `No encontramos ninguna factura con ese número. Revísalo, o llámanos al ${telefono}.`,
  ID_NOT_MATCH: ({ telefono }) => `Esa factura no es de tu cuenta. Si crees que lo es, llámanos al ${telefono}.`,
  OTHER: ({ telefono }) =>
    `Ahora no podemos darte la factura. Vuelve a intentarlo dentro de un rato, o llámanos al ${telefono}.`,
  'nada-que-facturar': 'No hay nada que facturar: lo cobrado de este pedido ya está facturado.',
  'anticipo-excesivo': 'El pago supera lo que queda por facturar del pedido. Revisa el importe.',
  'factura-sin-datos-fiscales':
    'Por este importe la factura necesita nombre, NIF y dirección. Escríbelos y vuelve a intentarlo.',
  'pedido-sin-datos-fiscales': ({ pedido, hasta }) =>
    `El pedido ${pedido} pasa de ${hasta}: su factura necesita nombre, NIF y dirección. Pídelos y escríbelos para terminarlo.`,
  'factura-no-existe': 'No encontramos ninguna factura con ese número. Cópialo tal como está en la factura.',
  'factura-sustituida': 'Esta factura ya no cuenta: otra la sustituye, está anulada o se ha devuelto por completo.',
  'factura-sin-destinatario': 'Una factura simplificada no lleva destinatario. Cámbiala por una completa.',
  'factura-con-otras':
    'No se puede anular: está unida a otra factura, que rectifica, sustituye o descuenta. Rectifícala en su lugar.',
  'pedido-sin-devolucion': 'Este pedido no está en marcha: no hay nada que devolver de él.',
  'factura-sin-registro': 'No hay ningún registro de esta factura que haya que volver a enviar.',

  'email-ya-registrado':
    'Ya hay una cuenta con este correo. Inicia sesión o, si no la abriste tú, pide otra contraseña: el enlace llega a tu correo.',
  WRONG_CREDENTIALS: 'El correo o la contraseña no son correctos.',
  'llave-no-valida': 'No hemos podido comprobar la llave de acceso. Vuelve a intentarlo, o entra con tu contraseña.',
  'llaves-demasiadas': 'Ya tienes todas las llaves de acceso que caben. Quita una que no uses.',
  'segundo-factor': 'Falta el código de tu aplicación. Escríbelo para entrar.',
  'segundo-factor-alta': 'Esta cuenta necesita además el código de una aplicación. Actívala para entrar.',
  'segundo-factor-ya':
    'Esta cuenta ya tiene una aplicación de códigos, o no la necesita. Si la has perdido, pide a otra persona que administra que la quite.',
  'suplantacion-caducada': 'Este código no es correcto, ha caducado o ya se ha usado. Pide otro en la consola.',
  'enlace-caducado': 'Este enlace ha caducado o ya se ha usado. Pide otro y usa el último correo que te llegue.',
  'documento-ajeno': ({ telefono = '' }) =>
    `No hemos podido registrar este documento: puede que ya pertenezca a otra cuenta. Llámanos al ${telefono} y lo miramos.`,
  'documento-por-telefono': ({ telefono = '' }) =>
    `El documento de una cuenta se cambia por teléfono. Llámanos al ${telefono}.`,
  'consentimiento-ajeno':
    'Decir que sí solo puede hacerlo la propia persona, desde su sesión. En su nombre solo se puede decir que no.',
};

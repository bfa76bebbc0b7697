/** Words of the way out of an order (Directive 2011/83/EU, art. 11a: what the two buttons say is the law's). */
export const withdrawal = {
  pedido: 'Tu pedido',
  pedidoN: (n: string) => `Pedido ${n}`,
  sinPedido: 'Este enlace no lleva a ningún pedido',
  sinPedidoTexto: 'Ábrelo tal como está en el correo de confirmación, o entra con tu cuenta.',
  entrar: 'Entrar en mi cuenta',
  haceFaltaJavascript: 'Para seguir tu pedido hace falta JavaScript. También puedes llamarnos o escribirnos.',
  titulo: 'Anular, devolver o desistir',
  cargando: 'Mirando qué se puede devolver…',
  reintentar: 'Volver a intentarlo',
  sinConexion: 'No hay conexión. Vuelve a intentarlo.',
  todoTexto:
    'Mientras el coche no esté en el taller puedes anularlo todo: la cita, los productos y el trabajo. Te devolvemos lo que hayas pagado.',
  lineasTexto: (hasta: string) => `Hasta el ${hasta} puedes devolver lo que te llevaste sin montar.`,
  boton: 'Desistir del contrato aquí',
  paso: 'Desistir del contrato',
  pasoTexto: (n: string, importe: string) => `Desistes del pedido ${n}. Te devolvemos ${importe}.`,
  pasoSinPago: (n: string) => `Desistes del pedido ${n}. No has pagado nada en línea.`,
  pasoLineas: (n: string) => `Desistes de una parte del pedido ${n}.`,
  de: 'Lo que anulas o devuelves',
  noDe: 'Lo que no se puede devolver',
  nombre: 'Tu nombre y apellidos',
  nombreFalta: 'Escribe tu nombre y apellidos.',
  correo: (correo: string) => `Te enviamos la confirmación, con día y hora, a ${correo}.`,
  confirmar: 'Confirmar desistimiento',
  dejarlo: 'Dejarlo como está',
  hecho: 'Hemos recibido tu desistimiento',
  recibido: (cuando: string) => `Recibido el ${cuando}. Te hemos escrito un correo con la confirmación.`,
  vuelve: (importe: string) => `Te devolvemos ${importe} por el mismo medio con el que pagaste.`,
  traer: (taller: string) => `Trae los productos a ${taller} en 14 días.`,
  enTaller: (importe: string) => `En el taller te devuelven ${importe}, que pagaste allí.`,
  devuelto: 'Ya tenemos los productos. El dinero está en camino.',
  nada: 'De este pedido ya no se puede desistir por aquí',
  motivo: {
    montado:
      'Ya está montado, así que no se devuelve desde esta página. Dentro de los 14 días aún puedes desistir: llámanos o escríbenos. Respondes de lo que haya perdido de valor por usarse.',
    mezclado: 'Ya está en el motor, y de ahí no se puede separar.',
    hecho: 'El trabajo ya está hecho, con tu permiso.',
    'a-medida': 'Está hecho a tu medida.',
    plazo: 'Han pasado los 14 días que da la ley.',
    'en-curso': 'El coche está en el taller. Díselo allí mismo.',
    'sin-efecto': 'El pedido ya no está en marcha.',
  },
  garantia: 'La garantía legal de tres años sigue en pie.',
  llamar: (telefono: string) => `Llamar al ${telefono}`,

  consola: 'Desistimientos',
  ninguno: 'En este taller nadie ha desistido de un pedido.',
  recibidoEl: 'Recibido',
  cliente: 'Cliente',
  declarante: 'Quien desiste',
  importe: 'Se devuelve',
  porDevolver: 'Esperamos los productos',
  anulado: 'Pedido anulado',
  yaDevuelto: 'Productos recibidos',
  recibirProductos: 'He recibido los productos',
  recibidos: (enLinea: string | null, aqui: string | null) =>
    ['Anotado.', enLinea && `Se devuelven ${enLinea} en línea.`, aqui && `Devuelve aquí ${aqui}, que se pagaron aquí.`]
      .filter(Boolean)
      .join(' '),
};

export type WithdrawalTexts = typeof withdrawal;

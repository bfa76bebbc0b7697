/** What is said of an order that waits for its payment, and of one that was given up. */
export const unpaidOrder = {
  pendienteTitulo: 'Esperando la respuesta del banco',
  sinPagarTitulo: 'Tu pedido, pendiente de pago',
  noPagadoTitulo: 'El pago no se ha completado',
  nadaCobrado: 'No se ha cobrado nada.',
  nadaCobradoAun: 'De momento no consta ningún cobro.',
  paginaAbierta: (importe: string) =>
    `Si tienes abierta la página del banco, sigue allí: se pagan ${importe} y nada más. Si ya has pagado, la respuesta suele tardar unos segundos.`,
  paginaCerrada: 'Si la has cerrado sin pagar, puedes volver al pago o cambiar el pedido.',
  guardadaHasta: (hora: string, dia: string, hasta: string, hoy: boolean) => {
    const a = (time: string) => `${/^0?1:/.test(time) ? 'la' : 'las'} ${time}`;
    return `Tu hora es el ${dia} a ${a(hora)}. Te la guardamos hasta ${a(hasta)}${hoy ? ' de hoy' : ''}.`;
  },
  puedesCambiar: 'Puedes cambiar lo que quieras: el pedido se rehace y lo confirmas otra vez.',
  dosPagos: 'Si pagas dos veces, el segundo pago te lo devolvemos.',
  otraVez: 'Volver al pago',
  cambiarPedido: 'Cambiar el pedido',
  dejarPedido: 'Anular el pedido',
  dejadoTitulo: 'Has anulado el pedido',
  dejadoTexto: 'No se ha cobrado nada y la hora ha quedado libre. Lo que elegiste sigue en la cesta.',
  pagoAnterior: 'Si aún tienes abierta la página del banco, ciérrala sin pagar: ese pago era del pedido anterior.',
  quienPaga: 'Para pagar con tarjeta, dinos otra vez quién paga.',
  ponerDatos: 'Completar tus datos',
  caducadoTitulo: 'El pedido ha caducado',
  caducadoTexto:
    'No se ha cobrado nada: el pago no llegó a tiempo y la hora quedó libre. Tu cesta sigue aquí: elige hora y vuelve a intentarlo.',
  ahora: 'A pagar ahora',
};

/** Letters about an order and its money. */
export const orderMail = {
  confirmacion: {
    asunto: (dia: string, hora: string, taller: string) => `Tu cita: ${dia} a las ${hora} en ${taller}`,
    titulo: 'Tu cita está confirmada',
    entrada: (dia: string, hora: string, taller: string) => `Te esperamos el ${dia} a las ${hora} en ${taller}.`,
    adjunto: 'Adjuntamos la cita para tu calendario.',
    pedido: 'Pedido',
    cuando: 'Día y hora',
    horas: (dia: string, hora: string) => `${dia} a las ${hora}`,
    duracion: 'Duración aproximada',
    minutos: (minutos: number) => `${minutos} minutos`,
    taller: 'Taller',
    telefono: 'Teléfono del taller',
    matricula: 'Matrícula',
    verTaller: 'Cómo llegar al taller',
    compra: 'Qué has comprado',
    compraDe: (pedido: string) => `Qué has comprado, pedido ${pedido}`,
    mismaVisita: 'También en esta visita',
    otroPedido: (pedido: string, trabajo: string) => `Pedido ${pedido}: ${trabajo}`,
    linea: (cantidad: number, nombre: string) => `${cantidad} × ${nombre}`,
    envio: 'Envío',
    aduana: 'Aduana',
    descuento: 'Descuento',
    oferta: (titulo: string) => `Ya descontado por «${titulo}»`,
    total: 'Total, impuestos incluidos',
    impuesto: (nombre: string, porcentaje: string) => `Incluye ${nombre} del ${porcentaje} %`,
    sobre: (cuota: string, base: string) => `${cuota} sobre ${base}`,
    pagado: 'Pagado',
    pendiente: 'A pagar en el taller',
    cambios: 'Si cambia algo',
    anular: (taller: string, telefono: string) =>
      `Con los enlaces de aquí debajo puedes pedir otra hora o anular el pedido, gratis. También puedes llamar a ${taller}, ${telefono}, como muy tarde 2 horas antes y con el número de pedido.`,
    desistir:
      'Tienes 14 días naturales desde que recibes los productos para desistir de la compra sin dar explicaciones: basta con abrir el enlace de tu pedido, con llamar o con responder a este correo diciendo el número de pedido, y te devolvemos el dinero en otros 14 días por el mismo medio. Si ya están montados, respondes de lo que hayan perdido de valor por usarlos; el montaje hecho con tu permiso no se devuelve.',
    desistirTrabajo:
      'Tienes 14 días naturales desde hoy para desistir del trabajo contratado sin dar explicaciones, mientras no lo hayamos hecho: basta con abrir el enlace de tu pedido, con llamar o con responder a este correo diciendo el número de pedido. Lo que ya está hecho con tu permiso no se devuelve.',
    garantia: 'Los productos tienen tres años de garantía legal, además de la del fabricante.',
  },

  factura: {
    asunto: (titulo: string, numero: string) => `${titulo} ${numero}`,
    texto: 'Aquí tienes tu factura. Va adjunta en PDF.',
    garantia: 'Guárdala: también es el justificante de la garantía.',
    textoRectificativa: 'Aquí tienes la factura rectificativa de lo que te devolvemos. Va adjunta en PDF.',
    completa: 'Si la necesitas completa, con tu NIF o a nombre de una empresa, pídela en tu cuenta, en «Facturas».',
    ayuda: (telefono: string) =>
      `Si no tienes cuenta, o algo no es correcto, llámanos al ${telefono} con el número de factura.`,
    ayudaSolo: (telefono: string) => `Si algo no es correcto, llámanos al ${telefono} con el número de factura.`,
  },

  devolucion: {
    asunto: (pedido: string) => `Te devolvemos el pago del pedido ${pedido}`,
    titulo: 'Te devolvemos el dinero',
    horaPerdida: (importe: string, pedido: string) =>
      `Tu pago de ${importe} para el pedido ${pedido} llegó cuando el pedido ya había caducado, y lo que pediste ya no estaba disponible.`,
    yaPagado: (importe: string, pedido: string) =>
      `Hemos recibido otro pago de ${importe} para el pedido ${pedido}, que no lo necesitaba.`,
    citaEnPie: 'Tu cita sigue en pie.',
    importeDistinto: (importe: string, pedido: string) =>
      `Hemos recibido ${importe} para el pedido ${pedido}, y no era lo que había que pagar.`,
    pedida: (importe: string, pedido: string) =>
      `Nos has pedido que te devolvamos los ${importe} que pagaste por el pedido ${pedido}. El pedido ya no está en marcha.`,
    plazoPasado: (importe: string, pedido: string) =>
      `Tu pago de ${importe} para el pedido ${pedido} llegó cuando tu hora ya no estaba libre, y el plazo para elegir otra ha terminado.`,
    trasCancelar: (importe: string, pedido: string) =>
      `Tu pago de ${importe} para el pedido ${pedido} llegó cuando el pedido ya estaba cancelado.`,
    ajuste: (importe: string, pedido: string) => `Te devolvemos ${importe} de lo que pagaste por el pedido ${pedido}.`,
    plazo: (importe: string) =>
      `Te devolvemos ${importe} por el mismo medio con el que pagaste. El banco suele tardar entre dos y cinco días laborables en mostrarlo. No tienes que hacer nada.`,
    otraHora: 'Volver a la tienda',
    ayuda: (telefono: string) => `Si no lo ves en una semana, llámanos al ${telefono} con el número de pedido.`,
  },

  pagoTardio: {
    asunto: (pedido: string) => `Elige otra hora para el pedido ${pedido}, o te devolvemos el dinero`,
    titulo: 'Tu pago ha llegado, pero tu hora ya no está libre',
    texto: (importe: string, pedido: string, dia: string, hora: string, taller: string) =>
      `Hemos recibido tu pago de ${importe} para el pedido ${pedido}. Llegó cuando ya había caducado la hora que te guardábamos, y la del ${dia} a las ${hora} en ${taller} ya no está libre.`,
    ahoraLibres: 'Al escribir este correo, las horas libres más cercanas son estas:',
    elegir: 'Elegir otra hora o pedir el dinero',
    dinero: 'Elegir no cuesta nada más. Si prefieres el dinero, te lo devolvemos entero por el mismo medio.',
    hasta: (dia: string, hora: string) =>
      `Puedes elegir hasta el ${dia} a las ${hora}. Después te devolvemos el dinero sin que tengas que hacer nada.`,
    ayuda: (telefono: string) => `Si prefieres hablarlo, llámanos al ${telefono} con el número de pedido.`,
  },

  cancelacion: {
    asunto: (pedido: string) => `El pedido ${pedido} está cancelado`,
    titulo: 'Tu pedido está cancelado',
    texto: (pedido: string, dia: string, hora: string, taller: string) =>
      `Hemos cancelado el pedido ${pedido} y su cita del ${dia} a las ${hora} en ${taller}. Ya no te esperamos ese día.`,
    sigue: (pedido: string, otro: string, dia: string, hora: string, taller: string) =>
      `Hemos cancelado el pedido ${pedido}. Tu visita sigue en pie para el pedido ${otro}: te esperamos el ${dia} a las ${hora} en ${taller}.`,
    nadaCobrado: 'No habías pagado nada, así que no hay nada que devolver.',
    nadaVuelve: (importe: string) => `Los ${importe} que pagaste no se devuelven.`,
    parte: (importe: string) => `De lo que pagaste nos quedamos ${importe}.`,
    volver: 'Volver a la tienda',
    noHeSidoYo: (telefono: string) => `Si no lo esperabas, llámanos al ${telefono}.`,
  },

  desistimiento: {
    asunto: (pedido: string) => `Has desistido del pedido ${pedido}`,
    titulo: 'Hemos recibido tu desistimiento',
    texto: (pedido: string) =>
      `Has desistido del contrato del pedido ${pedido}. Este correo es la confirmación de lo que declaraste: guárdalo.`,
    cuando: 'Recibido',
    quien: 'Quien desiste',
    pedido: 'Pedido',
    lineas: 'Lo que anulas o devuelves',
    citaAnulada: (taller: string) => `El pedido y su cita en ${taller} quedan anulados.`,
    sigue: (otro: string, dia: string, hora: string, taller: string) =>
      `El pedido queda anulado. Tu visita sigue en pie para el pedido ${otro}: te esperamos el ${dia} a las ${hora} en ${taller}.`,
    nadaCobrado: 'No habías pagado nada, así que no hay nada que devolver.',
    traer: (taller: string) => `Trae los productos a ${taller} en los próximos 14 días, con este correo.`,
    alTraer: (importe: string) =>
      `En cuanto los tengamos te devolvemos ${importe} por el mismo medio con el que pagaste.`,
    enTaller: (importe: string) => `De ellos, ${importe} los pagaste en el taller y te los devuelve el taller.`,
  },
};

export type OrderMailTexts = typeof orderMail;

import { timeChoice } from './time-choice.ts';

/** What who paid when the time was gone may choose: another time, or the money. Days come in words: "martes 6 de abril". */
export const latePayment = {
  ...timeChoice,
  titulo: 'Elige otra hora, o te devolvemos el dinero',
  texto: (importe: string, pedido: string, dia: string, hora: string, taller: string) =>
    `Tu pago de ${importe} para el pedido ${pedido} ha llegado, pero la hora que te guardábamos había caducado y la del ${dia} a las ${hora} en ${taller} ya no está libre.`,
  hasta: (dia: string, hora: string) =>
    `Puedes elegir hasta el ${dia} a las ${hora}. Después te devolvemos el dinero sin que tengas que hacer nada.`,
  cercanas: 'Las horas libres más cercanas',
  confirmar: 'Confirmar esta hora',
  otroDia: 'Mirar otro día',
  verHoras: 'Ver las horas de ese día',
  horasDel: (dia: string) => `Horas del ${dia}`,
  sinHorasEseDia: 'Ese día ya no queda ninguna hora libre. Mira otro.',
  sinHoras: (taller: string, telefono: string) =>
    `${taller} no tiene horas libres en los próximos días. Llama al ${telefono} o pide el dinero.`,
  agotado: 'Lo que pediste se ha agotado mientras tanto, así que solo podemos devolverte el dinero.',
  prefieroDinero: 'Prefiero que me devolváis el dinero',
  dineroTexto: (importe: string) =>
    `Te devolvemos ${importe} por el mismo medio con el que pagaste, y el pedido no sigue adelante. El banco suele tardar entre dos y cinco días laborables.`,
  pedirDinero: (importe: string) => `Devolvedme ${importe}`,
  confirmadaTitulo: 'Tu cita está confirmada',
  confirmadaTexto: (dia: string, hora: string, taller: string) =>
    `Te esperamos el ${dia} a las ${hora} en ${taller}. Te hemos enviado la confirmación por correo.`,
  devueltaTitulo: 'Te devolvemos el dinero',
  devueltaTexto: (importe: string) =>
    `Los ${importe} vuelven por el mismo medio con el que pagaste. El banco suele tardar entre dos y cinco días laborables en mostrarlo.`,
  caducadaTitulo: 'El plazo para elegir ha terminado',
  noExisteTitulo: 'Este enlace no lleva a ningún pago',
  noExiste: 'Comprueba que lo has copiado entero del correo. Si sigue sin funcionar, llámanos con el número de pedido.',
  enTuCorreo: 'Entra con tu cuenta para elegir aquí, o usa el enlace que te hemos enviado por correo.',
  inicio: 'Ir a la tienda',
};

export type LatePaymentTexts = typeof latePayment;

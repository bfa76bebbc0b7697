/**
 * What is said when a payment fails, by the family of the gateway's code (spec O24 to O30). The
 * gateway's own message is never shown.
 */
export const payments = {
  '103': 'La tarjeta figura como perdida o robada. Usa otra.',
  '107': 'El sistema antifraude ha bloqueado el pago. Prueba con otra tarjeta o con otra forma de pago.',
  '666': 'La tienda no puede cobrar ahora mismo por un error de configuración. Llámanos y lo resolvemos.',
  '1xx': 'El banco ha denegado el pago. Revisa los datos de la tarjeta y el saldo.',
  '2xx': 'No ha habido comunicación con el banco. Vuelve a intentarlo dentro de unos minutos.',
  '3xx': 'La pasarela de pago ha tenido un error interno. Vuelve a intentarlo dentro de unos minutos.',
  '5xx': 'La petición de pago ha dado error. Vuelve a intentarlo y, si sigue igual, llámanos.',
  cancelado: 'Has cancelado el pago.',
  abandonado: 'El pago no se ha terminado.',
  devolver: 'Te devolvemos el importe por el mismo medio con el que pagaste.',
  devuelto: 'Te hemos devuelto el importe por el mismo medio con el que pagaste.',
  otro: 'El pago no se ha podido hacer. Vuelve a intentarlo.',
} as const;

export type PaymentSentence = keyof typeof payments;
export type PaymentTexts = { readonly [Key in PaymentSentence]: string };

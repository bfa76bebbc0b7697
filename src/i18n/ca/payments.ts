import type { PaymentTexts } from '../es/payments.ts';

export const payments: PaymentTexts = {
  '103': 'La targeta consta com a perduda o robada. Fes-ne servir una altra.',
  '107': 'El sistema antifrau ha bloquejat el pagament. Prova-ho amb una altra targeta o d’una altra manera.',
  '666': 'La botiga no pot cobrar ara mateix per un error de configuració. Truca’ns i ho resolem.',
  '1xx': 'El banc ha denegat el pagament. Revisa les dades de la targeta i el saldo.',
  '2xx': 'No hi ha hagut comunicació amb el banc. Torna-ho a provar d’aquí a uns minuts.',
  '3xx': 'La passarel·la de pagament ha tingut un error intern. Torna-ho a provar d’aquí a uns minuts.',
  '5xx': 'La petició de pagament ha donat error. Torna-ho a provar i, si continua igual, truca’ns.',
  cancelado: 'Has cancel·lat el pagament.',
  abandonado: 'El pagament no s’ha acabat.',
  devolver: 'Et tornem l’import pel mateix mitjà amb què vas pagar.',
  devuelto: 'T’hem tornat l’import pel mateix mitjà amb què vas pagar.',
  otro: 'El pagament no s’ha pogut fer. Torna-ho a provar.',
};

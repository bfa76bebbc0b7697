import type { unpaidOrder as es } from '../es/unpaid-order.ts';
import { les } from './hours.ts';

export const unpaidOrder: typeof es = {
  pendienteTitulo: 'Esperant la resposta del banc',
  sinPagarTitulo: 'La teva comanda, pendent de pagament',
  noPagadoTitulo: 'El pagament no s’ha completat',
  nadaCobrado: 'No s’ha cobrat res.',
  nadaCobradoAun: 'De moment no consta cap cobrament.',
  paginaAbierta: (importe) =>
    `Si tens oberta la pàgina del banc, continua allà: es paguen ${importe} i res més. Si ja has pagat, la resposta acostuma a trigar uns segons.`,
  paginaCerrada: 'Si l’has tancada sense pagar, pots tornar al pagament o canviar la comanda.',
  guardadaHasta: (desde, dia, hasta, hoy) =>
    `La teva hora és el ${dia} a ${les(desde)}. Te la guardem fins a ${les(hasta)}${hoy ? ' d’avui' : ''}.`,
  puedesCambiar: 'Pots canviar el que vulguis: la comanda es refà i la confirmes una altra vegada.',
  dosPagos: 'Si pagues dues vegades, et tornem el segon pagament.',
  otraVez: 'Torna al pagament',
  cambiarPedido: 'Canvia la comanda',
  dejarPedido: 'Anul·la la comanda',
  dejadoTitulo: 'Has anul·lat la comanda',
  dejadoTexto: 'No s’ha cobrat res i l’hora ha quedat lliure. El que vas triar continua a la cistella.',
  pagoAnterior:
    'Si encara tens oberta la pàgina del banc, tanca-la sense pagar: aquell pagament era de la comanda anterior.',
  quienPaga: 'Per pagar amb targeta, digue’ns una altra vegada qui paga.',
  ponerDatos: 'Completa les teves dades',
  caducadoTitulo: 'La comanda ha caducat',
  caducadoTexto:
    'No s’ha cobrat res: el pagament no va arribar a temps i l’hora va quedar lliure. La cistella continua aquí: tria hora i torna-ho a provar.',
  ahora: 'A pagar ara',
};

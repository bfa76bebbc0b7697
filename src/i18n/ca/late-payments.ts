import type { LatePaymentTexts } from '../es/late-payments.ts';
import { les } from './hours.ts';
import { at } from './places.ts';
import { timeChoice } from './time-choice.ts';

export const latePayment: LatePaymentTexts = {
  ...timeChoice,
  titulo: 'Tria una altra hora, o et tornem els diners',
  texto: (importe, pedido, dia, hora, taller) =>
    `El teu pagament de ${importe} per a la comanda ${pedido} ha arribat, però l’hora que et guardàvem havia caducat i la del ${dia} a ${les(hora)} ${at(taller)} ja no és lliure.`,
  hasta: (dia, hora) =>
    `Pots triar fins al ${dia} a ${les(hora)}. Després et tornem els diners sense que hagis de fer res.`,
  cercanas: 'Les hores lliures més properes',
  confirmar: 'Confirma aquesta hora',
  otroDia: 'Mira un altre dia',
  verHoras: 'Mira les hores d’aquell dia',
  horasDel: (dia) => `Hores del ${dia}`,
  sinHorasEseDia: 'Aquell dia ja no queda cap hora lliure. Mira’n un altre.',
  sinHoras: (taller, telefono) =>
    `${taller} no té hores lliures els propers dies. Truca al ${telefono} o demana els diners.`,
  agotado: 'El que vas demanar s’ha exhaurit mentrestant, de manera que només et podem tornar els diners.',
  prefieroDinero: 'M’estimo més que em torneu els diners',
  dineroTexto: (importe) =>
    `Et tornem ${importe} pel mateix mitjà amb què vas pagar, i la comanda no tira endavant. El banc sol trigar entre dos i cinc dies feiners.`,
  pedirDinero: (importe) => `Torneu-me ${importe}`,
  confirmadaTitulo: 'La teva cita està confirmada',
  confirmadaTexto: (dia, hora, taller) =>
    `T’esperem el ${dia} a ${les(hora)} ${at(taller)}. T’hem enviat la confirmació per correu.`,
  devueltaTitulo: 'Et tornem els diners',
  devueltaTexto: (importe) =>
    `Els ${importe} tornen pel mateix mitjà amb què vas pagar. El banc sol trigar entre dos i cinc dies feiners a mostrar-ho.`,
  caducadaTitulo: 'El termini per triar s’ha acabat',
  noExisteTitulo: 'Aquest enllaç no porta a cap pagament',
  noExiste:
    'Comprova que l’has copiat sencer del correu. Si continua sense funcionar, truca’ns amb el número de comanda.',
  enTuCorreo: 'Entra amb el teu compte per triar aquí, o fes servir l’enllaç que t’hem enviat per correu.',
  inicio: 'Ves a la botiga',
};

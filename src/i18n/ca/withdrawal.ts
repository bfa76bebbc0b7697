import type { WithdrawalTexts } from '../es/withdrawal.ts';
import { at } from './places.ts';

export const withdrawal: WithdrawalTexts = {
  pedido: 'La teva comanda',
  pedidoN: (n) => `Comanda ${n}`,
  sinPedido: 'Aquest enllaç no porta a cap comanda',
  sinPedidoTexto: 'Obre’l tal com és al correu de confirmació, o entra amb el teu compte.',
  entrar: 'Entra al meu compte',
  haceFaltaJavascript: 'Per seguir la teva comanda cal JavaScript. També ens pots trucar o escriure.',
  titulo: 'Anul·lar, tornar o desistir',
  cargando: 'S’està mirant què es pot tornar…',
  reintentar: 'Torna-ho a provar',
  sinConexion: 'No hi ha connexió. Torna-ho a provar.',
  todoTexto:
    'Mentre el cotxe no sigui al taller ho pots anul·lar tot: la cita, els productes i la feina. Et tornem el que hagis pagat.',
  lineasTexto: (hasta) => `Fins al ${hasta} pots tornar el que et vas endur sense muntar.`,
  boton: 'Desisteix del contracte aquí',
  paso: 'Desistir del contracte',
  pasoTexto: (n, importe) => `Desisteixes de la comanda ${n}. Et tornem ${importe}.`,
  pasoSinPago: (n) => `Desisteixes de la comanda ${n}. No has pagat res en línia.`,
  pasoLineas: (n) => `Desisteixes d’una part de la comanda ${n}.`,
  de: 'El que anul·les o tornes',
  noDe: 'El que no es pot tornar',
  nombre: 'El teu nom i cognoms',
  nombreFalta: 'Escriu el teu nom i cognoms.',
  correo: (correo) => `T’enviem la confirmació, amb dia i hora, a ${correo}.`,
  confirmar: 'Confirma el desistiment',
  dejarlo: 'Deixa-ho com està',
  hecho: 'Hem rebut el teu desistiment',
  recibido: (cuando) => `Rebut el ${cuando}. T’hem escrit un correu amb la confirmació.`,
  vuelve: (importe) => `Et tornem ${importe} pel mateix mitjà amb què vas pagar.`,
  traer: (taller) => `Porta els productes ${at(taller)} en 14 dies.`,
  enTaller: (importe) => `Al taller et tornen ${importe}, que vas pagar allà.`,
  devuelto: 'Ja tenim els productes. Els diners estan en camí.',
  nada: 'D’aquesta comanda ja no es pot desistir per aquí',
  motivo: {
    montado:
      'Ja està muntat, i per això no es torna des d’aquesta pàgina. Dins dels 14 dies encara te’n pots fer enrere: truca’ns o escriu-nos. Respons del que hagi perdut de valor per l’ús.',
    mezclado: 'Ja és dins del motor, i d’allà no es pot separar.',
    hecho: 'La feina ja està feta, amb el teu permís.',
    'a-medida': 'Està fet a mida per a tu.',
    plazo: 'Han passat els 14 dies que dona la llei.',
    'en-curso': 'El cotxe és al taller. Digues-ho allà mateix.',
    'sin-efecto': 'La comanda ja no està en marxa.',
  },
  garantia: 'La garantia legal de tres anys es manté.',
  llamar: (telefono) => `Truca al ${telefono}`,

  consola: 'Desistiments',
  ninguno: 'En aquest taller ningú no ha desistit de cap comanda.',
  recibidoEl: 'Rebut',
  cliente: 'Client',
  declarante: 'Qui desisteix',
  importe: 'Es retorna',
  porDevolver: 'Esperem els productes',
  anulado: 'Comanda anul·lada',
  yaDevuelto: 'Productes rebuts',
  recibirProductos: 'He rebut els productes',
  recibidos: (enLinea, aqui) =>
    ['Anotat.', enLinea && `Es tornen ${enLinea} en línia.`, aqui && `Torna aquí ${aqui}, que es van pagar aquí.`]
      .filter(Boolean)
      .join(' '),
};

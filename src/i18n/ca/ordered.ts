import type { OrderedTexts } from '../es/ordered.ts';
import { les } from './hours.ts';

/** El que s’ha demanat: les línies, el taller, el que costa. */
export const ordered: OrderedTexts = {
  detalle: 'Detall de la comanda',
  cargando: 'S’està carregant la comanda…',
  estadoDe: 'Estat',
  estado: {
    'pendiente-pago': 'Pendent de pagament',
    confirmado: 'Confirmada',
    'en-taller': 'Al taller',
    completado: 'Acabada',
    cancelado: 'Anul·lada',
    caducado: 'Caducada',
    'por-decidir': 'Tria una altra hora',
  },
  hecho: 'Feta el',
  taller: 'Taller',
  cuando: 'Quan',
  cuandoTexto: (dia, hora) => `${dia}, a ${les(hora)}`,
  matricula: 'Matrícula',
  pagado: 'Pagat en línia',
  porPagar: 'Queda per pagar al taller',
  formaPago: 'Forma de pagament',
  formasPago: { tarjeta: 'Targeta', bizum: 'Bizum' },
  operacion: 'Operació',
  mismaVisita: 'A la mateixa visita',
  linea: 'Producte o servei',
  cantidad: 'Quantitat',
  precio: 'Preu',
  total: 'Total',
  descuento: 'Descompte en productes, ja inclòs',
  descuentoGlobal: 'Ofertes i cupons, ja inclosos',
  pedirOtraHora: 'Demana una altra hora',
};

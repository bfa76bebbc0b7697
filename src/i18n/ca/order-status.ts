import type { OrderStatusTexts } from '../es/order-status.ts';
import { les } from './hours.ts';
import { at } from './places.ts';

export const orderStatus: OrderStatusTexts = {
  titulo: 'Com va la teva comanda',
  cargando: 'S’està mirant com va…',
  reintentar: 'Torna-ho a provar',
  sinConexion: 'No hi ha connexió. Ho continuem provant.',
  paso: {
    pagado: 'Pagada',
    'en-camino': 'Pneumàtics demanats al magatzem',
    'en-taller': 'Pneumàtics al taller',
    recibido: 'Cotxe rebut',
    elevador: 'A l’elevador',
    listo: 'A punt per recollir',
  },
  confirmado: 'Comanda confirmada',
  productosEnCamino: 'Productes demanats al magatzem',
  productosEnTaller: 'Productes al taller',
  llegan: (dia) => `Arriben al taller el ${dia}.`,
  teEsperamos: (dia, hora, taller) => `T’esperem el ${dia}, a ${les(hora)}, ${at(taller)}.`,
  puedesVenir: (taller) => `Ja pots passar per ${taller} a recollir el vehicle.`,
  hecho: 'fet',
  ahora: 'Ara',
  anuncio: (paso) => `La teva comanda: ${paso}.`,
};

import { together } from './set-words.ts';

/** How something that is bought comes to its vehicle: fitted, picked up, or it is work and done. */
type Handover = 'montaje' | 'recogida' | 'taller';

const how: Readonly<Record<Handover, string>> = {
  montaje: 'con montaje',
  recogida: 'para recoger en el taller',
  taller: 'hecho en el taller',
};

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What pages about vehicles have in common. Their own words come with their data. */
export const vehicle = {
  reservar: 'Reserva y compra aquí',
  gratis: 'Gratis',
  gratisTexto: 'Sin compromiso y con cita: te llevas el resultado por escrito, con lo que urge y lo que puede esperar.',
  verAceite: 'Qué pide tu coche',
  presupuesto: 'Con presupuesto',
  presupuestoTexto:
    'Antes de empezar te damos el precio por escrito. Vale 12 días laborables y no tocamos nada sin tu visto bueno. Las piezas que quitamos son tuyas.',
  pedirCita: 'Pedir cita',
  llamar: (telefono: string) => `Llama gratis al ${telefono}`,
  talleres: (total: number, vehiculo: 'coche' | 'moto' | 'camion' | 'agricola') =>
    `${total} talleres trabajan con ${{ coche: 'coches', moto: 'motos', camion: 'camiones', agricola: 'maquinaria agrícola' }[vehiculo]}.`,
  verTalleres: 'Ver los talleres',
  tambien: 'También te puede servir',
  desde: 'Desde',
  desdePrecio: (precio: string, unidades: number, entrega: Handover) =>
    `Desde ${precio}${unidades === 1 ? '' : ` ${together(unidades)},`} ${how[entrega]}`,
  dentroPrecio: (precio: string, _unidades: number, _entrega: Handover) => `Con revisión o pack, desde ${precio}`,
  conTodo: (unidades: number, entrega: Handover) =>
    `${unidades === 1 ? '' : `${upper(together(unidades))}. `}${entrega === 'montaje' ? 'Montaje e impuestos' : 'Impuestos'} incluidos. Eliges taller y hora al reservar.`,
  verPrecios: 'Ver qué incluye',
  vehiculo: 'Tu coche',
  eligeCoche: 'Elígelo',
  ver: 'Ver',
  itv: {
    pregunta: '¿Qué llevamos a la ITV?',
    turismo: 'Un turismo',
    otros: 'Furgoneta, autocaravana u otro vehículo',
    ver: 'Ver precio',
  },
  gas: {
    titulo: '¿No sabes qué gas lleva tu coche?',
    texto: 'Con la matrícula o el año te lo decimos, y te llevamos a la carga que es.',
    preguntar: 'Averiguar qué gas lleva',
  },
};

export type VehicleTexts = typeof vehicle;

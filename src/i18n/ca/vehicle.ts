import type { VehicleTexts } from '../es/vehicle.ts';
import { together } from './set-words.ts';

const how = {
  montaje: 'amb muntatge',
  recogida: 'per recollir al taller',
  taller: 'fet al taller',
};

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const vehicle: VehicleTexts = {
  reservar: 'Reserva i compra aquí',
  gratis: 'Gratis',
  gratisTexto: 'Sense compromís i amb cita: t’endús el resultat per escrit, amb el que és urgent i el que pot esperar.',
  verAceite: 'Què demana el teu cotxe',
  presupuesto: 'Amb pressupost',
  presupuestoTexto:
    'Abans de començar et donem el preu per escrit. Val 12 dies feiners i no toquem res sense el teu vistiplau. Les peces que traiem són teves.',
  pedirCita: 'Demana cita',
  llamar: (telefono) => `Truca gratis al ${telefono}`,
  talleres: (total, vehiculo) =>
    `${total} tallers treballen amb ${{ coche: 'cotxes', moto: 'motos', camion: 'camions', agricola: 'maquinària agrícola' }[vehiculo]}.`,
  verTalleres: 'Mira els tallers',
  tambien: 'També et pot servir',
  desde: 'Des de',
  desdePrecio: (precio, unidades, entrega) =>
    `Des de ${precio}${unidades === 1 ? '' : ` ${together(unidades)},`} ${how[entrega]}`,
  dentroPrecio: (precio) => `Amb revisió o pack, des de ${precio}`,
  conTodo: (unidades, entrega) =>
    `${unidades === 1 ? '' : `${upper(together(unidades))}. `}${entrega === 'montaje' ? 'Muntatge i impostos' : 'Impostos'} inclosos. Tries taller i hora en reservar.`,
  verPrecios: 'Mira què inclou',
  vehiculo: 'El teu cotxe',
  eligeCoche: 'Tria’l',
  ver: 'Mostra’ls',
  itv: {
    pregunta: 'Què portem a la ITV?',
    turismo: 'Un turisme',
    otros: 'Furgoneta, autocaravana o un altre vehicle',
    ver: 'Mira el preu',
  },
  gas: {
    titulo: 'No saps quin gas porta el teu cotxe?',
    texto: 'Amb la matrícula o l’any t’ho diem, i et portem a la càrrega que toca.',
    preguntar: 'Esbrina quin gas porta',
  },
};

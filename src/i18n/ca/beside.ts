import type { BesideTexts } from '../es/beside.ts';
import { les } from './hours.ts';

export const beside: BesideTexts = {
  titulo: 'Per a la mateixa visita',
  explica:
    'Les bateries i els olis es demanen a part. Cada cistella guarda el seu preu; demana’n una i després l’altra.',
  suman: (importe) => `Tot el d’aquesta visita suma ${importe}.`,
  enElTaller: (importe) => `Al taller pagues ${importe} en total.`,
  deEste: 'Per pagar al taller, d’aquesta comanda',
  linea: (cantidad, nombre) => `${cantidad} × ${nombre}`,
  total: (importe) => `Total: ${importe}`,
  abrir: 'Passa a aquesta cistella',
  pedir: 'Demana-la ara',
  pedido: (numero) => `Comanda ${numero}`,
  unirse: (dia, hora, taller) => `Afegeix-ho a la visita: ${dia} a ${les(hora)}, ${taller}`,
  unirseTexto: 'El cotxe ve una sola vegada: ho fem tot d’una tirada.',
  noCabe:
    'Aquell dia el taller no té cap buit prou llarg. Tria un altre dia per a aquesta cistella, o demana una altra hora per a la visita.',
  llegaDespues: (dia) =>
    `El d’aquesta cistella arriba al taller el ${dia}, després de la visita. Demana una altra hora per a la visita, des d’aquell dia, i vine una sola vegada; o tria un altre dia per a aquesta cistella.`,
};

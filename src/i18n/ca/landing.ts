import type { LandingTexts } from '../es/landing.ts';
import { mounted } from './set-words.ts';

export const landing: LandingTexts = {
  matricula: 'Matrícula',
  matriculaPista: 'Per exemple 1234 BCD',
  buscarMatricula: 'Mira les meves mides',
  buscarCoche: 'Mira el meu cotxe',
  medida: 'Mida del pneumàtic',
  medidaPista: 'És escrita al flanc: per exemple 205/55 R16 91V',
  buscarMedida: 'Mira els preus muntats',
  eligeMedida: 'o tria-la pas a pas',
  matriculasDemo: 'Matrícules de prova',
  desde: (precio, unidades) => `des de ${precio} ${mounted(unidades)}`,
  medidasPopulares: 'Les mides que més muntem',
  pocas: 'últimes unitats',
  medidas: (cantidad) => (cantidad === 1 ? '1 mida' : `${cantidad} mides`),

  neumaticosTitulo: 'Pneumàtics per a tot el que roda',
  neumaticosTexto:
    'Cotxe, 4x4, furgoneta, moto, quad, patinet, camió i tractor: totes les mides i marques, amb el preu ja muntat.',
  porTemporada: 'Per temporada',
  porVehiculo: 'Per vehicle',
  medidasDe: 'Mides més demanades',
  marcasTitulo: 'Marques de pneumàtics',
  marcasTexto: 'Ordenades per categoria. Els pneumàtics arriben nous i amb menys de tres anys des de la fabricació.',
};

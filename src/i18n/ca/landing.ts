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
  lateral: {
    titulo: 'Llegeix la teva roda',
    lectura: 'Es llegeix així: amplada, perfil, llanta, càrrega i velocitat.',
    ejemplo: 'per exemple',
    nombre: { ancho: 'Amplada', serie: 'Perfil', llanta: 'Llanta', carga: 'Càrrega', velocidad: 'Velocitat' },
    ancho: 'De la coberta, en mil·límetres',
    serie: 'Alçada del flanc, en tant per cent de l’amplada',
    llanta: 'Diàmetre de la llanta, en polzades',
    carga: 'Índex de càrrega: quant pes aguanta cada roda',
    velocidad: 'Codi de velocitat: fins a quina velocitat està homologat',
  },

  neumaticosTitulo: 'Pneumàtics per a tot el que roda',
  neumaticosTexto:
    'Cotxe, 4x4, furgoneta, moto, quad, patinet, camió i tractor: totes les mides i marques, amb el preu ja muntat.',
  porTemporada: 'Per temporada',
  porVehiculo: 'Per vehicle',
  medidasDe: 'Mides més demanades',
  marcasTitulo: 'Marques de pneumàtics',
  marcasTexto: 'Ordenades per categoria. Els pneumàtics arriben nous i amb menys de tres anys des de la fabricació.',
};

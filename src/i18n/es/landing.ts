import { mounted } from './set-words.ts';

export const landing = {
  matricula: 'Matrícula',
  matriculaPista: 'Por ejemplo 1234 BCD',
  buscarMatricula: 'Ver mis medidas',
  buscarCoche: 'Ver mi coche',
  medida: 'Medida del neumático',
  medidaPista: 'Está escrita en el lateral: por ejemplo 205/55 R16 91V',
  buscarMedida: 'Ver precios montados',
  eligeMedida: 'o elígela paso a paso',
  matriculasDemo: 'Matrículas de prueba',
  desde: (precio: string, unidades: number) => `desde ${precio} ${mounted(unidades)}`,
  medidasPopulares: 'Las medidas que más montamos',
  pocas: 'últimas unidades',
  medidas: (cantidad: number) => (cantidad === 1 ? '1 medida' : `${cantidad} medidas`),

  neumaticosTitulo: 'Neumáticos para todo lo que rueda',
  neumaticosTexto:
    'Coche, 4x4, furgoneta, moto, quad, patinete, camión y tractor: todas las medidas y marcas, con el precio ya montado.',
  porTemporada: 'Por temporada',
  porVehiculo: 'Por vehículo',
  medidasDe: 'Medidas más pedidas',
  marcasTitulo: 'Marcas de neumáticos',
  marcasTexto: 'Ordenadas por categoría. Los neumáticos llegan nuevos y con menos de tres años desde su fabricación.',
};

export type LandingTexts = typeof landing;

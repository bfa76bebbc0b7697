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
  lateral: {
    titulo: 'Lee tu rueda',
    lectura: 'Se lee así: ancho, perfil, llanta, carga y velocidad.',
    ejemplo: 'por ejemplo',
    nombre: { ancho: 'Ancho', serie: 'Perfil', llanta: 'Llanta', carga: 'Carga', velocidad: 'Velocidad' },
    ancho: 'Anchura de la cubierta, en milímetros',
    serie: 'Altura del flanco, en tanto por ciento de la anchura',
    llanta: 'Diámetro de la llanta, en pulgadas',
    carga: 'Índice de carga: cuánto peso aguanta cada rueda',
    velocidad: 'Código de velocidad: hasta qué velocidad está homologado',
  },

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

import { mounted } from './set-words.ts';

export const landing = {
  inicioTitulo: 'Neumáticos montados en tu taller',
  inicioDescripcion:
    'Busca tus neumáticos por matrícula o por medida, mira lo que cuestan montados con todo incluido y reserva día y hora en tu taller de Rodera.',
  inicioLema: 'Tus neumáticos, montados. Un solo precio.',
  inicioEntrada:
    'Escribe tu matrícula o la medida de tu rueda. Verás lo que cuestan cuatro ya montados, con impuestos y ecotasa, y la primera hora libre cerca de ti.',
  matricula: 'Matrícula',
  matriculaPista: 'Por ejemplo 1234 BCD',
  buscarMatricula: 'Ver mis medidas',
  matriculasDemo: 'En la demo:',
  medidasPopulares: 'Las medidas que más montamos',
  desde: (precio: string, unidades: number) => `desde ${precio} ${mounted(unidades)}`,
  pocas: 'últimas unidades',
  medidas: (cantidad: number) => (cantidad === 1 ? '1 medida' : `${cantidad} medidas`),
  comoFunciona: 'Así funciona',
  pasos: [
    {
      titulo: 'Encuentra tu medida',
      texto:
        'Léela en el lateral de la rueda o en la ficha técnica. Si no encaja con tu coche, te lo decimos en el taller y no pagas nada.',
    },
    {
      titulo: 'Elige taller y hora',
      texto:
        'Ves solo horas reales, cuando los neumáticos ya estarán en el taller. La hora que eliges queda guardada mientras terminas.',
    },
    {
      titulo: 'Paga como prefieras',
      texto: 'Una reserva, el total o en el taller. El precio que has visto es el que pagas.',
    },
  ],
  lateral: {
    titulo: 'Lee tu rueda',
    lectura: 'Se lee en orden: ancho, perfil, llanta, carga y velocidad.',
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
  marcasTexto: 'Ordenadas por categoría. Todas llegan nuevas y con menos de tres años desde su fabricación.',
};

export type LandingTexts = typeof landing;

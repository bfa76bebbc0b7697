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

  neumaticosTitulo: 'Neumáticos para coche, 4x4 y furgoneta',
  neumaticosTexto: 'Todas las medidas y marcas, con el precio de cuatro montados.',
  porTemporada: 'Por temporada',
  porVehiculo: 'Por vehículo',
  landings: {
    tyresSummer: {
      titulo: 'Neumáticos de verano',
      texto: 'Goma para más de 7 °C: frena antes en seco y en mojado, y gasta menos.',
    },
    tyresWinter: {
      titulo: 'Neumáticos de invierno',
      texto:
        'Por debajo de 7 °C la goma de invierno agarra donde la de verano se endurece. Con el símbolo de la montaña no necesitas cadenas en la mayoría de puertos.',
    },
    tyresAllSeason: {
      titulo: 'Neumáticos cuatro estaciones',
      texto: 'Un solo juego para todo el año, válido con nieve ocasional.',
    },
    tyresCar: { titulo: 'Neumáticos de turismo', texto: 'Para utilitarios, compactos, berlinas y familiares.' },
    tyresVan: { titulo: 'Neumáticos de furgoneta', texto: 'Con carcasa C reforzada y doble índice de carga.' },
    tyres4x4: { titulo: 'Neumáticos 4x4 y SUV', texto: 'De asfalto, mixtos y para pista.' },
  },
  medidasDe: 'Medidas más pedidas',
  marcasTitulo: 'Marcas de neumáticos',
  marcasTexto: 'Ordenadas por categoría. Todas llegan nuevas y con menos de tres años desde su fabricación.',
  marcaTitulo: (marca: string) => `Neumáticos ${marca}`,
  marcaTexto: (marca: string, modelos: number) =>
    `${modelos} modelos de ${marca}, con precio montado en nuestros talleres.`,
};

export type LandingTexts = typeof landing;

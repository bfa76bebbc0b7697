export const shop = {
  // Words of the trade
  temporada: { verano: 'Verano', invierno: 'Invierno', allseason: 'Cuatro estaciones' },
  tipoVehiculo: { turismo: 'Turismo', '4x4': '4x4 y SUV', furgoneta: 'Furgoneta' },
  categoria: { PREMIUM: 'Premium', QUALITY: 'Quality', BUDGET: 'Económico' },
  gama: {
    confort: 'Silencioso y cómodo en carretera.',
    deportivo: 'Pisada precisa y agarre en curva.',
    eco: 'Rueda con menos esfuerzo y gasta menos.',
    mixto: 'Asfalto y pista con la misma cubierta.',
    duracion: 'Muchos kilómetros antes de cambiarlo.',
    invierno: 'Goma que no se endurece con el frío.',
    versatil: 'Todo el año sin cambiar de rueda.',
    carga: 'Carcasa reforzada para trabajar cargado.',
  } as Record<string, string>,

  // A tyre in a list
  cuatroMontados: '4 neumáticos montados',
  incluye: 'IVA, ecotasa, montaje, válvula y equilibrado incluidos',
  incluyeAndorra: 'IGI, ecotasa, montaje, válvula y equilibrado incluidos',
  unidad: (precio: string) => `${precio} cada neumático, sin montar`,
  antes: 'antes',
  precioMinimo: (precio: string) => `Precio más bajo de los 30 días anteriores: ${precio}`,
  rebaja: (porcentaje: number) => `−${String(porcentaje).replace('.', ',')} %`,
  agotado: 'Agotado',
  quedan: (unidades: number) => (unidades === 1 ? 'Queda 1' : `Quedan ${unidades}`),
  runflat: 'Run-flat',
  reforzado: 'Reforzado XL',
  anadir: 'A la cesta',
  anadirCuatro: (nombre: string) => `A la cesta: 4 ${nombre}`,
  comparar: {
    comparar: 'Comparar',
    marcados: 'Comparar los marcados',
    elegidos: (cuantos: number) =>
      cuantos === 1
        ? 'Marca otro para compararlo con este'
        : cuantos === 4
          ? '4 para comparar, no caben más'
          : `${cuantos} para comparar`,
    vaciar: 'Vaciar',
  },
  verFicha: 'Ver ficha',
  enTaller: (dias: number) => (dias <= 1 ? 'En el taller mañana' : `En el taller en ${dias} días laborables`),
  etiqueta: {
    titulo: 'Etiqueta europea',
    consumo: (clase: string) => `Consumo de combustible: clase ${clase}`,
    mojado: (clase: string) => `Frenada en mojado: clase ${clase}`,
    ruido: (db: number, clase: string) => `Ruido exterior: ${db} dB, clase ${clase}`,
    nieve: 'Agarre en nieve (3PMSF)',
    hielo: 'Agarre en hielo',
    ver: 'Ver etiqueta',
    ficha: 'Ficha de producto en EPREL',
  },

  // Home
  inicioTitulo: 'Neumáticos montados en tu taller',
  inicioDescripcion:
    'Busca tus neumáticos por matrícula o por medida, mira lo que cuestan montados con todo incluido y reserva día y hora en tu taller de Rodera.',
  inicioLema: 'Tus neumáticos, montados. Un solo precio.',
  inicioEntrada:
    'Escribe tu matrícula o la medida de tu rueda. Verás lo que cuestan cuatro ya montados, con impuestos y ecotasa, y la primera hora libre cerca de ti.',
  medida: 'Medida del neumático',
  medidaPista: 'Está escrita en el lateral: por ejemplo 205/55 R16 91V',
  buscar: 'Ver precios montados',
  matricula: 'Matrícula',
  matriculaPista: 'Por ejemplo 1234 BCD',
  buscarMatricula: 'Ver mis medidas',
  matriculasDemo: 'En la demo:',
  oElige: 'o elígela paso a paso',
  medidasPopulares: 'Las medidas que más montamos',
  desde: (precio: string) => `desde ${precio}`,
  cadaUno: 'cada uno',
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

  // Tyre home, landings and brands
  neumaticosTitulo: 'Neumáticos para coche, 4x4 y furgoneta',
  neumaticosTexto: 'Todas las medidas y marcas, con el precio de cuatro montados.',
  porTemporada: 'Por temporada',
  porVehiculo: 'Por vehículo',
  porMarca: 'Por marca',
  migas: 'Estás en',
  inicio: 'Inicio',
  neumaticos: 'Neumáticos',
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
  resultados: (total: number) => (total === 1 ? '1 neumático' : `${total.toLocaleString('es')} neumáticos`),
  medidasDe: 'Medidas más pedidas',
  modelos: 'Modelos',
  marcasTitulo: 'Marcas de neumáticos',
  marcasTexto: 'Ordenadas por categoría. Todas llegan nuevas y con menos de tres años desde su fabricación.',
  marcaTitulo: (marca: string) => `Neumáticos ${marca}`,
  marcaTexto: (marca: string, modelos: number) =>
    `${modelos} modelos de ${marca}, con precio montado en nuestros talleres.`,
  modelosDe: (marca: string) => `Modelos de ${marca}`,
  medidas: (cantidad: number) => (cantidad === 1 ? '1 medida' : `${cantidad} medidas`),
  garantia: (anos: number) => `${anos} años de garantía del fabricante`,
  modeloTexto: (nombre: string, medidas: number) =>
    `${nombre} en ${medidas} medidas, con el precio de cuatro montados.`,
  medidasDisponibles: 'Elige tu medida',
  paginas: {
    etiqueta: 'Páginas',
    anterior: 'Anterior',
    siguiente: 'Siguiente',
    pagina: (numero: number) => `Página ${numero}`,
  },

  // Sheet
  fichaTitulo: (nombre: string, medida: string) => `${nombre} ${medida}`,
  fichaDescripcion: (nombre: string, medida: string, precio: string) =>
    `${nombre} ${medida}: ${precio} los cuatro, montados y con todo incluido. Reserva hora en tu taller.`,
  cantidad: 'Cantidad',
  menos: 'Uno menos',
  mas: 'Uno más',
  caracteristicas: 'Características',
  dato: {
    medida: 'Medida',
    temporada: 'Temporada',
    vehiculo: 'Vehículo',
    categoria: 'Categoría',
    carga: 'Índice de carga',
    cargaValor: (ic: number, kg: number) => `${ic}: ${kg.toLocaleString('es')} kg por rueda`,
    velocidad: 'Código de velocidad',
    velocidadValor: (cv: string, kmh: number) => `${cv}: hasta ${kmh} km/h`,
    diametro: 'Diámetro exterior',
    peso: 'Peso',
    runflat: 'Run-flat',
    runflatSi: 'Sí: unos 80 km a 80 km/h sin aire',
    reforzado: 'Reforzado (XL)',
    nieve: 'Nieve (3PMSF)',
    barro: 'M+S',
    garantia: 'Garantía',
    garantiaValor: (anos: number) => `${anos} años del fabricante, además de los 3 años legales`,
    ecotasa: 'Ecotasa (RD 1619/2005)',
    ecotasaValor: (importe: string) => `${importe} por neumático, incluida en el precio`,
    fabricante: 'Fabricante',
    si: 'Sí',
    no: 'No',
  },
  servicios: 'Servicios en el taller',
  incluido: 'Incluido',
  otras: 'Otros neumáticos de esta medida',
  verTodos: 'Ver todos los de esta medida',
  guia: 'Todo sobre el neumático',
};

export type ShopTexts = typeof shop;

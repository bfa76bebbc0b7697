const meses = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** `2018-03` as people say it; without its year where the month that follows has the same. */
const mes = (month: string, next = ''): string => {
  const [name, year] = [meses[Number(month.slice(5)) - 1] ?? '', month.slice(0, 4)];
  return next.startsWith(year) ? name : `${name} de ${year}`;
};

export const vehicles = {
  titulo: 'Neumáticos por matrícula',
  descripcion: 'Escribe tu matrícula y te decimos qué medidas de neumático lleva tu vehículo.',
  tituloDe: (vehiculo: string) => `Neumáticos para ${vehiculo}`,
  medidasDe: (vehiculo: string) => `Medidas de tu ${vehiculo}`,
  anos: (desde: number, hasta: number | null) =>
    hasta === null
      ? `modelo de ${desde} en adelante`
      : desde === hasta
        ? `modelo de ${desde}`
        : `modelo de ${desde} a ${hasta}`,
  matriculado: (month: string) => `Matriculado en ${mes(month)}.`,
  matriculadoEntre: (desde: string, hasta: string) =>
    `Matriculado entre ${mes(desde, hasta)} y ${mes(hasta)}: lo calculamos por la matrícula, es una estimación.`,
  matriculadoDesde: (desde: string) =>
    `Matriculado a partir de ${mes(desde)}: lo calculamos por la matrícula, es una estimación.`,
  elige: '¿Qué medida llevas?',
  eligeTexto: 'Mírala en el lateral de la rueda y elige la misma.',
  unaMedida: 'Este modelo lleva una sola medida.',
  indices:
    'Te enseñamos neumáticos con índice de carga y código de velocidad iguales o superiores a los que pide cada medida.',
  deSerie: 'De serie',
  alternativa: 'Alternativa',
  delante: 'Delante',
  detras: 'Detrás',
  distintasMoto: 'Delante y detrás llevan medidas distintas: elige primero unas y después las otras.',
  distintas:
    'Lleva medidas distintas delante y detrás. Busca primero unas y después las otras, y deja dos unidades de cada en la cesta.',
  ver: (total: number) => (total === 1 ? 'Ver 1 neumático' : `Ver ${total} neumáticos`),
  ninguno: 'Ahora no tenemos ninguno',
  otro: 'Los neumáticos de este vehículo todavía no se venden en esta web. Apunta tus medidas y pregunta precio y fecha en un taller.',
  verTalleres: 'Ver talleres',
  sinMedidas:
    'Sabemos qué vehículo es, pero no qué medidas lleva. Léela en el lateral de la rueda y búscala por medida.',
  otraMatricula: 'Otra matrícula',
  tuCoche: (nombre: string) => `Para tu ${nombre}`,
  noEsTuyo: '¿No es tu vehículo, o no ves tu medida?',
  desconocida: 'No encontramos esta matrícula',
  noResponde: 'Ahora no podemos buscar por matrícula',
  quizas: (plate: string) => `¿Querías decir ${plate}?`,
  porMedida: 'Buscar por medida',
  porModelo: 'Buscar por marca y modelo',
};

export type VehiclesTexts = typeof vehicles;

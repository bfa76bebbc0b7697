const numeros = {
  ancho: {
    nombre: 'Ancho',
    pregunta: '¿Qué ancho tiene?',
    ayuda: 'El primer número del lateral: milímetros, o pulgadas si es como 3.00.',
  },
  alto: {
    nombre: 'Perfil',
    pregunta: '¿Qué perfil?',
    ayuda: 'El número después de la barra. Si no lo pone, es 100.',
  },
  llanta: {
    nombre: 'Llanta',
    pregunta: '¿Qué llanta?',
    ayuda: 'El número después de la R, la B o el guion, en pulgadas.',
  },
};

const conDiametro = {
  ancho: {
    nombre: 'Primer número',
    pregunta: '¿Cuál es el primer número?',
    ayuda: 'El que va delante de la × o de la barra: casi siempre, el diámetro.',
  },
  alto: {
    nombre: 'Segundo número',
    pregunta: '¿Cuál es el segundo número?',
    ayuda: 'El que va después de la × o de la barra: casi siempre, el ancho.',
  },
  llanta: {
    nombre: 'Llanta',
    pregunta: '¿Qué llanta?',
    ayuda: 'El número después del guion, en pulgadas. Si no lo pone, lo calculamos: elige el que salga.',
  },
};

export const motoSelector = {
  titulo: 'Neumáticos de moto',
  descripcion: 'Por la medida que llevas o por el modelo de tu moto, delantero y trasero, con el precio montado.',
  tituloDe: (vehiculo: string) =>
    ({ quad: 'Neumáticos de quad', patinete: 'Neumáticos de patinete', agricola: 'Neumáticos agrícolas' })[vehiculo] ??
    'Neumáticos de moto',
  vehiculo: { moto: 'Moto', quad: 'Quad', patinete: 'Patinete eléctrico', agricola: 'Agrícola' },
  porMedida: 'Buscar por medida',
  porMedidaTexto: 'Está en el lateral de la rueda: por ejemplo 120/70 R17.',
  empezarMedida: 'Elegir la medida',
  porModelo: 'Buscar por modelo',
  porModeloTexto: 'Dinos qué moto tienes y te damos la medida de cada rueda.',
  empezarModelo: 'Elegir la moto',
  otros: '¿No es una moto?',
  porMatricula: 'Buscar por matrícula',

  paso: {
    medidas: 'Medida',
    agricola: 'Medida',
    ancho: 'Ancho',
    alto: 'Perfil',
    llanta: 'Llanta',
    preferencias: 'Preferencias',
    tipo: 'Tipo de uso',
    marcas: 'Marcas',
    datos: 'Tus datos',
    modelo: 'Tu moto',
    'modelo/marca': 'Marca',
    'modelo/cilindrada': 'Cilindrada',
    'modelo/modelo': 'Modelo',
    'modelo/fabricacion': 'Fabricación',
    'modelo/aplicacion': 'Rueda',
  },
  pregunta: {
    medidas: '¿Qué medida llevas?',
    agricola: '¿Qué medida lleva tu tractor o tu apero?',
    preferencias: '¿Cómo lo quieres?',
    tipo: '¿Para qué uso?',
    marcas: '¿Alguna marca en especial?',
    datos: '¿Dónde los montamos?',
    modelo: '¿Qué moto tienes?',
    'modelo/marca': '¿De qué marca es tu moto?',
    'modelo/cilindrada': '¿Qué cilindrada tiene?',
    'modelo/modelo': '¿Qué modelo es?',
    'modelo/fabricacion': '¿De qué años es?',
    'modelo/aplicacion': '¿Qué rueda cambias?',
  },
  ayuda: {
    medidas: 'Léela en el lateral de la rueda.',
    agricola: 'Léela en el lateral de la rueda: por ejemplo 710/60 R42 o 16.9-28.',
    preferencias: 'Marca lo que te importe, o nada para verlos todos.',
    tipo: 'Puedes elegir varios, o ninguno para verlos todos.',
    marcas: 'Puedes elegir varias, o ninguna para verlas todas.',
    datos:
      'Con tu código postal te decimos la primera hora libre cerca de ti. Guardamos tu búsqueda y te la enviamos por correo, con un enlace para volver a abrirla.',
    modelo: 'Con la marca, la cilindrada y el modelo sabemos qué medidas lleva.',
    'modelo/marca': 'La del fabricante de la moto.',
    'modelo/cilindrada': 'Está en la ficha técnica, en centímetros cúbicos.',
    'modelo/modelo': 'El nombre comercial, sin la versión.',
    'modelo/fabricacion': 'Si dudas, elige «No lo sé».',
    'modelo/aplicacion':
      'Delante y detrás llevan medidas distintas. Si cambias las dos, te las enseñamos una tras otra.',
  },
  medida: { moto: numeros, quad: conDiametro, patinete: conDiametro, agricola: numeros },
  aplicacion: { delantera: 'Delantera', trasera: 'Trasera', ambas: 'Las dos' },
  electrica: 'Eléctrica',
  cc: (cilindrada: string) => `${cilindrada} cc`,
  desde: (ano: string) => `${ano} en adelante`,
  entre: (desde: string, hasta: string) => `${desde} a ${hasta}`,
  noLoSe: 'No lo sé',
  gama: 'Gama',
  uso: {
    scooter: 'Scooter',
    urbano: 'Urbano',
    deportivo: 'Deportivo',
    trail: 'Trail',
    custom: 'Custom',
    offroad: 'Off-road',
    trial: 'Trial',
    quad: 'Quad',
    patinete: 'Patinete',
    tractor: 'Tractor',
    direccion: 'Dirección',
    vinedo: 'Viñedo y frutal',
    hileras: 'Cultivo en hilera',
    cosechadora: 'Cosechadora',
    apero: 'Apero',
    remolque: 'Remolque',
    industrial: 'Industrial',
  } as Readonly<Record<string, string>>,

  tituloModelo: (moto: string) => `Neumáticos para ${moto}`,
  resultadosTitulo: (vehiculo: string, medida: string) =>
    `${{ quad: 'Neumáticos de quad', patinete: 'Neumáticos de patinete', agricola: 'Neumáticos agrícolas' }[vehiculo] ?? 'Neumáticos de moto'} ${medida}`,
  resultadosDescripcion: (titulo: string, total: number) =>
    `${titulo}: ${total} en venta, con el precio montado en tu taller.`,
  ruedas: 'Rueda',
  deLaRueda: (rueda: 'delantera' | 'trasera', medida: string, total: string) => `Rueda ${rueda}, ${medida}. ${total}`,
  ahora: (rueda: 'delantera' | 'trasera', medida: string) => `Ahora, la rueda ${rueda}: ${medida}`,
  alternativas: 'Su ficha también admite',
  otraMoto: 'Cambiar de moto',
  sinMedidas: 'No conocemos las medidas de esta moto',
  buscaPorMedida: 'Búscalas por medida: están en el lateral de la rueda.',
  verCamaras: (total: number) =>
    total === 1 ? 'Ver la cámara o mousse de esta medida' : `Ver ${total} cámaras y mousses`,
  verNeumaticos: 'Ver los neumáticos de esta medida',
  camarasTitulo: (medida: string) => `Cámaras y mousses ${medida}`,
  camarasTexto: 'Las que encajan en esta medida. Se recogen en el taller que elijas.',
  camarasFiltro: 'Cámaras o mousses',
  tubo: { camara: 'Cámaras', mousse: 'Mousses' },
  sinCamaras: 'No tenemos cámaras ni mousses de esta medida',
  mousseAviso: 'Las mousses son solo para circular fuera de la carretera.',

  guardar: 'Guardar y ver resultados',
};

export type MotoSelectorTexts = typeof motoSelector;

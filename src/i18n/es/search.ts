import { mounted } from './set-words.ts';

export const search = {
  titulo: 'Buscar',
  tituloDe: (q: string) => `Resultados para «${q}»`,
  descripcion: 'Escribe una medida, una matrícula, una marca, un producto o una población.',
  sugerencias: (total: number) =>
    total === 0 ? 'Sin sugerencias' : total === 1 ? '1 sugerencia' : `${total} sugerencias`,
  lista: 'Sugerencias',
  resultados: (total: number) => (total === 1 ? '1 resultado' : `${total} resultados`),

  medidas: 'Por medida',
  matricula: 'Por matrícula',
  vehiculos: 'Por vehículo',
  deVehiculo: { coche: 'Neumáticos, batería, aceite y revisión que le van', moto: 'Neumáticos y revisión que le van' },
  servicios: 'En el taller, con cita',
  servicioDe: { moto: 'Moto', patinete: 'Patinete eléctrico' },
  cita: (minutos: number) => `Pedir cita, ${minutos} min`,
  marcas: 'Marcas',
  modelos: 'Modelos',
  articulos: 'Productos y servicios',
  paginas: 'Secciones',
  talleres: 'Talleres',

  neumaticos: (total: number) => (total === 1 ? '1 neumático' : `${total} neumáticos`),
  ruedasDe: {
    turismo: 'Neumáticos de coche',
    '4x4': 'Neumáticos de coche',
    furgoneta: 'Neumáticos de coche',
    moto: 'Neumáticos de moto',
    quad: 'Neumáticos de quad',
    patinete: 'Neumáticos de patinete',
    camion: 'Neumáticos de camión',
    agricola: 'Neumáticos agrícolas',
  },
  marcaDe: {
    coche: 'Neumáticos de coche',
    moto: 'Neumáticos de moto',
    quad: 'Neumáticos de quad',
    patinete: 'Neumáticos de patinete',
    camion: 'Neumáticos de camión',
    agricola: 'Neumáticos agrícolas',
  },
  temporada: { verano: 'verano', invierno: 'invierno', allseason: 'cuatro estaciones' },
  precio: (precio: string, cantidad: number, montaje: boolean) =>
    `${cantidad === 1 ? precio : `${cantidad} por ${precio}`}${montaje ? ' con montaje' : ''}`,
  desde: (precio: string, unidades: number) => `desde ${precio} ${mounted(unidades)}`,
  deMatricula: 'Las medidas de este vehículo',
  zona: 'Zona',

  nada: 'No hemos encontrado nada',
  nadaTexto: (q: string) =>
    `No hay resultados para «${q}». Prueba con menos palabras, o busca de una de estas maneras.`,
  /** Several words with `», «` between them. */
  omitidas: (palabras: string) => `No hay nada con todas las palabras. Esto es lo que hay sin «${palabras}».`,
  porMedida: 'Neumáticos por medida',
  porMatricula: 'Neumáticos por matrícula',
  verTalleres: 'Ver los talleres',
};

export type SearchTexts = typeof search;

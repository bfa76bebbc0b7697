import { sheetHour } from './sheet-hour.ts';
import { withComma } from '#domain/format-number.ts';
import type { WasteFee } from '#domain/catalogue/waste-fee.ts';
import { fees } from './fees.ts';
import { unitsLeft } from './units-left.ts';

/** Lists, cards and sheets of what is no tyre. */
export const articles = {
  opiniones: (media: string, total: number) => `${media} de 5, ${total === 1 ? '1 opinión' : `${total} opiniones`}`,
  inicio: 'Inicio',
  migas: 'Estás en',
  coche: 'Coche',
  moto: 'Moto',
  listas: {
    batteries: {
      titulo: 'Baterías para coche',
      texto: 'Para coche, furgoneta y camión, con el cambio en tu taller incluido. Reciclamos la vieja.',
      contar: (total: number) => (total === 1 ? '1 batería' : `${total} baterías`),
      ninguno: 'No hay baterías con estos filtros',
    },
    motoBatteries: {
      titulo: 'Baterías para moto',
      texto: 'Con el cambio en tu taller incluido. Reciclamos la vieja.',
      contar: (total: number) => (total === 1 ? '1 batería' : `${total} baterías`),
      ninguno: 'No hay baterías con estos filtros',
    },
    oils: {
      titulo: 'Aceites',
      texto:
        'Busca primero la homologación de tu motor: está en el manual. Después, la viscosidad. Lo recoges en tu taller.',
      contar: (total: number) => (total === 1 ? '1 aceite' : `${total} aceites`),
      ninguno: 'No hay aceites con estos filtros',
    },
    safety: {
      titulo: 'Accesorios de seguridad',
      texto: 'Lo que conviene llevar en el coche, y lo que pide la ley. Lo recoges en tu taller.',
      contar: (total: number) => (total === 1 ? '1 accesorio' : `${total} accesorios`),
      ninguno: 'No hay accesorios de seguridad con estos filtros',
    },
    transport: {
      titulo: 'Accesorios de transporte',
      texto: 'Barras, cofres, portabicicletas y enganches. Los recoges en tu taller.',
      contar: (total: number) => (total === 1 ? '1 accesorio' : `${total} accesorios`),
      ninguno: 'No hay accesorios de transporte con estos filtros',
    },
    ozoneKits: {
      titulo: 'Kits de ozono',
      texto: 'Quitamos olores y gérmenes del habitáculo y de los conductos del aire mientras esperas.',
      contar: (total: number) => (total === 1 ? '1 tratamiento' : `${total} tratamientos`),
      ninguno: 'No hay kits de ozono con estos filtros',
    },
  },
  hora: sheetHour,
  ningunoTexto: 'Quita algún filtro y volverás a ver productos.',
  sinLista: 'Ahora mismo está todo agotado. Vuelve a mirarlo dentro de unos días.',
  verTalleres: 'Ver talleres',

  porMatricula: '¿No sabes cuál lleva tu coche? Míralo por la matrícula',

  // Filters
  filtros: 'Filtros',
  cerrar: 'Cerrar los filtros',
  ver: (total: number) => `Ver ${total}`,
  puestos: 'Filtros puestos',
  quitarUno: 'Quitar',
  ordenar: 'Ordenar',
  orden: 'Orden',
  ordenes: {
    recomendado: 'Recomendados',
    'precio-asc': 'Precio, de menor a mayor',
    'precio-desc': 'Precio, de mayor a menor',
    'marca-asc': 'Marca, de la A a la Z',
    'marca-desc': 'Marca, de la Z a la A',
  },
  cualquiera: 'Cualquiera',
  aplicar: 'Aplicar filtros',
  quitar: 'Quitar filtros',
  tuCodigoPostal: 'Tu código postal',
  verHoras: 'Aplicar',
  paginas: {
    etiqueta: 'Páginas',
    anterior: 'Anterior',
    siguiente: 'Siguiente',
    pagina: 'Página',
  },
  faceta: {
    tipoVehiculo: 'Vehículo',
    tipo_producto: 'Tratamiento',
    familia: 'Para qué',
    vehiculo_marca: 'Marca del coche',
    vehiculo_modelo: 'Modelo del coche',
    eje: 'Eje',
    viscosidad: 'Viscosidad',
    homologacion: 'Homologación',
    especificacion: 'Especificación',
    litros: 'Litros',
    ah: 'Capacidad (Ah)',
    tecnologia: 'Tecnología',
    start_stop: 'Start-stop',
    borne_positivo: 'Borne positivo',
    voltaje: 'Voltaje',
    caja: 'Tamaño de caja',
    llanta: 'Llanta',
    valvula: 'Válvula',
    reforzada: 'Reforzada',
    gas: 'Gas',
    nivel: 'Nivel',
    carter_grande: 'Cárter de más de 5 litros',
    marca: 'Marca',
  },
  /** Values of facets that are words of the language; others are shown as they are. */
  valor: {
    turismo: 'Turismo',
    furgoneta: 'Furgoneta',
    '4x4': '4x4 y SUV',
    moto: 'Moto',
    quad: 'Quad',
    patinete: 'Patinete',
    camion: 'Camión',
    agricola: 'Agrícola',
    calcio: 'Calcio',
    gel: 'Gel',
    derecha: 'A la derecha',
    izquierda: 'A la izquierda',
    true: 'Sí',
    false: 'No',
    delantero: 'Delantero',
    trasero: 'Trasero',
    emergencia: 'Emergencia',
    botiquin: 'Primeros auxilios',
    cadenas: 'Cadenas y fundas de nieve',
    neumatico: 'Presión y pinchazos',
    arranque: 'Arranque',
    iluminacion: 'Luces',
    remolque: 'Remolque',
    barras: 'Barras de techo',
    cofre: 'Cofres de techo',
    portabicis: 'Portabicicletas',
    portaesquis: 'Portaesquís',
    enganche: 'Enganches',
    kito1: 'Ozono y filtro',
    kito2: 'Ozono, filtro y evaporador',
    ozono: 'Ozono',
  } as Readonly<Record<string, string>>,

  // Card
  precioDe: { montaje: 'Con montaje', recogida: 'Recogido en el taller', taller: 'Hecho en el taller' },
  varias: (unidades: number, como: string) => `${unidades} unidades. ${como}`,
  incluye: ({
    andorra,
    tasa,
    montaje,
    goods,
  }: {
    andorra: boolean;
    tasa: WasteFee | null;
    montaje: boolean;
    goods: boolean;
  }) => {
    const parts = [
      andorra ? 'IGI' : 'IVA',
      ...(tasa ? [fees.entre[tasa]] : []),
      ...(montaje ? ['montaje'] : []),
      ...(andorra && goods ? ['envío', 'aduana'] : []),
    ];
    const last = parts.at(-1) ?? '';
    return parts.length === 1 ? `${last} incluido` : `${parts.slice(0, -1).join(', ')} y ${last} incluidos`;
  },
  sinMontar: (precio: string) => `${precio} sin montar`,
  precioMinimo: (precio: string) => `Precio más bajo de los 30 días anteriores: ${precio}`,
  rebaja: (porcentaje: number) => `−${withComma(porcentaje)} %`,
  enTaller: (dias: number) => (dias <= 1 ? 'En el taller mañana' : `En el taller en ${dias} días laborables`),
  quedan: unitsLeft,
  agotado: 'Agotado',
  anadir: 'A la cesta',
  anadirUnidades: (unidades: number) => `A la cesta: ${unidades}`,
  anadirNombre: (nombre: string, unidades: number) =>
    unidades === 1 ? `A la cesta: ${nombre}` : `A la cesta: ${unidades} ${nombre}`,
  incluyeLista: 'Incluye',
  startStop: 'Start-stop',
  litros: (litros: number) => (litros === 1 ? '1 litro' : `${withComma(litros)} litros`),
  anos: (desde: number, hasta: number | null) => (hasta === null ? `Desde ${desde}` : `De ${desde} a ${hasta}`),

  // Sheet
  fichaDescripcion: (nombre: string, precio: string) =>
    `${nombre}: ${precio} con todo incluido. Resérvalo en tu taller.`,
  cantidad: 'Cantidad',
  menos: 'Uno menos',
  mas: 'Uno más',
  caracteristicas: 'Características',
  enElTaller: 'En el taller',
  incluido: 'Incluido',
  gratis: 'Gratis',
  cadaUno: 'por unidad',
  otros: 'Otros parecidos',
  verTodos: 'Ver todos',
  dato: {
    marca: 'Marca',
    modelo: 'Modelo',
    vehiculo: 'Vehículo',
    tecnologia: 'Tecnología',
    startStop: 'Apta para start-stop',
    borne: 'Borne positivo',
    voltaje: 'Voltaje',
    capacidad: 'Capacidad',
    arranque: 'Potencia de arranque (EN)',
    caja: 'Tamaño de caja',
    medidas: 'Largo × ancho × alto',
    viscosidad: 'Viscosidad',
    litros: 'Contenido',
    homologacion: 'Homologación',
    especificacion: 'Especificación',
    familia: 'Uso',
    garantia: 'Garantía',
    garantiaValor: '3 años de garantía legal',
    tasa: fees.nombre,
    tasaValor: (importe: string) => `${importe} por unidad, dentro del precio`,
    fabricante: 'Fabricante',
    fabricanteValor: (fabricante: string) => fabricante,
    referencia: 'Referencia',
    si: 'Sí',
    no: 'No',
  },
  bateriaAyuda:
    'Una batería dura de 4 a 5 años. Monta una de la misma tecnología que la de origen, o superior: si tu coche tiene start-stop, EFB o AGM. Los bornes y las medidas de la caja tienen que coincidir con la que llevas.',
  aceiteAyuda:
    'Compara la homologación con la que pide el manual de tu vehículo. La viscosidad sola no basta, sobre todo con filtro de partículas.',
};

export type ArticleTexts = typeof articles;

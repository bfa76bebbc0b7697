import { workshopChoice } from './workshop-choice.ts';
import { formatNumber } from '#domain/format-number.ts';
const meses = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const mes = (month: string): string => `${meses[Number(month.slice(5)) - 1] ?? ''} de ${month.slice(0, 4)}`;
const litros = (number: number): string => formatNumber(number, 'es', 2);

/** Words of the car revision's assistant and of its page. */
export const revisions = {
  migas: 'Estás en',
  home: 'Inicio',
  area: 'Tu cuenta',
  revisiones: 'Revisiones',
  titulo: 'Revisión del coche',
  tituloTexto:
    'El aceite que pide tu motor, por homologación, y una revisión a precio cerrado. El fabricante no puede quitarte la garantía por hacerla aquí.',
  empezar: 'Elegir mi revisión',
  compara: 'Las cuatro revisiones',
  comparaTexto:
    'Precios para cárter de hasta 5 litros, con el aceite incluido. Si el tuyo es mayor, el asistente te da el precio de cárter grande.',
  incluyeTitulo: 'Qué incluye el precio',
  incluyePuntos: [
    'Hasta 5 litros de aceite con la homologación de tu motor; con la revisión de cárter grande, todos los que lleva.',
    'Anticongelante hasta 1 litro y lavaparabrisas hasta 2.',
    'Un filtro de aceite en todas; de habitáculo y de aire, donde la tabla lo dice.',
    'Revisión de unos 30 puntos de seguridad.',
    'Los impuestos y la gestión del aceite usado, que ves por separado en la cesta.',
  ],
  tambien: 'Cada revisión, por separado',

  asistente: 'Asistente de revisión',
  asistenteTexto: 'Con la matrícula y los kilómetros te decimos qué aceite lleva tu coche y qué cuesta cada revisión.',
  pasosNombre: 'Tu revisión, paso a paso',
  paso: (n: number, de: number) => `Paso ${n} de ${de}`,
  pasos: ['Tu coche', 'El aceite', 'La revisión'] as readonly [string, string, string],
  hecho: 'hecho',
  sinRevisionTitulo: 'Tu coche',

  matricula: 'Matrícula',
  matriculasDemo: 'Matrículas de prueba',
  kms: 'Kilómetros',
  kmsPista: 'Los que marca ahora.',
  kmsMal: 'Escribe los kilómetros que marca, en cifras y más de 0.',
  kilometros: (kms: number) => `${formatNumber(kms, 'es')} km`,
  menosKms: (antes: string, ahora: string) =>
    `La última vez nos dijiste ${antes} km y ahora ${ahora}. Si son esos, sigue.`,
  siSonEsos: 'Sí, son esos',
  postCode: 'Código postal o población',
  postCodePista: 'Para los talleres cercanos y su primera hora libre.',
  opcional: 'opcional',
  verAceites: 'Ver qué aceite lleva',
  cambiar: 'Cambiar',

  noExiste: 'Esta matricula no existe',
  noExisteTexto: (telefono: string) =>
    `No la encontramos en el registro. Compruébala o elige tu coche en la lista de abajo. Si lo prefieres, llámanos al ${telefono}.`,
  eligeAMano: 'También puedes elegir tu coche en la lista de abajo.',
  descrito: 'Tu coche',
  descritoPista: 'Marca, modelo y motor, como en la documentación.',
  descritoConAnos: (coche: string) => coche.replace(/-$/, '-hoy'),
  descritoVacio: 'Elige tu coche',
  llamar: (telefono: string) => `Llamar al ${telefono}`,

  preguntaFecha: '¿Cuándo se matriculó?',
  preguntaFechaTexto: (desde: string | null, hasta: string | null) =>
    `${desde && hasta ? `Por la matrícula fue entre ${mes(desde)} y ${mes(hasta)}` : 'La matrícula no lo dice'}, y necesitamos saber si tiene menos de dos años. Mira la fecha de primera matriculación en el permiso de circulación.`,
  fecha: 'Fecha de primera matriculación',
  fechaPista: 'Apartado B del permiso de circulación.',
  fechaMal: 'Escribe una fecha que no sea futura.',

  sinRevision: {
    '2YEARS': {
      titulo: 'Tu coche tiene menos de dos años',
      texto: (telefono: string) =>
        `Está en garantía y manda el plan del fabricante. Puedes hacer aquí la revisión sin perderla (Reglamento (UE) 461/2010): llámanos al ${telefono} y miramos juntos qué pide su libro de mantenimiento.`,
    },
    NO_OIL: {
      titulo: 'No tenemos en la web el aceite de tu motor',
      texto: (telefono: string) =>
        `Ninguno de los que vendemos tiene la homologación que pide, y no te ofrecemos otro parecido. El taller lo encarga para tu cita. Si tienes dudas, llámanos al ${telefono}.`,
    },
    ELECTRIC: {
      titulo: 'Tu coche es eléctrico: no lleva aceite de motor',
      texto: (telefono: string) =>
        `Su mantenimiento es otro: frenos, neumáticos, filtro de habitáculo y líquidos. Llámanos al ${telefono} y lo vemos.`,
    },
    OTRO_VEHICULO: {
      titulo: 'Esta revisión es para coches y furgonetas',
      texto: (telefono: string) =>
        `La matrícula es de otra clase de vehículo. Pide una cita o llámanos al ${telefono} y te decimos qué podemos hacer por él.`,
    },
  },
  podemos: 'Lo que sí podemos hacer por él',
  podemosTexto: {
    '2YEARS': 'Frenos, neumáticos o el mantenimiento de su plan, con recambios que conservan la garantía.',
    NO_OIL: 'Reserva hora para el cambio de aceite: el taller sabrá qué coche es y tendrá el suyo.',
    ELECTRIC: 'Neumáticos para su peso, frenos que se usan menos y hay que mirar más, y todo lo que se gasta rodando.',
  },
  citaPara: { '2YEARS': 'Pedir cita para el mantenimiento', NO_OIL: 'Pedir cita para el cambio de aceite' },
  frenos: 'Frenos',
  neumaticos: 'Neumáticos',
  pedirCita: 'Pedir cita',
  irAMoto: 'Ver la revisión de tu moto',

  eligeAceite: '¿Qué aceite quieres?',
  eligeAceitePista:
    'Todos cumplen lo que pide el fabricante de tu motor. La revisión cuesta lo mismo con cualquiera; el precio por litro es lo que pagas si te añadimos entre una revisión y otra.',
  soloEste: 'Este es tu aceite',
  soloEstePista:
    'Cumple lo que pide el fabricante de tu motor; el precio por litro es lo que pagas si te añadimos entre una revisión y otra.',
  recomendado: 'El más económico',
  porNorma: (norma: string) => `Tiene la homologación que pide tu motor: ${norma}.`,
  porSucesora: (norma: string, cumple: string) => `Tu motor pide ${norma}; este tiene ${cumple}, que la sustituye.`,
  litro: (euros: string) => `${euros} el litro.`,
  solo: {
    'con-filtro': () => 'Solo si tu diésel lleva filtro de partículas.',
    'sin-filtro': () => 'Solo si tu diésel no lleva filtro de partículas.',
    'hasta-2018': () => 'Solo si se fabricó antes de mediados de 2018.',
    'desde-2018': () => 'Solo si se fabricó desde mediados de 2018.',
    principal: (norma: string) => `Este motor tiene dos versiones: elige este si tu libro dice ${norma}.`,
    variante: (norma: string) => `Este motor tiene dos versiones: elige este si tu libro dice ${norma}.`,
  },
  ningunoSeguro: 'Necesitamos un dato de tu coche',
  ningunoSeguroTexto:
    'Con la matrícula no basta para saber cuál de estos es el tuyo. Cada uno dice para qué versión vale; míralo en el libro, y el taller lo comprueba antes de llenar.',
  manual: 'Antes de llenar, el taller comprueba el aceite con el libro de tu coche.',
  verRevisiones: 'Ver las revisiones',

  carterGrande: (capacidad: number) => `Cárter de ${litros(capacidad)} litros`,
  carterGrandeTexto: 'Lleva más de 5 litros de aceite. Estos precios son los de cárter grande y los incluyen todos.',
  eligeRevision: 'Elige la revisión',
  conAceite: (aceite: string) => `Con ${aceite}. Cada una hace todo lo de la anterior y algo más.`,
  comparar: 'Qué incluye cada revisión',
  verLa: 'Ver',
  verRevision: (tipo: string) => `Ver la revisión ${tipo}`,
  parte: 'Trabajo',
  incluido: 'incluido',
  noIncluido: 'no incluido',
  minutos: (minutos: number) => `${minutos} min`,
  elegir: 'Elegir',
  elegida: 'Elegida',
  elegirRevision: (tipo: string) => `Elegir la revisión ${tipo}`,
  elegidaRevision: (tipo: string) => `Elegida: la revisión ${tipo}`,
  revision: (tipo: string) => `Revisión ${tipo}`,
  incluyeTexto: 'El precio incluye los impuestos y la gestión del aceite usado.',
  donde: 'Dónde y cuándo',
  verTalleres: 'Ver talleres',
  sinTalleres: 'No hay talleres en esta ubicación. Prueba con otro código postal.',
  enEsteTaller: 'en este taller, con impuestos',
  distancia: workshopChoice.distancia,
  primera: (dia: string, hora: string) => `Primera hora libre: ${dia}, ${hora}`,
  sinHoras: 'Sin horas libres en los próximos días',
  anadir: 'A la cesta',
  anadirEn: (alias: string) => `A la cesta, en ${alias}`,
};

export type RevisionTexts = typeof revisions;

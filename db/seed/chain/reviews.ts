import { dayMs } from '#domain/time.ts';
import { draw, drawBetween } from '../draw.ts';

/** A review that nobody wrote: every one is marked as invented where it is shown. */
interface Words {
  readonly estrellas: number;
  readonly idioma: 'es' | 'ca';
  readonly texto: string;
}

const words: readonly Words[] = [
  {
    estrellas: 5,
    idioma: 'es',
    texto: 'Entré a la hora que ponía y en cuarenta minutos estaba fuera. El precio, el que vi al pedir cita.',
  },
  {
    estrellas: 5,
    idioma: 'ca',
    texto: 'M’ho van explicar tot abans de començar i em van ensenyar els pneumàtics vells. Hi tornaré.',
  },
  {
    estrellas: 4,
    idioma: 'es',
    texto: 'Buen trato y bien hecho. La sala de espera es pequeña y había que esperar de pie.',
  },
  { estrellas: 5, idioma: 'es', texto: 'Me arreglaron el pinchazo en vez de venderme una rueda nueva. Así da gusto.' },
  { estrellas: 4, idioma: 'ca', texto: 'Feina ben feta. Van trigar un quart més del que deien, però em van avisar.' },
  {
    estrellas: 3,
    idioma: 'es',
    texto: 'El montaje bien, pero el coche salió con la llanta manchada de grasa y tuve que limpiarla yo.',
  },
  { estrellas: 5, idioma: 'ca', texto: 'Cita a les nou, cotxe a punt abans de les deu. Ràpids i endreçats.' },
  {
    estrellas: 4,
    idioma: 'es',
    texto: 'Llamaron cuando estaba listo y me guardaron las ruedas de invierno sin problema.',
  },
  {
    estrellas: 2,
    idioma: 'es',
    texto: 'La alineación hubo que repetirla a la semana. No la cobraron, pero perdí otra mañana.',
  },
  {
    estrellas: 5,
    idioma: 'es',
    texto: 'Fui con la moto y se notaba que saben de motos. Salió equilibrada y con la presión justa.',
  },
  { estrellas: 4, idioma: 'ca', texto: 'Costa una mica d’aparcar-hi, però dins tot va anar rodat.' },
  {
    estrellas: 3,
    idioma: 'ca',
    texto: 'Correcte. Hauria agraït que m’expliquessin millor què calia canviar i què no.',
  },
  { estrellas: 5, idioma: 'ca', texto: 'Vaig canviar l’hora des de l’enllaç del correu i cap problema. Molt còmode.' },
  { estrellas: 4, idioma: 'es', texto: '' },
  {
    estrellas: 1,
    idioma: 'es',
    texto: 'Me cambiaron la hora la tarde anterior y tuve que pedir el día otra vez en el trabajo.',
  },
  {
    estrellas: 5,
    idioma: 'es',
    texto: 'Precio claro, factura en el momento y el coche va más fino. Repetiré con el otro.',
  },
];

const names = [
  'Marta',
  'Jordi',
  'Lucía',
  'Pau',
  'Ainhoa',
  'Xoel',
  'Montse',
  'Javier',
  'Neus',
  'Iván',
  '',
  'Rosa',
  'Àlex',
  'Sofía',
];

export interface DemoReview {
  readonly id: string;
  readonly cod_tienda: number;
  readonly origen: 'demo';
  readonly estrellas: number;
  readonly texto: string;
  readonly idioma: 'es' | 'ca';
  readonly nombre: string;
  readonly fecha_visita: string;
  readonly estado: 'publicada';
  readonly creado: string;
}

/** What is drawn; numbers of their own, so that reviews change nothing else of the demo. */
const drawn = { number: 101, words: 102, name: 103, day: 104, id: 105 } as const;

const hex = (part: number, codTienda: number, place: number): string =>
  Math.floor(draw(drawn.id, codTienda, place, part) * 0x1_0000)
    .toString(16)
    .padStart(4, '0');

const idOf = (codTienda: number, place: number): string => {
  const [a, b, c, d, e, f, g] = [1, 2, 3, 4, 5, 6, 7].map((part) => hex(part, codTienda, place));
  return `${a}${b}-${c}-4${d?.slice(1)}-8${e?.slice(1)}-${f}${g}${hex(8, codTienda, place)}`;
};

/** The last working day up to some day: nobody visits a closed workshop. */
const workingDay = (day: Date): Date => {
  const back = { 0: 2, 6: 1 }[day.getUTCDay()] ?? 0;
  return new Date(day.getTime() - back * dayMs);
};

/** Three to nine reviews of a workshop, none twice, of the year before `now`. The same workshop always gets the same. */
export const inventReviews = (codTienda: number, now: Date): DemoReview[] => {
  const total = drawBetween(3, 9, drawn.number, codTienda);
  const first = drawBetween(0, words.length - 1, drawn.words, codTienda);
  return Array.from({ length: total }, (_, place) => {
    // Steps of five visit all sixteen before one comes again.
    const said = words[(first + place * 5) % words.length];
    if (!said) throw new Error('a review without words');
    const visited = workingDay(new Date(now.getTime() - drawBetween(4, 330, drawn.day, codTienda, place) * dayMs));
    return {
      id: idOf(codTienda, place),
      cod_tienda: codTienda,
      origen: 'demo' as const,
      ...said,
      nombre: names[drawBetween(0, names.length - 1, drawn.name, codTienda, place)] ?? '',
      fecha_visita: visited.toISOString().slice(0, 10),
      estado: 'publicada' as const,
      creado: new Date(visited.getTime() + dayMs).toISOString(),
    };
  });
};

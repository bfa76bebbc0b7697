import type { PageText } from '../../page-text.ts';

export const moto = {
  frenos: {
    slug: 'frenos',
    nombre: 'Frenos',
    titulo: 'Frenos de moto',
    entrada:
      'En una moto el freno delantero hace la mayor parte del trabajo. Pastillas, discos y líquido, revisados con la rueda girando.',
    cifras: [
      ['2 mm', 'de pastilla: el momento de cambiarla'],
      ['2 años', 'el líquido de frenos'],
      ['22', 'puntos de seguridad en cada revisión'],
    ],
    secciones: [
      {
        titulo: 'Cuándo venir',
        puntos: [
          'La maneta llega cerca del puño o se nota esponjosa.',
          'Chirría, vibra o frena a tirones.',
          'El líquido del depósito está oscuro: recién puesto es casi transparente.',
        ],
      },
      {
        titulo: 'Qué miramos',
        puntos: [
          'El grueso de las pastillas y el del disco contra el mínimo grabado en él.',
          'Que los pistones de las pinzas vuelvan: si no, la rueda roza y el disco se calienta.',
          'Latiguillos, rodamientos y, si lleva, el aviso del ABS.',
        ],
      },
      {
        titulo: 'Cómo lo hacemos',
        texto: [
          'Las pastillas de una rueda llevan media hora larga; con cambio de líquido y purga, cerca de una hora. Después, los primeros kilómetros frena con tacto: se están asentando.',
        ],
      },
    ],
  },

  filtros: {
    slug: 'filtros',
    nombre: 'Aceite y filtros',
    titulo: 'Aceite y filtros de moto',
    entrada:
      'El mismo aceite engrasa el motor, el cambio y casi siempre el embrague: por eso se cambia antes que en un coche.',
    cifras: [
      ['6.000–12.000 km', 'o 12 meses: aceite y filtro'],
      ['1.000 km', 'el primer cambio de una moto nueva'],
      ['24.000–42.000 km', 'el juego de válvulas'],
    ],
    secciones: [
      {
        titulo: 'Qué aceite lleva',
        texto: [
          'Con embrague en baño de aceite, JASO MA o MA2: uno de coche lo haría patinar. Con variador, como los scooters, vale JASO MB. La viscosidad la dice el manual; lo normal es 10W-40.',
        ],
      },
      {
        titulo: 'Los filtros',
        puntos: [
          'De aceite: en cada cambio.',
          'De aire: de papel, se cambia; de espuma, se limpia y se aceita. Antes si vas por pista.',
          'De combustible, donde lo hay: si la moto duda en alta.',
        ],
      },
      {
        titulo: 'En la revisión',
        texto: [
          'El aceite, el filtro, 22 puntos de seguridad y la transmisión tensada y engrasada. El precio va por cilindrada.',
        ],
      },
    ],
  },

  transmision: {
    slug: 'kit-de-transmision-para-moto',
    nombre: 'Kit de transmisión',
    titulo: 'Kit de transmisión para moto',
    entrada: 'Cadena, piñón y corona se gastan a la vez. Bien engrasados duran el doble.',
    cifras: [
      ['20.000–30.000 km', 'dura un kit'],
      ['500–1.000 km', 'cada cuánto se engrasa'],
      ['10.000–24.000 km', 'la correa de un scooter'],
    ],
    secciones: [
      {
        titulo: 'Cuándo venir',
        puntos: [
          'Los dientes de la corona están en punta, como olas.',
          'La cadena se separa de la corona cuando tiras de ella por detrás.',
          'Va a tirones aunque esté tensada, o tiene eslabones duros.',
          'En un scooter: sale peor y sube de vueltas sin correr más.',
        ],
      },
      {
        titulo: 'Qué cambiamos',
        texto: [
          'Las tres piezas juntas: una cadena nueva sobre dientes gastados dura la mitad. Ponemos el paso y el desarrollo de tu moto, remachamos el eslabón y dejamos la holgura que manda el fabricante. Lleva entre una y dos horas.',
        ],
      },
    ],
  },

  embragues: {
    slug: 'embragues-para-moto',
    nombre: 'Embragues',
    titulo: 'Embragues para moto',
    entrada: 'Si el motor sube de vueltas y la moto no, los discos patinan. A veces es solo el cable o el aceite.',
    cifras: [
      ['JASO MA2', 'el aceite que no lo hace patinar'],
      ['2–3 mm', 'de holgura en la maneta, lo habitual'],
      ['2–4 horas', 'cambiar los discos'],
    ],
    secciones: [
      {
        titulo: 'Cuándo venir',
        puntos: [
          'Patina al acelerar en marchas largas.',
          'Cuesta encontrar el punto muerto o la moto avanza con la maneta apretada.',
          'La maneta está dura o va a saltos: empieza por el cable.',
        ],
      },
      {
        titulo: 'Qué miramos primero',
        texto: [
          'La holgura, el cable o el circuito hidráulico y qué aceite lleva. Si son los discos, medimos su grueso y el largo de los muelles, y cambiamos el juego entero con la junta de la tapa. En los scooters, el embrague va con el variador: rodillos, correa y campana.',
        ],
      },
    ],
  },
} as const satisfies Record<string, PageText>;

export type MotoPage = keyof typeof moto;

import type { MotoPage } from '../../es/pages/moto.ts';
import type { PageText } from '../../page-text.ts';

export const moto: Record<MotoPage, PageText> = {
  frenos: {
    slug: 'frens',
    nombre: 'Frens',
    titulo: 'Frens de moto',
    entrada:
      'En una moto el fre del davant fa la major part de la feina. Pastilles, discos i líquid, revisats amb la roda girant.',
    cifras: [
      ['2 mm', 'de pastilla: el moment de canviar-la'],
      ['2 anys', 'el líquid de frens'],
      ['22', 'punts de seguretat en cada revisió'],
    ],
    secciones: [
      {
        titulo: 'Quan venir',
        puntos: [
          'La maneta arriba a prop del puny o la notes esponjosa.',
          'Grinyola, vibra o frena a estrebades.',
          'El líquid del dipòsit és fosc: acabat de posar és gairebé transparent.',
        ],
      },
      {
        titulo: 'Què mirem',
        puntos: [
          'El gruix de les pastilles i el del disc comparat amb el mínim que porta gravat.',
          'Que els pistons de les pinces tornin: si no, la roda frega i el disc s’escalfa.',
          'Maneguets, rodaments i, si en porta, l’avís de l’ABS.',
        ],
      },
      {
        titulo: 'Com ho fem',
        texto: [
          'Les pastilles d’una roda demanen mitja hora llarga; amb canvi de líquid i purga, prop d’una hora. Després, els primers quilòmetres frena amb tacte: s’estan assentant.',
        ],
      },
    ],
  },

  filtros: {
    slug: 'filtres',
    nombre: 'Oli i filtres',
    titulo: 'Oli i filtres de moto',
    entrada:
      'El mateix oli greixa el motor, el canvi i gairebé sempre l’embragatge: per això es canvia abans que en un cotxe.',
    cifras: [
      ['6.000–12.000 km', 'o 12 mesos: oli i filtre'],
      ['1.000 km', 'el primer canvi d’una moto nova'],
      ['24.000–42.000 km', 'el joc de vàlvules'],
    ],
    secciones: [
      {
        titulo: 'Quin oli porta',
        texto: [
          'Amb embragatge en bany d’oli, JASO MA o MA2: un de cotxe el faria patinar. Amb variador, com els escúters, serveix JASO MB. La viscositat la diu el manual; el més habitual és 10W-40.',
        ],
      },
      {
        titulo: 'Els filtres',
        puntos: [
          'D’oli: en cada canvi.',
          'D’aire: de paper, es canvia; d’escuma, es neteja i s’olia. Abans si vas per pista.',
          'De combustible, on n’hi ha: si la moto dubta a altes voltes.',
        ],
      },
      {
        titulo: 'A la revisió',
        texto: [
          'L’oli, el filtre, 22 punts de seguretat i la transmissió tensada i greixada. El preu va per cilindrada.',
        ],
      },
    ],
  },

  transmision: {
    slug: 'kit-de-transmissio-per-a-moto',
    nombre: 'Kit de transmissió',
    titulo: 'Kit de transmissió per a moto',
    entrada: 'Cadena, pinyó i corona es gasten alhora. Ben greixats duren el doble.',
    cifras: [
      ['20.000–30.000 km', 'dura un kit'],
      ['500–1.000 km', 'cada quant es greixa'],
      ['10.000–24.000 km', 'la corretja d’un escúter'],
    ],
    secciones: [
      {
        titulo: 'Quan venir',
        puntos: [
          'Les dents de la corona fan punxa, com onades.',
          'La cadena se separa de la corona quan l’estires per darrere.',
          'Va a estrebades encara que estigui tensada, o té baules dures.',
          'En un escúter: surt pitjor i puja de voltes sense córrer més.',
        ],
      },
      {
        titulo: 'Què canviem',
        texto: [
          'Les tres peces juntes: una cadena nova sobre dents gastades dura la meitat. Posem el pas i el desenvolupament de la teva moto, reblem la baula i deixem el joc que marca el fabricant. Demana entre una i dues hores.',
        ],
      },
    ],
  },

  embragues: {
    slug: 'embragatges-per-a-moto',
    nombre: 'Embragatges',
    titulo: 'Embragatges per a moto',
    entrada: 'Si el motor puja de voltes i la moto no, els discos patinen. De vegades només és el cable o l’oli.',
    cifras: [
      ['JASO MA2', 'l’oli que no el fa patinar'],
      ['2–3 mm', 'de joc a la maneta, el més habitual'],
      ['2–4 hores', 'canviar els discos'],
    ],
    secciones: [
      {
        titulo: 'Quan venir',
        puntos: [
          'Patina quan acceleres en marxes llargues.',
          'Costa trobar el punt mort o la moto avança amb la maneta premuda.',
          'La maneta va dura o a salts: comença pel cable.',
        ],
      },
      {
        titulo: 'Què mirem primer',
        texto: [
          'El joc, el cable o el circuit hidràulic i quin oli porta. Si són els discos, en mesurem el gruix i la llargada de les molles, i canviem el joc sencer amb la junta de la tapa. Als escúters, l’embragatge va amb el variador: corrons, corretja i campana.',
        ],
      },
    ],
  },
};

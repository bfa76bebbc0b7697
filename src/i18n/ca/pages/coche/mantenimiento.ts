import type { carUpkeep as Spanish } from '../../../es/pages/coche/mantenimiento.ts';
import type { PageText } from '../../../page-text.ts';

export const carUpkeep: Record<keyof typeof Spanish, PageText> = {
  refrigerante: {
    slug: 'liquid-refrigerant-per-a-cotxe',
    nombre: 'Líquid refrigerant',
    titulo: 'Líquid refrigerant per a cotxe',
    entrada: 'Refreda el motor, no es glaça i protegeix el circuit per dins. Amb els anys deixa de fer l’última cosa.',
    cifras: [
      ['2–5 anys', 'segons el tipus'],
      ['5 anys', 'els de llarga durada'],
      ['0 barreges', 'de colors: poden quallar'],
    ],
    secciones: [
      {
        titulo: 'Quan venir',
        puntos: [
          'El nivell baixa: un circuit tancat no en consumeix. Busquem la fuita.',
          'És marró o té pòsit.',
          'Vas a la neu i no saps fins a quina temperatura aguanta: ho mesurem en un minut.',
          'L’agulla puja. Para el motor i no obris el tap en calent: surt a pressió i crema.',
        ],
      },
      {
        titulo: 'Què fem',
        texto: [
          'Mesurem el punt de congelació, buidem el circuit, l’omplim amb el tipus que demana el teu cotxe i el purguem. És cosa d’una hora. El líquid usat és un residu: el recollim nosaltres.',
          'Per al fred, el pack d’hivern inclou fins a un litre d’anticongelant. Totes les revisions inclouen també reomplir-lo.',
        ],
      },
    ],
  },

  aire: {
    slug: 'carrega-de-l-aire-condicionat',
    nombre: 'Aire condicionat',
    titulo: 'Càrrega de l’aire condicionat',
    entrada:
      'Dos gasos que no es barregen. L’any del teu cotxe diu quin porta; entre el 2014 i el 2017 ho diu l’etiqueta que hi ha sota el capó.',
    cifras: [
      ['2 anys', 'cada quant convé mirar-lo'],
      ['R134a', 'fins al 2013: de 500 a 850 g'],
      ['R1234yf', 'des del 2018: de 350 a 600 g'],
    ],
    secciones: [
      {
        titulo: 'Quan venir',
        puntos: [
          'Refreda menys que l’estiu passat, o triga a refredar.',
          'Els vidres no es desentelen: l’aire condicionat és el que asseca l’aire.',
          'Fa dos anys que no el mira ningú.',
          'Si al cap d’una setmana torna a no refredar, hi ha una fuita: tornar a carregar no l’arregla.',
        ],
      },
      {
        titulo: 'Què inclou',
        texto: [
          'Traiem el gas que queda, fem el buit, comprovem que no hi ha fuites i omplim amb els grams que indica el teu cotxe i oli per al compressor. La llei només deixa carregar el gas amb què es va homologar el cotxe, i només ho pot fer qui té el certificat de gasos fluorats.',
          'Si és híbrid o elèctric, digue’ns-ho: el compressor porta un altre oli.',
        ],
      },
    ],
  },

  escobillas: {
    slug: 'escombretes-eixugaparabrises-per-a-cotxe',
    nombre: 'Escombretes',
    titulo: 'Escombretes de l’eixugaparabrises',
    entrada: 'La goma s’asseca amb el sol encara que no plogui. Un cop l’any, millor a la tardor.',
    cifras: [
      ['1 any', 'el que dura la goma'],
      ['5 minuts', 'el que triguem'],
      ['2', 'es canvien juntes'],
    ],
    secciones: [
      {
        titulo: 'Quan canviar-les',
        puntos: [
          'Deixen ratlles o una zona sense escombrar.',
          'Salten o grinyolen amb el vidre moll.',
          'La goma està tallada o es desenganxa.',
          'De nit, els llums de cara fan un halo: mira també si el vidre té greix.',
        ],
      },
      {
        titulo: 'Què fem',
        texto: [
          'Posem la mida de cada costat, que gairebé mai no és la mateixa, amb l’ancoratge del teu braç. Mirem que el braç premi igual a tot arreu i que els ruixadors apuntin bé. El pack d’hivern inclou les dues escombretes del davant i el líquid.',
        ],
      },
    ],
  },

  aceite: {
    slug: 'canvi-d-oli',
    nombre: 'Canvi d’oli',
    titulo: 'Canvi d’oli i revisió',
    entrada:
      'Oli amb l’homologació que demana el teu motor, filtre i 30 punts revisats. El fabricant no et pot treure la garantia per fer-ho aquí.',
    cifras: [
      ['15.000–20.000 km', 'o 12 mesos, el que arribi abans'],
      ['30.000 km', 'o 24 mesos amb oli de llarga durada'],
      ['7.500–10.000 km', 'si el cotxe és d’abans del 2000'],
    ],
    secciones: [
      {
        titulo: 'Quan venir',
        puntos: [
          'Ho demana el quadre o han passat 12 mesos.',
          'El nivell és per sota del mínim: afegeix-n’hi i vine. El llum vermell d’oli és una altra cosa: para el motor.',
          'Fas sobretot trajectes curts: escurça el termini, l’oli no s’arriba a escalfar.',
        ],
      },
      {
        titulo: 'Quin oli porta el teu cotxe',
        texto: [
          'El que compta és l’homologació, no la viscositat: dos olis 5W-30 poden ser molt diferents. VW demana 504.00/507.00 o 508.00, Renault RN17, PSA B71 2312, BMW LL-04, Mercedes 229.52. Un dièsel amb filtre de partícules en necessita un amb poques cendres (ACEA C).',
        ],
      },
      {
        titulo: 'Quina revisió triar',
        texto: [
          'Totes porten fins a 5 litres d’oli. Si el càrter del teu motor és de més de 5 litres (molts dièsel de 2.0 i furgonetes), tria la de càrter gran: ho diu el manual, a l’apartat de capacitats.',
        ],
      },
    ],
  },

  ozono: {
    slug: 'desinfeccio-amb-ozo',
    nombre: 'Desinfecció amb ozó',
    titulo: 'Desinfecció amb ozó',
    entrada:
      'L’ozó arriba on no arriba un drap: els conductes de l’aire, la tapisseria i el sostre. Se’n va sol i no deixa perfum.',
    cifras: [
      ['30 minuts', 'un turisme'],
      ['0 residus', 'l’ozó torna a ser oxigen'],
      ['1 cop l’any', 'amb el filtre d’habitacle'],
    ],
    secciones: [
      {
        titulo: 'Quan convé',
        puntos: [
          'Fa olor d’humitat quan engegues l’aire.',
          'L’has comprat de segona mà, o hi ha viatjat un animal o un fumador.',
          'Algú de casa té al·lèrgia.',
        ],
      },
      {
        titulo: 'Com es fa',
        texto: [
          'Amb el cotxe tancat i buit, l’aparell produeix ozó mentre l’aire recircula pels conductes. No hi pot haver ningú a dins. Després obrim, ventilem i mesurem abans de tornar-te’l.',
          'L’ozó no neteja: si l’olor ve d’un filtre vell o de l’evaporador brut, torna. Per a això hi ha els kits.',
        ],
      },
    ],
  },
};

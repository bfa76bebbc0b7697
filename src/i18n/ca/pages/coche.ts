import type { CarPage } from '../../es/pages/coche.ts';
import type { PageText } from '../../page-text.ts';

export const coche: Record<CarPage, PageText> = {
  frenos: {
    slug: 'frens',
    nombre: 'Frens',
    titulo: 'Frens del cotxe',
    entrada: 'Pastilles, discos i líquid: quant duren, com es nota que s’acaben i què mirem abans de canviar res.',
    cifras: [
      ['30.000-50.000 km', 'duren unes pastilles del davant'],
      ['60.000-100.000 km', 'duren els discos'],
      ['2 anys', 'o 40.000 km: el líquid de frens'],
    ],
    secciones: [
      {
        titulo: 'Quan venir',
        puntos: [
          'Grinyola quan frenes: gairebé sempre és l’avisador de les pastilles.',
          'El pedal baixa més que abans o el notes tou: hi pot haver aire o aigua al circuit. No esperis.',
          'El volant tremola quan frenes a l’autopista: els discos s’han deformat.',
          'El cotxe se’n va cap a un costat quan frenes.',
          'S’encén el llum vermell dels frens. Atura’t tan bon punt puguis i truca’ns.',
        ],
      },
      {
        titulo: 'Què mirem',
        puntos: [
          'El gruix de les pastilles, amb la roda treta, i el dels discos comparat amb el mínim que porten gravat.',
          'Quanta aigua ha agafat el líquid: amb el temps bull abans i, en una baixada llarga, el pedal s’enfonsa.',
          'Maneguets, pinces i fre de mà.',
        ],
      },
      {
        titulo: 'Com ho fem',
        texto: [
          'Les pastilles i els discos es canvien per eixos, els dos costats alhora. Les pastilles d’un eix demanen prop d’una hora; amb els discos, una hora i mitja. Els primers 200 km frena amb suavitat: encara s’estan assentant.',
        ],
      },
    ],
  },

  mecanica: {
    slug: 'mecanica-i-diagnosi',
    nombre: 'Mecànica i diagnosi',
    titulo: 'Mecànica i diagnosi del cotxe',
    entrada:
      'Un llum al quadre, un soroll nou o un cotxe que no engega: ho llegim, ho comprovem i et diem què és abans de canviar res.',
    cifras: [
      ['4 anys', 'té un turisme quan passa la primera ITV'],
      ['Cada 2 anys', 'fins que en fa 10'],
      ['Cada any', 'a partir dels 10'],
    ],
    secciones: [
      {
        titulo: 'Quan venir',
        puntos: [
          'Llum de motor fix: pots arribar al taller, sense forçar. Si fa pampallugues, el motor falla i fa malbé el catalitzador: atura’t i truca’ns.',
          'Llum d’oli o de temperatura: para el motor de seguida.',
          'Li costa engegar, gasta més o ha perdut força.',
          'Un mes abans de la ITV: queda temps per arreglar el que surti.',
        ],
      },
      {
        titulo: 'Com trobem l’avaria',
        texto: [
          'Llegim els codis de totes les centraletes, no només la del motor. Un codi diu quin sensor es queixa, no quina peça s’ha trencat: per això mesurem la peça abans de canviar-la. Amb el resultat et fem el pressupost i decideixes tu.',
        ],
      },
      {
        titulo: 'Abans de la ITV',
        texto: [
          'La revisió pre-ITV mira el mateix que mirarà l’estació: frens, direcció, suspensió, llums i emissions. Si t’estimes més no anar-hi, el portem nosaltres. Una furgoneta passa la primera ITV als 2 anys, cada 2 fins als 6, cada any fins als 10 i després cada 6 mesos.',
        ],
      },
    ],
  },

  caja: {
    slug: 'caixa-de-canvis-automatica',
    nombre: 'Caixa de canvis automàtica',
    titulo: 'Manteniment de la caixa de canvis automàtica',
    entrada: 'L’oli de la caixa també es gasta. Canviar-lo a temps costa una part molt petita del que costa la caixa.',
    cifras: [
      ['60.000 km', 'les de doble embragatge en bany d’oli'],
      ['60.000-90.000 km', 'les de convertidor, de 6 i 8 marxes'],
      ['60.000-80.000 km', 'les de variador (CVT)'],
    ],
    secciones: [
      {
        titulo: 'Quan venir',
        puntos: [
          'Fa una estrebada quan canvia o quan passes de P a D.',
          'Triga a engranar, o el motor puja de voltes i el cotxe no.',
          'Tremola quan surts a poc a poc, en un garatge o en un embús.',
          'Has passat els quilòmetres de dalt i no l’ha tocada ningú, encara que el llibre digui que l’oli és per sempre.',
        ],
      },
      {
        titulo: 'Què canviem',
        puntos: [
          'L’oli que demana el fabricant de la caixa: no n’hi ha cap que serveixi per a totes.',
          'El filtre, o el càrter que el porta a dins, i la junta.',
          'El nivell, a la temperatura que mana el fabricant, i l’adaptació dels embragatges amb la màquina de diagnosi quan la caixa la demana.',
        ],
      },
      {
        titulo: 'Quant triga',
        texto: [
          'Entre dues i tres hores, amb la caixa tèbia. El preu depèn de la caixa i dels litres, entre 4 i 10: dona’ns la matrícula i te’l calculem.',
        ],
      },
    ],
  },

  filtros: {
    slug: 'filtres',
    nombre: 'Filtres',
    titulo: 'Filtres del cotxe',
    entrada: 'Quatre filtres, quatre terminis. Els canviem amb la revisió, que és quan surten més barats.',
    cifras: [
      ['Cada canvi', 'd’oli: el filtre d’oli'],
      ['15.000 km', 'o 12 mesos: el d’habitacle'],
      ['30.000-60.000 km', 'el d’aire i, en els dièsel, el de combustible'],
    ],
    secciones: [
      {
        titulo: 'Què fa cadascun',
        puntos: [
          'Oli: reté el metall i la carbonissa. Fa uns 10.000 km abans d’omplir-se.',
          'Habitacle: per a la pols i el pol·len. Si es tapa, els vidres s’entelen i l’aire fa olor.',
          'Aire: si es tapa, el motor gasta més. Dura de 2 a 4 anys.',
          'Combustible: en els dièsel separa l’aigua, que fa malbé els injectors.',
        ],
      },
      {
        titulo: 'En quina revisió va cadascun',
        texto: [
          'El d’oli, en totes. El d’habitacle, a partir de Confort. El d’aire, a partir de Plus. El de combustible, a Premium. A sota veus què inclou cada una.',
        ],
      },
    ],
  },

  amortiguadores: {
    slug: 'amortidors-per-a-cotxe',
    nombre: 'Amortidors',
    titulo: 'Amortidors per a cotxe',
    entrada: 'Mantenen la roda enganxada a terra. Es gasten tan a poc a poc que un s’hi acostuma.',
    cifras: [
      ['20.000 km', 'cada quant es miren'],
      ['60.000-80.000 km', 'el que solen durar'],
      ['Per eixos', 'es canvien tots dos alhora'],
    ],
    secciones: [
      {
        titulo: 'Quan venir',
        puntos: [
          'El cotxe continua botant després d’un sot.',
          'Enfonsa el morro quan frena o s’inclina més als revolts.',
          'Els pneumàtics es gasten en dents, per zones.',
          'Hi ha oli al cos de l’amortidor.',
        ],
      },
      {
        titulo: 'Com ho fem',
        texto: [
          'El preu és de dos, muntats: els d’un eix es canvien junts, o el cotxe frena i gira diferent de cada costat. Mirem també copel·les i topalls. Amb els del davant nous convé alinear la direcció.',
        ],
      },
    ],
  },

  correa: {
    slug: 'corretja-de-distribucio-per-a-cotxe',
    nombre: 'Corretja de distribució',
    titulo: 'Corretja de distribució per a cotxe',
    entrada: 'Si es trenca, sovint s’endú el motor. Té quilòmetres i també anys: compta el que arribi abans.',
    cifras: [
      ['80.000-180.000 km', 'segons el motor'],
      ['5-10 anys', 'encara que el cotxe es mogui poc'],
      ['6 anys', 'o 100.000 km: les banyades en oli dels PureTech'],
    ],
    secciones: [
      {
        titulo: 'Quan toca',
        puntos: [
          'Mira el llibre: cada motor té el seu termini. Un 2.0 TDI dels últims arriba a 210.000 km.',
          'No saps quan es va canviar: per precaució, ara.',
          'Perd refrigerant a prop de la corretja: pot ser la bomba, que va amb ella.',
          'El teu motor porta cadena: no hi ha termini, però si sona quan engega en fred s’ha de mirar.',
        ],
      },
      {
        titulo: 'Què canviem',
        puntos: [
          'La corretja, els tensors i els corrons: van en el mateix kit i duren igual.',
          'La bomba d’aigua, quan la mou la corretja, i el refrigerant.',
          'La corretja d’accessoris si està clivellada: ja és fora.',
        ],
      },
      {
        titulo: 'Quant triga',
        texto: [
          'De tres a sis hores; normalment deixes el cotxe al matí i el reculls a la tarda. El preu depèn del motor: dona’ns la matrícula i et fem el pressupost per escrit.',
        ],
      },
    ],
  },

  refrigerante: {
    slug: 'liquid-refrigerant-per-a-cotxe',
    nombre: 'Líquid refrigerant',
    titulo: 'Líquid refrigerant per a cotxe',
    entrada: 'Refreda el motor, no es glaça i protegeix el circuit per dins. Amb els anys deixa de fer l’última cosa.',
    cifras: [
      ['2-5 anys', 'segons el tipus'],
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
          'Per al fred, el pack d’hivern inclou fins a un litre d’anticongelant. Totes les revisions inclouen també l’ompliment.',
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
          'Traiem el gas que queda, fem el buit, comprovem que no hi ha fuites i omplim amb els grams que mana el teu cotxe i oli per al compressor. La llei només deixa carregar el gas amb què es va homologar el cotxe, i només ho pot fer qui té el certificat de gasos fluorats.',
          'Si és híbrid o elèctric, digues-ho: el compressor porta un altre oli.',
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
      'Oli amb l’homologació que demana el teu motor, filtre i 30 punts revisats. El fabricant no et pot treure la garantia perquè ho facis aquí.',
    cifras: [
      ['15.000-20.000 km', 'o 12 mesos, el que arribi abans'],
      ['30.000 km', 'o 24 mesos amb oli de llarga durada'],
      ['7.500-10.000 km', 'si el cotxe és d’abans del 2000'],
    ],
    secciones: [
      {
        titulo: 'Quan venir',
        puntos: [
          'Ho demana el quadre o han passat 12 mesos.',
          'El nivell és per sota del mínim: omple’l i vine. El llum vermell d’oli és una altra cosa: para el motor.',
          'Fas sobretot trajectes curts: escurça el termini, l’oli no s’arriba a escalfar.',
        ],
      },
      {
        titulo: 'Quin oli porta el teu cotxe',
        texto: [
          'Mana l’homologació, no la viscositat: dos olis 5W-30 poden ser molt diferents. VW demana 504.00/507.00 o 508.00, Renault RN17, PSA B71 2312, BMW LL-04, Mercedes 229.52. Un dièsel amb filtre de partícules en necessita un de baix en cendres (ACEA C).',
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

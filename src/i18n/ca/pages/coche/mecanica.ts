import type { carRepairs as Spanish } from '../../../es/pages/coche/mecanica.ts';
import type { PageText } from '../../../page-text.ts';

export const carRepairs: Record<keyof typeof Spanish, PageText> = {
  frenos: {
    slug: 'frens',
    nombre: 'Frens',
    titulo: 'Frens del cotxe',
    entrada: 'Pastilles, discos i líquid: quant duren, com es nota que s’acaben i què mirem abans de canviar res.',
    cifras: [
      ['30.000–50.000 km', 'duren unes pastilles del davant'],
      ['60.000–100.000 km', 'duren els discos'],
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
          'La revisió pre-ITV mira el mateix que mirarà l’estació: frens, direcció, suspensió, llums i emissions. Si t’estimes més no anar-hi, hi portem el cotxe nosaltres. Una furgoneta passa la primera ITV als 2 anys, cada 2 fins als 6, cada any fins als 10 i després cada 6 mesos.',
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
      ['60.000–90.000 km', 'les de convertidor, de 6 i 8 marxes'],
      ['60.000–80.000 km', 'les de variador (CVT)'],
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
          'El nivell, a la temperatura que indica el fabricant, i l’adaptació dels embragatges amb la màquina de diagnosi quan la caixa la demana.',
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
      ['30.000–60.000 km', 'el d’aire i, en els dièsel, el de combustible'],
    ],
    secciones: [
      {
        titulo: 'Què fa cadascun',
        puntos: [
          'Oli: reté el metall i la carbonissa. Triga uns 10.000 km a omplir-se.',
          'Habitacle: reté la pols i el pol·len. Si es tapa, els vidres s’entelen i l’aire fa olor.',
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
    entrada: 'Mantenen la roda enganxada a terra. Es gasten tan a poc a poc que t’hi acostumes.',
    cifras: [
      ['20.000 km', 'cada quant es miren'],
      ['60.000–80.000 km', 'el que solen durar'],
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
      ['80.000–180.000 km', 'segons el motor'],
      ['5–10 anys', 'encara que el cotxe es mogui poc'],
      ['6 anys', 'o 100.000 km: les banyades en oli dels PureTech'],
    ],
    secciones: [
      {
        titulo: 'Quan toca',
        puntos: [
          'Mira el llibre: cada motor té el seu termini. Un 2.0 TDI dels últims arriba a 210.000 km.',
          'No saps quan es va canviar: per precaució, ara.',
          'Perd refrigerant a prop de la corretja: pot ser la bomba, que es mou amb la corretja.',
          'El teu motor porta cadena: no hi ha termini, però si fa soroll en engegar en fred s’ha de mirar.',
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
};

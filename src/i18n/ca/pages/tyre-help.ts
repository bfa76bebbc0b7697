import type { TyreHelp } from '../../es/pages/tyre-help.ts';

export const tyreHelp: TyreHelp = {
  guia: {
    titulo: 'Tot sobre el pneumàtic',
    entrada: 'Llegir la roda i l’etiqueta, triar estiu o hivern, i saber quan toca canviar.',
    indice: 'En aquesta pàgina',
    cifras: [
      ['1,6 mm', 'de dibuix és el mínim legal; canvia’ls abans que baixin de 2'],
      ['7 °C', 'per sota, la goma d’estiu s’endureix'],
      ['80 km', 'a 80 km/h aguanta un run-flat sense aire'],
    ],
    secciones: [
      {
        id: 'numeros',
        titulo: 'Què diuen els números',
        dibujo: 'lateral',
        texto: [
          'La mida és al flanc de la roda, en aquest ordre. Pots muntar índexs de càrrega i de velocitat iguals o més alts que els de la teva fitxa tècnica, mai més baixos. L’excepció és el pneumàtic d’hivern: pot portar un codi de velocitat més baix, fins a Q (160 km/h), si ho recorda un adhesiu al quadre.',
        ],
      },
      {
        id: 'marques',
        titulo: 'Les altres lletres',
        tabla: {
          cabecera: ['Marca', 'Què vol dir'],
          filas: [
            ['XL', 'Reforçat: aguanta més càrrega amb més pressió'],
            ['HL', 'Alta càrrega: més que un XL, per a cotxes pesants i elèctrics; va davant de la mida'],
            ['C', 'De furgoneta, amb dos índexs de càrrega: roda simple i bessona'],
            ['M+S', 'Fang i neu, segons el seu fabricant: no exigeix cap prova'],
            ['3PMSF', 'Muntanya amb floc: ha passat la prova d’adherència a la neu'],
            ['RSC, ZP, ROF, RFT, SSR, r-f, HRS, XRP, ZPS', 'Run-flat, amb el nom que li dona cada fabricant'],
            ['FR', 'Protegeix la vora de la llanta. No és run-flat'],
            ['★, MO, AO, N0', 'Fet a mida per a BMW, Mercedes, Audi o Porsche'],
            ['Rotation amb fletxa', 'Gira en un sol sentit'],
            ['Outside', 'Aquesta cara va cap enfora'],
          ],
        },
      },
      {
        id: 'matricula',
        titulo: 'De la matrícula a la mida',
        texto: [
          'Les lletres de la matrícula diuen quan es va matricular: la sèrie L va començar el setembre del 2019 i la M, el setembre del 2022. Amb la matrícula cerquem quin cotxe és i quines mides admet, les de sèrie i les equivalents.',
          'El que és segur és el que diu la fitxa tècnica; la pressió és a l’adhesiu del marc de la porta o de la tapa del dipòsit. Una mida equivalent no pot variar el diàmetre més d’un 3 %; si en vols una altra, s’ha de legalitzar.',
        ],
      },
      {
        id: 'etiqueta',
        titulo: 'L’etiqueta europea',
        dibujo: 'etiqueta',
        puntos: [
          'Consum, de la A a la E: què costa fer-lo rodar. En un turisme, A són 6,5 kg per tona o menys; E, 10,6 o més.',
          'Frenada en mullat, de la A a la E: de la primera a l’última hi pot haver 18 metres frenant a 80 km/h.',
          'Soroll exterior, en decibels: A queda 3 dB per sota del límit, o més; C el supera.',
          'Muntanya amb floc: s’agafa a la neu. Estalagmita: s’agafa al gel, per a hiverns nòrdics.',
          'El codi QR porta a la fitxa d’EPREL, el registre europeu. Els de moto i els agrícoles no porten etiqueta.',
        ],
      },
      {
        id: 'estacions',
        titulo: 'Estiu, hivern o quatre estacions',
        tabla: {
          cabecera: ['Tipus', 'Quan', 'A canvi'],
          filas: [
            ['Estiu', 'Si gairebé mai no baixes de 7 °C', 'En fred frena més tard; amb neu no serveix'],
            [
              'Hivern',
              'Si passes setmanes per sota de 7 °C o puges a la neu',
              'A l’estiu es gasta abans: s’han de canviar dos cops l’any',
            ],
            [
              'Quatre estacions',
              'Si la neu és cosa d’uns quants dies',
              'No arriba al millor d’estiu ni al millor d’hivern',
            ],
          ],
        },
        texto: [
          'A Espanya, on s’exigeixen pneumàtics d’hivern o cadenes n’hi ha prou amb M+S. A França, de novembre a març, i a Andorra, millor amb el símbol 3PMSF o amb cadenes al maleter.',
        ],
      },
      {
        id: 'desgast',
        titulo: 'Quan canviar-los per desgast',
        texto: [
          'La llei demana 1,6 mm. Nosaltres et direm que els canviïs mentre en tinguin més de 2: per sota, l’aigua ja no se’n va i el cotxe sura. Per a la pluja, val més no baixar de 3 mm.',
        ],
        puntos: [
          'Mira els testimonis: uns tacs al fons dels solcs. Quan el dibuix és a la seva alçada, queda 1,6 mm.',
          'O posa una moneda d’un euro al solc: si es veu tota la vora daurada, queden menys de 3 mm.',
          'Gastat per les dues espatlles: poca pressió. Pel mig: massa. Per un costat: falta alinear.',
          'Cada 10.000 km canvia’ls d’eix i duraran semblant. Els dos nous, darrere.',
        ],
      },
      {
        id: 'pressio',
        titulo: 'La pressió',
        puntos: [
          'Un cop al mes i abans d’un viatge, amb les rodes fredes: després d’uns quilòmetres marca de més.',
          'La que diu l’adhesiu del cotxe, no la màxima que porta el pneumàtic. Amb càrrega hi ha una altra xifra.',
          'També la de recanvi, si en tens.',
          'Si s’encén el testimoni, mira-la el mateix dia. Després d’inflar s’ha de reiniciar al quadre.',
        ],
      },
      {
        id: 'edat',
        titulo: 'L’edat: el DOT',
        dibujo: 'dot',
        texto: [
          'Les quatre últimes xifres després de DOT són la setmana i l’any de fabricació: 3524 és la setmana 35 del 2024. A partir dels 5 anys, que te’l mirin cada any encara que tingui dibuix: la goma s’asseca i surten esquerdes. Als 10, es canvia.',
        ],
      },
      {
        id: 'runflat',
        titulo: 'Run-flat',
        texto: [
          'Porta el flanc reforçat i, punxat, et deixa continuar uns 80 km a 80 km/h. Només es pot muntar en cotxes amb control de pressió, perquè sense no notaries la punxada. Si el teu cotxe no porta roda de recanvi, quan el canviïs per un de normal pensa com sortiràs d’una punxada.',
          'Els autosegellants (Seal, ContiSeal) són una altra cosa: tapen forats de fins a 5 mm, però no roden sense aire.',
        ],
      },
    ],
    lateral: {
      titulo: 'Mida d’un pneumàtic, tal com es llegeix al flanc',
      lectura: 'Es llegeix així: amplada, perfil, llanta, càrrega i velocitat.',
      partes: {
        ancho: ['Amplada', 'En mil·límetres.'],
        serie: ['Perfil', 'Alçada del flanc: un 55 % de l’amplada.'],
        llanta: ['Llanta', 'R, radial; 16, el diàmetre en polzades.'],
        ic: ['Índex de càrrega', '91 són 615 kg per roda.'],
        cv: ['Codi de velocitat', 'V, fins a 240 km/h.'],
      },
    },
    etiqueta:
      'Etiqueta europea d’exemple: consum B, frenada en mullat A, soroll 71 dB classe B, amb adherència a la neu.',
    seguir: 'Continua per aquí',
  },

  servicios: {
    titulo: 'Serveis per al pneumàtic',
    entrada:
      'Què fem amb les teves rodes i la tarifa sencera, la mateixa a tots els tallers. El que veus a la cistella surt d’aquí.',
    secciones: [
      {
        titulo: 'Quant triga',
        texto: [
          'Quatre pneumàtics de turisme, uns 45 minuts; una hora amb llantes de 19 polzades o més. L’alineació hi afegeix mitja hora. Reserves amb hora i pots esperar-te al taller.',
        ],
      },
      {
        titulo: 'Què passa amb els vells',
        texto: [
          'Els recollim i van a reciclar. Ja està pagat: és l’ecotaxa, que va dins del preu de cada pneumàtic i surt a part a la factura.',
        ],
      },
      {
        titulo: 'Quan alinear',
        texto: [
          'Un cop l’any, quan muntes pneumàtics nous o després d’un cop contra una vorada. Si vas recte i el volant queda tort, o les rodes es gasten per un costat, ja toca.',
        ],
      },
    ],
    incluido: 'Inclòs en el preu dels pneumàtics',
    gratis: 'Gratis',
    base: { U: 'Per pneumàtic', F: 'Per vehicle' },
    vehiculo: 'Vehicle',
    precio: 'Preu',
    vehiculos: {
      turismo: 'Turisme',
      '4x4': '4x4 i SUV',
      furgoneta: 'Furgoneta',
      patinete: 'Patinet elèctric',
      quad: 'Quad',
      moto: 'Moto',
      camion: 'Camió',
      agricola: 'Agrícola',
    },
    llantas: { hasta: 'Fins a', oMas: 'o més', a: 'a' },
    conImpuestos: 'Preus amb impostos, a Espanya. A Andorra s’aplica l’IGI i són més baixos.',
    buscar: 'Cerca pneumàtics',
  },

  seguro: {
    titulo: 'Assegurança del pneumàtic',
    entrada:
      'Un clau o una vorada no avisen. Si el deixen inservible durant el primer any, te’n paguem un altre d’igual: sencer o en part, segons els quilòmetres que porti.',
    cifras: [
      ['1 any', 'des del dia del muntatge'],
      ['1 a 1', 's’assegura cada pneumàtic'],
    ],
    cobertura: {
      titulo: 'Quant paga',
      texto:
        'Els quilòmetres compten des del muntatge: aquell dia el taller apunta els que marca el cotxe. El percentatge s’aplica al que vas pagar pel pneumàtic.',
      cabecera: ['Des del muntatge', 'Paguem', 'D’un pneumàtic de'],
      hasta: 'Fins a',
      masDe: 'Més de',
      nada: 'Res',
      comoMucho: 'com a màxim, si arriben abans que l’any',
    },
    secciones: [
      {
        titulo: 'Què cobreix',
        puntos: [
          'Una punxada que no es pot reparar amb seguretat: al flanc, o més gran del que admet un pedaç.',
          'Un tall o un cop contra una vorada o un sot que fa malbé la carcassa.',
        ],
      },
      {
        titulo: 'Què no cobreix',
        puntos: [
          'El que es pot reparar.',
          'Un pneumàtic que ja és al mínim legal, 1,6 mm de dibuix.',
          'El desgast normal, o el d’una pressió o una alineació equivocades.',
          'El robatori, la llanta i els danys al cotxe.',
        ],
      },
      {
        titulo: 'Com es contracta',
        texto: [
          'Quan compres els pneumàtics, a les opcions de la cistella. Després del muntatge ja no es pot afegir. Les condicions es guarden amb la comanda: valen les del dia que vas comprar.',
        ],
      },
      {
        titulo: 'Com es fa servir',
        texto: [
          'Truca o vine a qualsevol taller de la cadena amb el número de comanda. Mirem el pneumàtic davant teu; si no es pot arreglar, en demanem un de la mateixa marca, model i mida, i només pagues la part que no cobreix l’assegurança. Si ja no es fabrica, un de la mateixa categoria.',
        ],
      },
    ],
    tarifa: 'Quant costa',
    tarifaTexto: 'Per pneumàtic i per tot l’any.',
    buscar: 'Cerca pneumàtics',
  },
};

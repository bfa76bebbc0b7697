import type { TruckPage } from '../../es/pages/camion.ts';
import type { PageText } from '../../page-text.ts';

export const camion: Record<TruckPage, PageText> = {
  neumaticos: {
    slug: 'pneumatics-industrials',
    nombre: 'Pneumàtics industrials',
    titulo: 'Pneumàtics de camió i autobús',
    entrada: 'Direcció, tracció o remolc: cada eix demana el seu dibuix. Muntats al taller o a la teva base.',
    cifras: [
      ['156/150', 'càrrega en simple i en bessona'],
      ['22,5', 'llanta sense cambra; les senceres, com 20, amb cambra'],
      ['50–100 km', 'i es tornen a collar les femelles'],
    ],
    secciones: [
      {
        titulo: 'Com es llegeix la mida',
        texto: [
          'A 315/80R22.5 156/150L, 315 és l’amplada en mil·límetres; 80, el perfil; 22.5, la llanta; 156, la càrrega amb una roda per costat (4.000 kg), i 150, la de cada roda bessona (3.350 kg). L és la velocitat: 120 km/h.',
        ],
      },
      {
        titulo: 'Quin eix, quina coberta',
        puntos: [
          'Direcció: solcs rectes, per guiar i gastar-se igual a tot arreu.',
          'Tracció: tacs; amb 3PMSF si travesses ports o vas a Andorra a l’hivern.',
          'Remolc: les marcades FRT són només per a eixos lliures. No van a tracció.',
          'REGROOVABLE al flanc: es poden tornar a esculpir i duren més.',
        ],
      },
      {
        titulo: 'Al taller',
        texto: [
          'Inflem dins la gàbia, collem amb dinamomètrica en l’ordre de la llanta i anotem les pressions. Les bessones les aparellem per diàmetre: una diferència de pocs mil·límetres carrega tot el pes en una sola roda.',
        ],
      },
    ],
  },

  frenos: {
    slug: 'frens-de-remolc',
    nombre: 'Frens de remolc',
    titulo: 'Frens de remolc i semiremolc',
    entrada: 'Pastilles, discos, tambors i el circuit d’aire, amb la diagnosi de l’EBS.',
    cifras: [
      ['1 cop l’any', 'passa la ITV un remolc de més de 750 kg'],
      ['6 mesos', 'cada quant, a partir dels 10 anys'],
      ['EBS i ABS', 'llegits amb diagnosi'],
    ],
    secciones: [
      {
        titulo: 'Quan venir',
        puntos: [
          'El llum de l’EBS no s’apaga quan arrenques.',
          'El conjunt empeny quan frenes: la tractora frena sola.',
          'Una roda surt més calenta que les altres.',
          'Perd aire amb el motor aturat.',
        ],
      },
      {
        titulo: 'Què mirem',
        puntos: [
          'Gruix de pastilles i discos, o de sabates i tambors, eix per eix.',
          'Cilindres de fre, lleves i recorregut dels tensors.',
          'Fuites, calderins, assecador i els caps d’acoblament.',
          'La frenada de cada roda al frenòmetre.',
        ],
      },
    ],
  },

  suspension: {
    slug: 'suspensio',
    nombre: 'Suspensió',
    titulo: 'Suspensió de camió i remolc',
    entrada: 'Manxes, ballestes i amortidors. Una suspensió gastada es menja els pneumàtics i fa malbé la càrrega.',
    cifras: [
      ['Per eixos', 'manxes i amortidors es canvien a parells'],
      ['Nivell', 'l’alçada s’ajusta en acabar'],
      ['Pneumàtics', 'el desgast en dents la delata'],
    ],
    secciones: [
      {
        titulo: 'Quan venir',
        puntos: [
          'Al matí el vehicle és baix d’un costat: perd aire una manxa o la vàlvula.',
          'El compressor carrega més sovint.',
          'Els pneumàtics d’un eix es gasten en dents.',
          'Pica quan passes una junta, de buit.',
        ],
      },
      {
        titulo: 'Què mirem',
        puntos: [
          'Esquerdes i fregaments a les manxes, i la vàlvula anivelladora.',
          'Fulles i brides de les ballestes, silentblocs i tirants.',
          'Amortidors amb oli a fora o amb joc.',
        ],
      },
    ],
  },

  ejes: {
    slug: 'eixos',
    nombre: 'Eixos',
    titulo: 'Eixos: rodaments i alineació',
    entrada:
      'Un eix tort uns mil·límetres arrossega els pneumàtics de costat a cada quilòmetre. El mesurem i el posem recte.',
    cifras: [
      ['1 cop l’any', 'convé mesurar l’alineació'],
      ['3 eixos', 's’alineen entre ells, no només la direcció'],
      ['Un cop', 'contra una vorada n’hi ha prou per torçar-lo'],
    ],
    secciones: [
      {
        titulo: 'Quan venir',
        puntos: [
          'Els pneumàtics es gasten per una espatlla o en dent de serra.',
          'El remolc va de través darrere de la tractora.',
          'Una boixa s’escalfa o brunz.',
          'Has canviat un tirant, una ballesta o la direcció.',
        ],
      },
      {
        titulo: 'Què fem',
        texto: [
          'Mesurem paral·lelisme, inclinació i arrossegament de cada eix respecte del bastidor, ho corregim i et donem les mesures d’abans i de després. A les boixes revisem joc, greix i retens, i canviem els rodaments per parelles.',
        ],
      },
    ],
  },

  flotas: {
    slug: 'gestio-de-flotes',
    nombre: 'Gestió de flotes',
    titulo: 'Gestió de flotes',
    entrada: 'Un interlocutor, una tarifa i l’estat de cada pneumàtic per escrit, a tots els tallers de la cadena.',
    cifras: [
      ['1 tarifa', 'la mateixa a tots els tallers'],
      ['10 %', 'menys de pressió ja gasta més gasoil i més goma'],
      ['6 mesos', 'entre ITV a partir dels 10 anys, en més de 3,5 t'],
    ],
    secciones: [
      {
        titulo: 'Què fem per la teva flota',
        puntos: [
          'Mesurem el dibuix i la pressió de cada roda a la teva base i et diem què s’ha de canviar i quan.',
          'Rotem, tornem a esculpir i aparellem bessones abans de comprar-ne de noves.',
          'Avisem de les ITV i les revisions de cada matrícula.',
          'Una factura al mes amb les matrícules separades.',
        ],
      },
      {
        titulo: 'Per a qui és',
        texto: [
          'Des d’unes quantes furgonetes de repartiment fins a semiremolcs. Truca’ns amb el nombre de vehicles i on dormen: el primer recompte de pneumàtics el fem allà.',
        ],
      },
    ],
  },

  asistencia: {
    slug: 'assistencia-24-hores',
    nombre: 'Assistència 24 hores',
    titulo: 'Assistència 24 hores per a camió',
    entrada:
      'Un rebentament no mira l’hora. Truca, digues on ets i quina mida portes, i surt una furgoneta amb el pneumàtic.',
    cifras: [
      ['24 hores', 'també diumenges i festius'],
      ['1 trucada', 'el mateix telèfon de la cadena'],
      ['4 dades', 'i sortim: lloc, matrícula, mida i eix'],
    ],
    secciones: [
      {
        titulo: 'Tingues a mà',
        puntos: [
          'Carretera, punt quilomètric i sentit.',
          'Matrícula i si és tractora o remolc.',
          'La mida sencera, com 315/80R22.5, i l’eix.',
          'Si portes mercaderia perillosa o a temperatura.',
        ],
      },
      {
        titulo: 'Mentre arribem',
        puntos: [
          'Llums d’emergència i llum V16 o triangles; a l’autopista, queda’t darrere de la tanca.',
          'No continuïs amb una bessona rebentada: l’altra porta el doble de càrrega i es pot encendre.',
        ],
      },
      {
        titulo: 'Què costa',
        texto: [
          'Sortida, mà d’obra i pneumàtic te’ls diem per telèfon abans de sortir. Les flotes amb acord, a la seva tarifa.',
        ],
      },
    ],
  },

  inspecciones: {
    slug: 'inspeccions-de-remolc',
    nombre: 'Inspeccions de remolc',
    titulo: 'Inspeccions de remolc',
    entrada: 'El que mirarà la ITV, mirat abans i amb temps d’arreglar-ho.',
    cifras: [
      ['1 any', 'entre ITV fins als 10 anys, en més de 750 kg'],
      ['6 mesos', 'a partir dels 10 anys'],
      ['6–8 anys', 'agrícoles: exempts fins als 8; caravanes, fins als 6'],
    ],
    secciones: [
      {
        titulo: 'Què mirem',
        puntos: [
          'Frens al frenòmetre, fuites d’aire i EBS.',
          'Llums, catadiòptrics i plaques; l’endoll de 7 o de 15 pols.',
          'Pneumàtics: dibuix, talls, pressions i femelles.',
          'Bastidor, pivot, potes i acoblaments; antiencastament i parafangs.',
        ],
      },
      {
        titulo: 'Com queda',
        texto: [
          'T’endús una llista amb el que està bé, el que aviat tocarà i el que no passaria. El que és urgent es pot arreglar el mateix dia si hi ha peça.',
        ],
      },
    ],
  },
};

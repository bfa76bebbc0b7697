import type { FarmPage } from '../../es/pages/agricola.ts';
import type { PageText } from '../../page-text.ts';

export const agricola: Record<FarmPage, PageText> = {
  neumaticos: {
    slug: 'pneumatics',
    nombre: 'Pneumàtics agrícoles',
    titulo: 'Pneumàtics agrícoles',
    entrada:
      'Per a tractor, recol·lectora, remolc i eines de conreu. Amb menys pressió trepitges menys la terra i gastes menys gasoil.',
    cifras: [
      ['IF', '+20 % de càrrega amb la mateixa pressió'],
      ['VF', '+40 % de càrrega amb la mateixa pressió'],
      ['18.4R38', 'és el mateix que 460/85R38'],
    ],
    secciones: [
      {
        titulo: 'Com es llegeix la mida',
        texto: [
          'A VF 650/60R38 155D, 650 és l’amplada en mil·límetres; 60, el perfil; R38, radial per a llanta de 38 polzades; 155, la càrrega (3.875 kg), i D, la velocitat: 65 km/h. Les antigues van en polzades: 16.9 equival a 420/85; 14.9, a 380/85; 13.6, a 340/85.',
        ],
      },
      {
        titulo: 'Quin dibuix',
        puntos: [
          'R-1: tacs de tractor. R-1W: més fondos, per a terra molla.',
          'R-3: gespa. R-4: industrial, per a pala i obra.',
          'F-2: solcs, per a les rodes que dirigeixen. I-1 a I-3: eines de conreu i remolcs.',
        ],
      },
      {
        titulo: 'Abans de canviar de mida',
        texto: [
          'En un tractor de doble tracció, la del davant i la del darrere han de girar en la proporció de la caixa: si no, arrossega. La calculem amb tu. La mida nova ha de ser a la fitxa tècnica.',
        ],
      },
    ],
  },

  alineacion: {
    slug: 'alineacio',
    nombre: 'Alineació',
    titulo: 'Alineació del tractor',
    entrada: 'Un tractor que fa molta carretera es menja les rodes del davant si la convergència no està bé.',
    cifras: [
      ['1 cop l’any', 'si fas carretera'],
      ['Després', 'd’un cop o de canviar ròtules'],
      ['2 rodes', 'es mesuren, davant'],
    ],
    secciones: [
      {
        titulo: 'Quan venir',
        puntos: [
          'Els tacs del davant es gasten per dins o per fora.',
          'A la carretera has de corregir amb el volant.',
          'Has canviat ròtules, bieletes o l’eix.',
        ],
      },
      {
        titulo: 'Què fem',
        texto: [
          'Primer revisem el joc de ròtules i pivots: alinear amb joc no serveix de res. Després mesurem i ajustem la convergència, igualem les pressions i comprovem que les dues del davant tinguin la mateixa alçada.',
        ],
      },
    ],
  },

  teleinflado: {
    slug: 'teleinflat',
    nombre: 'Teleinflat',
    titulo: 'Teleinflat',
    entrada: 'Canvia la pressió sense baixar de la cabina: baixa al camp, alta a la carretera.',
    cifras: [
      ['Camp', 'pressió baixa: més petjada, menys rodera'],
      ['Carretera', 'pressió alta: menys gasoil i menys desgast'],
      ['VF', 'el pneumàtic que treballa a menys pressió, i el que més hi guanya'],
    ],
    secciones: [
      {
        titulo: 'Què muntem',
        puntos: [
          'Compressor, mànegues i juntes giratòries a cada roda.',
          'Comandament a la cabina amb una pressió per a cada feina.',
          'Vàlvules de seguretat: si es trenca una mànega, la roda no es buida.',
        ],
      },
      {
        titulo: 'Quan surt a compte',
        texto: [
          'Quan alternes camp i carretera el mateix dia, amb cisterna o amb remolc. Porta’ns la fitxa del tractor i la mida de les rodes i et diem si admet el kit, quant triga i el preu per escrit.',
        ],
      },
    ],
  },

  asistencia: {
    slug: 'assistencia-24-hores',
    nombre: 'Assistència 24 hores',
    titulo: 'Assistència 24 hores al camp',
    entrada: 'En plena collita no es pot baixar la roda al taller. Anem on és la màquina.',
    cifras: [
      ['24 hores', 'també diumenges i festius'],
      ['1 trucada', 'el mateix telèfon de la cadena'],
      ['75 %', 'd’aigua amb anticongelant és el màxim que posem en una roda llastada'],
    ],
    secciones: [
      {
        titulo: 'Tingues a mà',
        puntos: [
          'La ubicació, millor enviada des del mòbil, i per on s’entra a la finca.',
          'La màquina i la mida sencera, com 650/65R38.',
          'Si la roda porta aigua o cambra.',
          'Si hi ha un lloc ferm per al gat.',
        ],
      },
      {
        titulo: 'Què fem allà',
        texto: [
          'Reparem amb pedaç en calent o en fred si el tall ho permet, canviem la cambra o muntem una coberta nova. La sortida i la feina te les diem per telèfon abans de sortir.',
        ],
      },
    ],
  },
};

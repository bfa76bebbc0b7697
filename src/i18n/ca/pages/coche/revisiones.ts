import type { carRevisions as Spanish } from '../../../es/pages/coche/revisiones.ts';
import type { PageText } from '../../../page-text.ts';

export const carRevisions: Record<keyof typeof Spanish, PageText> = {
  revisionBasic: {
    slug: 'revisio-basic',
    nombre: 'Revisió Basic',
    titulo: 'Revisió Basic del cotxe',
    entrada: 'L’imprescindible: oli amb l’homologació del teu motor, filtre d’oli, nivells i 30 punts revisats.',
    cifras: [
      ['45 minuts', 'amb cita, mentre t’esperes'],
      ['5 litres', 'd’oli inclosos; amb més càrter, la de càrter gran'],
      ['30 punts', 'de seguretat revisats'],
    ],
    secciones: [
      {
        titulo: 'Quan triar-la',
        texto: ['Per a qui fa els seus quilòmetres i té la resta al dia.'],
      },
      {
        titulo: 'Quin oli porta',
        texto: [
          'El que té l’homologació que demana el teu motor: amb la matrícula, l’assistent et diu quins pots triar i per què. Si el teu càrter és de més de 5 litres, et dona el preu de la de càrter gran.',
        ],
      },
      {
        titulo: 'I la garantia',
        texto: ['Es conserva: fem el que diu el pla del fabricant i ho apuntem al llibre (Reglament (UE) 461/2010).'],
      },
    ],
  },

  revisionConfort: {
    slug: 'revisio-confort',
    nombre: 'Revisió Confort',
    titulo: 'Revisió Confort del cotxe',
    entrada: 'La Basic i, a més, el filtre d’habitacle: menys pol·len a dins i vidres que no s’entelen.',
    cifras: [
      ['60 minuts', 'amb cita, mentre t’esperes'],
      ['5 litres', 'd’oli inclosos; amb més càrter, la de càrter gran'],
      ['30 punts', 'de seguretat revisats'],
    ],
    secciones: [
      {
        titulo: 'Quan triar-la',
        texto: ['Si l’aire fa olor, o fa un any que ningú no el canvia.'],
      },
      {
        titulo: 'Quin oli porta',
        texto: [
          'El que té l’homologació que demana el teu motor: amb la matrícula, l’assistent et diu quins pots triar i per què. Si el teu càrter és de més de 5 litres, et dona el preu de la de càrter gran.',
        ],
      },
      {
        titulo: 'I la garantia',
        texto: ['Es conserva: fem el que diu el pla del fabricant i ho apuntem al llibre (Reglament (UE) 461/2010).'],
      },
    ],
  },

  revisionPlus: {
    slug: 'revisio-plus',
    nombre: 'Revisió Plus',
    titulo: 'Revisió Plus del cotxe',
    entrada: 'La Confort i, a més, el filtre d’aire i la diagnosi electrònica de totes les centraletes.',
    cifras: [
      ['75 minuts', 'amb cita, mentre t’esperes'],
      ['5 litres', 'd’oli inclosos; amb més càrter, la de càrter gran'],
      ['30 punts', 'de seguretat revisats'],
    ],
    secciones: [
      {
        titulo: 'Quan triar-la',
        texto: ['Cada 30.000–60.000 km, que és el que dura el filtre d’aire.'],
      },
      {
        titulo: 'Quin oli porta',
        texto: [
          'El que té l’homologació que demana el teu motor: amb la matrícula, l’assistent et diu quins pots triar i per què. Si el teu càrter és de més de 5 litres, et dona el preu de la de càrter gran.',
        ],
      },
      {
        titulo: 'I la garantia',
        texto: ['Es conserva: fem el que diu el pla del fabricant i ho apuntem al llibre (Reglament (UE) 461/2010).'],
      },
    ],
  },

  revisionPremium: {
    slug: 'revisio-premium',
    nombre: 'Revisió Premium',
    titulo: 'Revisió Premium del cotxe',
    entrada: 'Tot el que inclou la Plus, més el líquid de frens i el filtre de combustible.',
    cifras: [
      ['105 minuts', 'amb cita, mentre t’esperes'],
      ['5 litres', 'd’oli inclosos; amb més càrter, la de càrter gran'],
      ['30 punts', 'de seguretat revisats'],
    ],
    secciones: [
      {
        titulo: 'Quan triar-la',
        texto: ['Cada dos anys o 40.000 km, que és el que aguanta el líquid de frens.'],
      },
      {
        titulo: 'Quin oli porta',
        texto: [
          'El que té l’homologació que demana el teu motor: amb la matrícula, l’assistent et diu quins pots triar i per què. Si el teu càrter és de més de 5 litres, et dona el preu de la de càrter gran.',
        ],
      },
      {
        titulo: 'I la garantia',
        texto: ['Es conserva: fem el que diu el pla del fabricant i ho apuntem al llibre (Reglament (UE) 461/2010).'],
      },
    ],
  },

  revisionPreItv: {
    slug: 'revisio-pre-itv',
    nombre: 'Revisió pre-ITV',
    titulo: 'Revisió pre-ITV',
    entrada:
      'Mirem el mateix que mirarà la inspecció i et diem què cal arreglar abans. Si t’estimes més no anar-hi, portem el cotxe nosaltres.',
    cifras: [
      ['1 mes abans', 'hi ha temps d’arreglar el que surti'],
      ['4 anys', 'té un turisme a la primera ITV'],
      ['Cada 2 anys', 'després; des dels 10, cada any'],
    ],
    secciones: [
      {
        titulo: 'Què mirem',
        puntos: [
          'Frens, direcció i suspensió.',
          'Llums, senyalització i eixugaparabrises.',
          'Pneumàtics: dibuix, mida i homologació.',
          'Emissions, i que cap llum d’avaria estigui encès.',
        ],
      },
      {
        titulo: 'La portem nosaltres',
        texto: [
          'Deixes el cotxe, el portem a l’estació i el reculls amb la inspecció feta; la taxa hi va inclosa.',
          'Si no la passa, et truquem i et donem un pressupost: no arreglem res sense que ho aprovis, i la reparació es paga a part. Tornar-l’hi a portar no et costa més; si l’estació cobra una altra taxa, la pagues tu.',
          'El preu és diferent per a un turisme i per a la resta de vehicles: a sota tries quin és el teu. Si vens a una revisió, pots afegir el viatge a la ITV a la cistella.',
        ],
      },
    ],
  },

  testSeguridad: {
    slug: 'test-de-seguretat',
    nombre: 'Test de seguretat',
    titulo: 'Test de seguretat gratuït',
    entrada:
      'Mirem 22 punts del teu cotxe en mitja hora, gratis i sense compromís, i te’n donem el resultat per escrit.',
    cifras: [
      ['Gratis', 'amb cita a qualsevol taller'],
      ['22 punts', 'que decideixen si el cotxe frena, gira i es veu'],
      ['30 minuts', 'i te l’emportes'],
    ],
    secciones: [
      {
        titulo: 'Què mirem',
        puntos: [
          'Pneumàtics: pressió, dibuix, edat i desgast, també el de recanvi.',
          'Frens: pastilles, discos, líquid i fre de mà.',
          'Direcció, suspensió i amortidors.',
          'Llums, escombretes, bateria i nivells.',
        ],
      },
      {
        titulo: 'I després',
        texto: [
          'T’expliquem què és urgent, què pot esperar i què està bé. Si cal canviar res, t’endús el pressupost i decideixes tu.',
        ],
      },
    ],
  },

  revisionOficial: {
    slug: 'revisio-oficial',
    nombre: 'Revisió oficial',
    titulo: 'La revisió del pla del teu fabricant',
    entrada:
      'Fem el que diu el llibre del teu cotxe, amb els seus terminis i les seves homologacions. La garantia es conserva: ho diu el Reglament (UE) 461/2010.',
    cifras: [
      ['461/2010', 'el reglament europeu que et deixa triar taller'],
      ['15.000–30.000 km', 'o d’1 a 2 anys: el termini de la majoria de plans'],
      ['El teu llibre', 'segellat, digital o en paper'],
    ],
    secciones: [
      {
        titulo: 'Per què no perds la garantia',
        texto: [
          'El fabricant no pot condicionar la garantia al fet que el manteniment es faci a la seva xarxa. N’hi ha prou de seguir el seu pla i fer servir recanvis i fluids de la qualitat que demana. El que es trenca per un defecte seu ho continua pagant ell.',
          'Desa la factura: diu què es va fer, amb quin oli i a quants quilòmetres.',
        ],
      },
      {
        titulo: 'Què fem',
        puntos: [
          'Llegim el pla del teu motor: quilòmetres, anys i feines.',
          'Posem l’oli amb la seva homologació, no un de semblant.',
          'Apuntem la revisió al llibre o al registre digital, i posem l’avís a zero.',
        ],
      },
      {
        titulo: 'Què no fem',
        texto: [
          'Les campanyes de crida a revisió i les reparacions en garantia les fa gratis la xarxa de la marca. Si veiem que el teu cotxe en té una de pendent, t’ho diem.',
        ],
      },
    ],
  },
};

import type { RotationAssistantTexts } from '../es/rotation-assistant.ts';

export const rotationAssistant: RotationAssistantTexts = {
  titulo: 'Permutar pneumàtics',
  pasos: ['El teu vehicle', 'Els teus pneumàtics', 'Què fem'],
  pregunta: 'Es poden permutar, els teus pneumàtics?',
  entrada:
    'Canviar-los de lloc cada 10.000 km fa que es gastin per igual i durin més. No tots es poden: amb la matrícula gairebé sempre ho sabem.',
  matriculaPista: 'Només la fem servir per saber quines mides porta.',
  buscar: 'Continuar',
  desconocida: 'No hem pogut identificar el teu vehicle amb aquesta matrícula. Revisa-la, o digue’ns aquí sota què és.',
  aMano: 'Sense la matrícula',
  tipoPregunta: 'Quin vehicle és?',
  tipoFalta: 'Tria quin vehicle és: d’això depèn que es pugui.',
  tipos: {
    turismo: 'Turisme',
    '4x4': '4x4 o SUV',
    furgoneta: 'Furgoneta',
    moto: 'Moto',
    otro: 'Camió, agrícola o un altre',
  },
  preguntaNeumaticos: 'Mira els teus pneumàtics',
  segun:
    'El teu vehicle pot portar mides diferents davant i darrere. Ho posa al lateral de cada pneumàtic, com ara 225/45 R17.',
  medidasPregunta: 'Són iguals les mides de davant i de darrere?',
  medidasFalta: 'Mira una roda de davant i una de darrere, i tria.',
  medidas: {
    iguales: { titulo: 'Sí, iguals', texto: 'Les quatre rodes porten la mateixa mida.' },
    distintas: { titulo: 'No, diferents', texto: 'Les de darrere són més amples.' },
  },
  flechaPregunta: 'Hi ha una fletxa al lateral?',
  flechaTexto: 'Els pneumàtics direccionals porten una fletxa i la paraula «Rotation», i el dibuix en forma de V.',
  flechaFalta: 'Mira el lateral d’un pneumàtic i tria.',
  flecha: {
    no: { titulo: 'No, no hi ha fletxa', texto: 'Poden girar en tots dos sentits.' },
    si: { titulo: 'Sí, hi ha una fletxa', texto: 'Són direccionals: només giren en un sentit.' },
  },
  respuestas: {
    rotar: {
      titulo: 'Sí, es poden permutar',
      texto:
        'Tots quatre canvien de lloc segons la tracció del teu cotxe: els de l’eix que empeny passen rectes a l’altre, i els altres creuats. Mirem el dibuix i la pressió de cadascun i comprovem l’equilibratge.',
      dibujo: 'Les rodes de davant passen darrere pel seu costat, i les de darrere passen davant creuades.',
    },
    direccionales: {
      titulo: 'En creu no, de davant enrere sí',
      texto:
        'Un pneumàtic direccional no pot canviar de costat: giraria al revés i amb aigua s’agafa pitjor. El que sí que es fa és passar els de davant enrere i els de darrere endavant, cadascun pel seu costat.',
      dibujo: 'Les rodes de davant i de darrere es canvien entre elles, cadascuna al seu costat.',
    },
    distintas: {
      titulo: 'No es poden passar de davant enrere',
      texto:
        'Darrere portes una altra mida que davant: cadascuna només val al seu eix, i muntar-la a l’altre no passa la ITV. En lloc d’això comprovem l’alineació i la pressió, que és el que fa que es gastin per un costat. Si el dibuix s’acaba en un eix, es canvien els dos d’aquell eix.',
      dibujo: 'Les rodes de davant i de darrere tenen mides diferents i es queden al seu eix.',
    },
    moto: {
      titulo: 'En una moto no es permuten',
      texto:
        'La roda de davant i la de darrere porten pneumàtics diferents en mida, forma i goma. En lloc d’això es vigilen la pressió i el dibuix: quan un baixa d’1,6 mm es canvia, encara que l’altre aguanti.',
      dibujo: 'El pneumàtic de davant d’una moto és més estret que el de darrere.',
    },
    otro: {
      titulo: 'Aquest vehicle es demana per telèfon',
      texto:
        'En camions i maquinària cada eix té el seu pneumàtic i el seu desgast. Truca’ns amb la matrícula i et diem què s’hi pot fer i on.',
      dibujo: '',
    },
  },
  esDe: (vehiculo) => `Per al teu ${vehiculo}.`,
  pedirPermuta: 'Demana cita per permutar-los',
  pedirMoto: 'Demana cita per a la moto',
  verMoto: 'Veure pneumàtics de moto',
  verMedidas: 'Veure pneumàtics nous',
  alineacion: 'I l’alineació',
  alineacionTexto:
    'Si el cotxe se’n va de costat o els pneumàtics es gasten per una vora, amb permutar-los no n’hi ha prou: cal posar les rodes rectes.',
  alineacionPrecio: 'Per cotxe, impostos inclosos.',
  conAlineacion: 'Demana cita per a totes dues coses',
  soloAlineacion: 'Demana cita per a l’alineació',
  cambiar: 'És un altre vehicle',
  nota: {
    rotar: 'Permutar els quatre pneumàtics (mateixa mida, sense sentit de gir)',
    direccionales: 'Permutar de davant enrere pel mateix costat: pneumàtics direccionals',
    distintas: 'Mides diferents davant i darrere: no es permuten. Mirar pressió, dibuix i alineació',
    moto: 'Mirar la pressió i el dibuix dels pneumàtics de la moto',
    otro: '',
    preguntar: '',
  },
};

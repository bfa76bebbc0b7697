import type { RotationAssistantTexts } from '../es/rotation-assistant.ts';

export const rotationAssistant: RotationAssistantTexts = {
  titulo: 'Permutar pneumàtics',
  pasos: ['El teu vehicle', 'Els teus pneumàtics', 'Què fem'],
  pregunta: 'Es poden permutar, els teus pneumàtics?',
  entrada:
    'Canviar-los de lloc cada 10.000 km fa que es gastin per igual i durin més. No tots es poden: amb la matrícula gairebé sempre ho sabem.',
  matriculaPista: 'Només la fem servir per saber quines mides porta.',
  buscar: 'Continua',
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
    'El teu vehicle pot portar mides diferents davant i darrere. Ho diu al flanc de cada pneumàtic, com ara 225/45 R17.',
  medidasPregunta: 'Són iguals les mides de davant i de darrere?',
  medidasFalta: 'Mira una roda de davant i una de darrere, i tria.',
  medidas: {
    iguales: { titulo: 'Sí, iguals', texto: 'Les quatre rodes porten la mateixa mida.' },
    distintas: { titulo: 'No, diferents', texto: 'Les de darrere són més amples.' },
  },
  flechaPregunta: 'Hi ha una fletxa al flanc?',
  flechaTexto: 'Els pneumàtics direccionals porten una fletxa i la paraula «Rotation», i el dibuix en forma de V.',
  flechaFalta: 'Mira el flanc d’un pneumàtic i tria.',
  flecha: {
    no: { titulo: 'No, no hi ha fletxa', texto: 'Poden girar en tots dos sentits.' },
    si: { titulo: 'Sí, hi ha una fletxa', texto: 'Són direccionals: només giren en un sentit.' },
  },
  esDe: (vehiculo) => `Per al teu ${vehiculo}.`,
  nota: {
    rotar: 'Permutar els quatre pneumàtics (mateixa mida, sense sentit de gir)',
    direccionales: 'Permutar de davant enrere pel mateix costat: pneumàtics direccionals',
    distintas: 'Mides diferents davant i darrere: no es permuten. Mirar pressió, dibuix i alineació',
    moto: 'Mirar la pressió i el dibuix dels pneumàtics de la moto',
    otro: '',
    preguntar: '',
  },
};

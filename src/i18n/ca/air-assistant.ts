import type { AirAssistantTexts } from '../es/air-assistant.ts';

export const airAssistant: AirAssistantTexts = {
  titulo: 'Aire condicionat',
  pasos: ['El teu cotxe', 'L’etiqueta', 'La càrrega'],
  preguntaCoche: 'Quin gas porta el teu cotxe?',
  entrada:
    'Hi ha dos gasos i no es barregen. Amb la matrícula gairebé sempre sabem quin és el teu i què costa carregar-lo.',
  matriculaPista: 'Només la fem servir per saber de quin cotxe es tracta.',
  buscar: 'Mira quin gas porta',
  desconocida: 'No hem pogut identificar el teu cotxe amb aquesta matrícula. Revisa-la, o digue’ns l’any aquí sota.',
  codigoPostal: 'Codi postal',
  codigoPostalPista: 'A Andorra el preu és un altre.',
  opcional: 'opcional',
  porAno: 'Sense la matrícula, per l’any',
  ano: 'De quin any és el teu cotxe?',
  anoPista: 'El de fabricació o, si no el saps, el de la primera matriculació: és al permís de circulació.',
  noEsAno: 'Escriu l’any amb quatre xifres, com ara 2016. Si no el saps, tria «No sé l’any».',
  anoFuera: (desde, hasta) => `Escriu un any entre ${desde} i ${hasta}. Si no el saps, tria «No sé l’any».`,
  esElectrico: 'És híbrid o elèctric',
  noSeAno: 'No sé l’any',
  preguntaEtiqueta: 'Què diu l’etiqueta?',
  etiquetaTexto: (anos) =>
    `Del ${anos} n’hi ha dels dos gasos. Obre el capó: al frontal, o per dins de la tapa, hi ha una etiqueta amb un floc de neu que diu quin porta.`,
  etiquetaSuelta:
    'Obre el capó: al frontal, o per dins de la tapa, hi ha una etiqueta amb un floc de neu que diu quin gas porta.',
  anos: (desde, hasta) => (desde === hasta ? String(desde) : `${desde} al ${hasta}`),
  leyenda: 'L’etiqueta diu',
  etiquetaFalta: 'Tria el que hi diu. Si no la trobes o no es llegeix, tria l’última opció.',
  opciones: {
    R134a: { titulo: 'R134a', texto: 'També «HFC-134a». És el dels cotxes més antics.' },
    R1234yf: { titulo: 'R1234yf', texto: 'També «HFO-1234yf». És el dels cotxes més nous.' },
    nose: { titulo: 'No la trobo, o no es llegeix', texto: 'La mirem al taller abans de carregar res.' },
  },
  faltaEtiqueta: 'Tria el que diu l’etiqueta, o que no la trobes.',
  esDe: (vehiculo) => `Per al teu ${vehiculo}`,
  nota: {
    coche: (vehiculo, anos) => [vehiculo, anos && `del ${anos}`].filter(Boolean).join(', '),
    gas: (gas, etiqueta) => `gas ${gas}${etiqueta ? ', llegit a l’etiqueta' : ''}`,
    sinEtiqueta: 'no es troba l’etiqueta del gas',
    sinAno: 'no se sap ni l’any ni el gas',
    electrico: 'híbrid o elèctric: compressor amb oli POE',
  },
};

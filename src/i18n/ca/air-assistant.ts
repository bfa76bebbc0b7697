import type { AirAssistantTexts } from '../es/air-assistant.ts';

export const airAssistant: AirAssistantTexts = {
  titulo: 'Aire condicionat',
  pasos: ['El teu cotxe', 'La seva etiqueta', 'La teva càrrega'],
  preguntaCoche: 'Quin gas porta el teu cotxe?',
  entrada:
    'Hi ha dos gasos i no es barregen. Amb la matrícula gairebé sempre sabem quin és el teu i què costa carregar-lo.',
  matriculaPista: 'Només la fem servir per saber de quin cotxe es tracta.',
  buscar: 'Veure quin gas porta',
  desconocida: 'No hem pogut identificar el teu cotxe amb aquesta matrícula. Revisa-la, o digue’ns l’any aquí sota.',
  codigoPostal: 'Codi postal',
  codigoPostalPista: 'A Andorra el preu és un altre.',
  opcional: 'opcional',
  porAno: 'Sense la matrícula, per l’any',
  ano: 'De quin any és el teu cotxe?',
  anoPista: 'El de fabricació o, si no el saps, el de la primera matriculació: és al permís de circulació.',
  noEsAno: 'Escriu l’any amb quatre xifres, com ara 2016. Si no el saps, tria «No sé l’any».',
  esElectrico: 'És híbrid o elèctric',
  noSeAno: 'No sé l’any',
  preguntaEtiqueta: 'Què hi diu, l’etiqueta?',
  etiquetaTexto: (anos) =>
    `De ${anos} n’hi ha dels dos gasos. Obre el capó: al frontal, o per dins de la tapa, hi ha una etiqueta amb un floc de neu que diu quin porta.`,
  etiquetaSuelta:
    'Obre el capó: al frontal, o per dins de la tapa, hi ha una etiqueta amb un floc de neu que diu quin gas porta.',
  anos: (desde, hasta) => (desde === hasta ? String(desde) : `${desde} a ${hasta}`),
  leyenda: 'L’etiqueta diu',
  etiquetaFalta: 'Tria el que hi diu. Si no la trobes o no es llegeix, tria l’última opció.',
  opciones: {
    R134a: { titulo: 'R134a', texto: 'També «HFC-134a». És el dels cotxes més antics.' },
    R1234yf: { titulo: 'R1234yf', texto: 'També «HFO-1234yf». És el dels cotxes més nous.' },
    nose: { titulo: 'No la trobo, o no es llegeix', texto: 'La mirem al taller abans de carregar res.' },
  },
  faltaEtiqueta: 'Tria el que diu l’etiqueta, o que no la trobes.',
  tuCarga: (gas) => `El teu cotxe porta ${gas}`,
  porEtiqueta: 'Ho diu la seva etiqueta.',
  porAnos: (anos, gas) => `Els cotxes de ${anos} porten ${gas}.`,
  noEsAsi: 'No ho tens clar? Mira l’etiqueta',
  antiguo:
    'Si el teu cotxe és anterior al 1995 i no es va adaptar mai, pot portar R12, que ja no es ven. Ho veiem al taller abans de carregar.',
  preguntaElectrico: 'Si el teu cotxe és híbrid o elèctric, el compressor porta un altre oli:',
  diElectrico: 'digue’ns-ho aquí',
  incluye: 'La càrrega inclou',
  anadir: 'Afegir a la cistella',
  soloCita: 'Demana cita sense comprar',
  agotado: 'Ara no et podem vendre aquesta càrrega al web. Demana cita i la fem al taller.',
  sinAnoTitulo: 'Ho mirem al taller',
  sinAno:
    'Sense l’any no et podem dir el gas, i carregar el que no toca fa malbé el sistema. Demana cita per a l’aire condicionat: si vols, explica’ns abans què li passa.',
  sinEtiqueta:
    'Carregar el gas que no toca fa malbé el sistema i la llei no ho permet. Demana cita per a l’aire condicionat: ho comprovem amb l’analitzador abans de carregar res.',
  electricoTitulo: 'El teu cotxe es carrega amb cita',
  electrico:
    'Els híbrids i els elèctrics porten un compressor elèctric, que necessita un oli que no condueix el corrent (POE). Amb el dels altres cotxes es fa malbé. Ho fa un taller amb l’equip adequat i et donem el preu abans de començar.',
  motoTitulo: 'Una moto no porta aire condicionat',
  moto: 'Aquesta matrícula és d’una moto. Si buscaves una altra cosa per a ella, demana cita i la mirem.',
  otroTitulo: 'Aquest vehicle es demana per telèfon',
  otro: 'La climatització de camions, autobusos i màquines porta altres quantitats de gas. Truca’ns amb la matrícula i et diem quin taller ho fa.',
  esDe: (vehiculo) => `Per al teu ${vehiculo}`,
  cambiar: 'És un altre cotxe',
  nota: {
    coche: (vehiculo, anos) => [vehiculo, anos && `any ${anos}`].filter(Boolean).join(', '),
    gas: (gas, etiqueta) => `gas ${gas}${etiqueta ? ', llegit a l’etiqueta' : ''}`,
    sinEtiqueta: 'no es troba l’etiqueta del gas',
    sinAno: 'no se sap ni l’any ni el gas',
    electrico: 'híbrid o elèctric: compressor amb oli POE',
  },
};

import type { AirResultTexts } from '../es/air-result.ts';

export const airResult: AirResultTexts = {
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
  cambiar: 'És un altre cotxe',
};

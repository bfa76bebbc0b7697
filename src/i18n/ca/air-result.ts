import type { AirResultTexts } from '../es/air-result.ts';

export const airResult: AirResultTexts = {
  tuCarga: (gas) => `El teu cotxe porta ${gas}`,
  porEtiqueta: 'Ho diu la seva etiqueta.',
  porAnos: (anos, gas) => `Els cotxes del ${anos} porten ${gas}.`,
  noEsAsi: 'No ho tens clar? Mira l’etiqueta',
  antiguo:
    'Si el teu cotxe és anterior al 1995 i no es va adaptar mai, pot portar R12, que ja no es ven. Ho veiem al taller abans de carregar.',
  preguntaElectrico: 'Si el teu cotxe és híbrid o elèctric, el compressor porta un altre oli:',
  diElectrico: 'digue’ns-ho aquí',
  incluye: 'La càrrega inclou',
  anadir: 'Afegeix a la cistella',
  soloCita: 'Demana cita sense comprar',
  agotado: 'Ara no et podem vendre aquesta càrrega al web. Demana cita i la fem al taller.',
  sinAnoTitulo: 'Ho mirem al taller',
  sinAno:
    'Sense l’any no podem saber quin gas porta, i el que no toca fa malbé el sistema. Demana cita per a l’aire condicionat: si vols, explica’ns abans què li passa.',
  sinEtiqueta:
    'El gas que no toca fa malbé el sistema, i la llei no permet carregar-lo. Demana cita per a l’aire condicionat: ho comprovem amb l’analitzador abans de carregar res.',
  electricoTitulo: 'Per al teu cotxe cal cita',
  electrico:
    'Els híbrids i els elèctrics porten un compressor elèctric, que necessita un oli que no condueix el corrent (POE). Amb el dels altres cotxes es fa malbé. Ho fa un taller amb l’equip adequat i et donem el preu abans de començar.',
  motoTitulo: 'Una moto no porta aire condicionat',
  moto: 'Aquesta matrícula és d’una moto. Si buscaves una altra cosa per a ella, demana cita i la mirem.',
  otroTitulo: 'Per a aquest vehicle, truca’ns',
  otro: 'La climatització de camions, autobusos i màquines porta altres quantitats de gas. Truca’ns amb la matrícula i et diem quin taller ho fa.',
  cambiar: 'És un altre cotxe',
};

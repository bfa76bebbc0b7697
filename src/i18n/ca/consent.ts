import type { ConsentTexts } from '../es/consent.ts';

export const consent: ConsentTexts = {
  titulo: 'Ens deixes mesurar com es fa servir la botiga?',
  pide: (quien) =>
    `Amb el teu permís, ${quien} rep quines pàgines i productes es veuen i què es compra; mai el teu nom, les teves dades ni la teva matrícula.`,
  pideTambienPublicidad: (quien) =>
    `Amb el teu permís, ${quien} rep quines pàgines i productes es veuen i què es compra, per mesurar-ho i per ensenyar-te anuncis; mai el teu nom, les teves dades ni la teva matrícula.`,
  sinPermiso: 'Si ho rebutges, no es carrega ni s’envia res i tot funciona igual.',
  masInformacion: 'Què es guarda i per a què',
  rechazar: 'Rebutja',
  aceptar: 'Accepta',
  elegir: 'Tria per a què',
  guardar: 'Desa la tria',
  medicion: 'Mesurament',
  medicionTexto: 'Per saber què es cerca, què es mira i on es deixa una compra.',
  publicidad: 'Publicitat',
  publicidadTexto: 'Per ensenyar-te en altres webs el que has vist aquí i saber si un anunci ha servit.',
  sinElegir: 'Encara no has triat: no es carrega ni s’envia res.',
  elegido: (dia, fines) =>
    fines === ''
      ? `La teva tria (${dia}): rebutjat, no es mesura res.`
      : `La teva tria (${dia}): ${fines.toLowerCase()}.`,
};

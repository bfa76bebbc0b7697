import type { NewsletterTexts } from '../es/newsletter.ts';

export const newsletter: NewsletterTexts = {
  titulo: 'Butlletí',
  descripcion: 'Ofertes, consells i avisos de manteniment, per correu i amb un clic per deixar-ho.',
  entrada: 'Ofertes, consells i avisos de manteniment. Pocs correus, i un enllaç en cada un per deixar-ho.',
  correo: 'Correu electrònic',
  permiso: 'Vull rebre ofertes i consells de la cadena per correu. Em puc donar de baixa quan vulgui.',
  privacidad: 'Política de privacitat',
  suscribirme: 'Subscriu-m’hi',
  otraVez: 'Prem el botó un altre cop: volíem assegurar-nos que no ets un programa.',

  miraCorreo: 'Mira el correu',
  miraCorreoTexto:
    'T’hem enviat un correu. Obre’n l’enllaç i prem el botó: fins llavors no t’hi apuntem. Si no arriba en uns minuts, mira el correu brossa.',

  confirmar: 'Confirma la subscripció',
  confirmarTexto: 'Amb aquest botó comences a rebre el butlletí.',
  confirmarBoton: 'Sí, vull el butlletí',
  confirmada: 'Ja reps el butlletí',
  confirmadaTexto: (correo) => `L’enviarem a ${correo}. T’hem escrit amb l’enllaç per deixar-lo quan vulguis.`,

  anular: 'Deixa el butlletí',
  anularTexto:
    'Amb aquest botó deixes de rebre el butlletí i les ofertes per correu. Els correus de les teves comandes i cites continuen arribant.',
  anularBoton: 'No vull més butlletins',
  anulada: 'Ja no reps el butlletí',
  anuladaTexto: (correo) => `No enviarem més butlletins a ${correo}. Si t’ho repenses, el pots tornar a demanar.`,
  anularSinEnlace:
    'Fes servir l’enllaç que hi ha en qualsevol dels nostres butlletins: així sabem quina adreça hem de treure.',

  enlaceNo: 'Aquest enllaç ja no serveix',
  enlaceNoTexto: 'Se n’ha fet servir un de més nou, o ha passat massa temps. Pots demanar el butlletí un altre cop.',
  pedir: 'Demana el butlletí',
  inicio: 'Torna a l’inici',

  preferencias: 'Quins correus reps',
  preferenciasTexto: (correo) => `Per a ${correo}. No cal compte: n’hi ha prou amb l’enllaç del nostre correu.`,
  preferenciasBoletin: 'Butlletí amb ofertes i consells',
  preferenciasSiempre: 'Els correus de les teves comandes, cites i consultes t’arriben sempre: són necessaris.',
  guardar: 'Desa',
  guardado: 'Desat.',
  deCuenta: 'Ofertes per correu',
  deCuentaTexto: 'El butlletí i les ofertes es trien a «Les meves dades». El que hi diguis val també per al butlletí.',
  irADatos: 'Tria-ho a les meves dades',
};

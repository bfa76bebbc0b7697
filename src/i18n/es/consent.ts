/** Who changes a sentence gives `measuringText` the day (tests/architecture/consent-text.test.ts). */
export const consent = {
  titulo: '¿Nos dejas medir cómo se usa la tienda?',
  pide: (quien: string) =>
    `Con tu permiso, ${quien} recibe qué páginas y productos se ven y qué se compra; nunca tu nombre, tus datos ni tu matrícula.`,
  pideTambienPublicidad: (quien: string) =>
    `Con tu permiso, ${quien} recibe qué páginas y productos se ven y qué se compra, para medirlo y para enseñarte anuncios; nunca tu nombre, tus datos ni tu matrícula.`,
  sinPermiso: 'Si rechazas, no se carga ni se envía nada y todo funciona igual.',
  masInformacion: 'Qué se guarda y para qué',
  rechazar: 'Rechazar',
  aceptar: 'Aceptar',
  elegir: 'Elegir para qué',
  guardar: 'Guardar lo elegido',
  medicion: 'Medición',
  medicionTexto: 'Para saber qué se busca, qué se ve y dónde se deja una compra.',
  publicidad: 'Publicidad',
  publicidadTexto: 'Para enseñarte en otras webs lo que has visto aquí y saber si un anuncio ha servido.',
  sinElegir: 'Todavía no has elegido: no se carga ni se envía nada.',
  elegido: (dia: string, fines: string) =>
    fines === ''
      ? `Tu elección (${dia}): rechazado, no se mide nada.`
      : `Tu elección (${dia}): ${fines.toLowerCase()}.`,
};

export type ConsentTexts = typeof consent;

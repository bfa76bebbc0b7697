/** Said in Catalan on a page in Spanish. */
export const languageOffer = {
  titulo: 'Aquesta pàgina també és en català',
  leer: 'Llegeix-la en català',
  cerrar: 'Tanca',
};

/** The lists of the catalogue, as they stand within a sentence. */
export const catalogueNames: Readonly<Record<string, string>> = {
  baterias: 'bateries',
  aceites: 'olis',
  'accesorios-seguridad': 'accessoris de seguretat',
  'accesorios-transporte': 'accessoris de transport',
  amortiguadores: 'amortidors',
  camaras: 'cambres',
  mousses: 'mousses',
  'kits-ozono': 'kits d’ozó',
  'aire-acondicionado': 'càrregues d’aire condicionat',
  revisiones: 'revisions',
  'revisiones-moto': 'revisions de moto',
  invierno: 'packs d’hivern',
  itv: 'cites per a la ITV',
};

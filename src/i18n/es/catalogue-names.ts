/** The lists of the catalogue, as they stand within a sentence. */
export const catalogueNames: Readonly<Record<string, string>> = {
  baterias: 'baterías',
  aceites: 'aceites',
  'accesorios-seguridad': 'accesorios de seguridad',
  'accesorios-transporte': 'accesorios de transporte',
  amortiguadores: 'amortiguadores',
  camaras: 'cámaras',
  mousses: 'mousses',
  'kits-ozono': 'kits de ozono',
  'aire-acondicionado': 'cargas de aire acondicionado',
  revisiones: 'revisiones',
  'revisiones-moto': 'revisiones de moto',
  invierno: 'packs de invierno',
  itv: 'citas para la ITV',
};

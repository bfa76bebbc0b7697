/** Where a tyre of a farm vehicle works, as the catalogue keeps it (`tyre_agri.uso`). */
export type FarmUse =
  | 'tractor'
  | 'direccion'
  | 'vinedo'
  | 'hileras'
  | 'cosechadora'
  | 'apero'
  | 'remolque'
  | 'industrial';

/** Tread codes of the Tire and Rim Association that tyres of such a use carry; facts 1.2, `tyre_markings.csv`. */
const codes: Readonly<Record<FarmUse, string>> = {
  tractor: 'R-1W',
  direccion: 'F-2',
  vinedo: 'R-1',
  hileras: 'R-1',
  cosechadora: 'R-1W',
  apero: 'I-1',
  remolque: 'I-3',
  industrial: 'R-4',
};

export const treadCode = (use: FarmUse): string => codes[use];

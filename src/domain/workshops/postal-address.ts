/** Where a `tienda` stands. */
export interface PostalAddress {
  readonly direccion: string;
  readonly cpostal: string;
  readonly poblacion: string;
  readonly provincia: string;
}

/** An address in one line: `C. Major, 12, 25001 Lleida`, with the province only where the town does not bear its name. */
export const addressLine = ({ direccion, cpostal, poblacion, provincia }: PostalAddress): string => {
  const town = `${direccion}, ${cpostal} ${poblacion}`;
  return poblacion === provincia ? town : `${town} (${provincia})`;
};

interface PostalAddress {
  readonly direccion: string;
  readonly cpostal: string;
  readonly poblacion: string;
}

/** An address in one line: `C. Major, 12, 25001 Lleida`. */
export const addressLine = ({ direccion, cpostal, poblacion }: PostalAddress): string =>
  `${direccion}, ${cpostal} ${poblacion}`;

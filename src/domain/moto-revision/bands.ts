/** Bands of engine size by which the revision of a motorcycle is priced, by their greatest number of cc (spec R7). */
export const motoBands = ['125', '450', '750', '1000', 'MAX'] as const;
export type MotoBand = (typeof motoBands)[number];

/** What a motorcycle is asked for by; one that is electric has no engine size, and no fixed price (spec R33). */
export type MotoSize = MotoBand | 'electrica';

/** Cubic centimetres from and to, both included; null where there is no end. */
export const bandLimits = {
  '125': { desde: null, hasta: 125 },
  '450': { desde: 126, hasta: 450 },
  '750': { desde: 451, hasta: 750 },
  '1000': { desde: 751, hasta: 1000 },
  MAX: { desde: 1001, hasta: null },
} as const satisfies Record<MotoBand, { readonly desde: number | null; readonly hasta: number | null }>;

/** The band of an engine of so many cc; papers give whole ones. */
export const bandOf = (cc: number): MotoBand =>
  motoBands.find((band) => Math.round(cc) <= (bandLimits[band].hasta ?? Infinity)) ?? 'MAX';

/** A band as paths name it, or a number of cc, which is taken to its band: `125`, `MAX`, `689`, `689 cc`. */
export const readMotoSize = (typed: string): MotoSize | undefined => {
  const word = typed.trim().toUpperCase();
  if (word === 'MAX') return 'MAX';
  if (word === 'ELECTRICA' || word === 'ELÉCTRICA') return 'electrica';
  const cc = Number(/^(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:CC|CM3|CM³)?$/.exec(word)?.[1]?.replace(',', '.'));
  return cc > 0 ? bandOf(cc) : undefined;
};

/** Whether a fixed price for engines from `desde` to `hasta` cc is that of a band. */
export const isOfBand = (
  band: MotoBand,
  { desde, hasta }: { readonly desde: number | null; readonly hasta: number | null },
): boolean => bandLimits[band].desde === desde && bandLimits[band].hasta === hasta;

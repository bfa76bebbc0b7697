/** What the packs are called, each with all of the one before it (spec C9). */
export const revisionTiers = ['Basic', 'Confort', 'Plus', 'Premium'] as const;
export type RevisionTier = (typeof revisionTiers)[number];

export const isRevisionTier = (word: string): word is RevisionTier => revisionTiers.some((tier) => tier === word);

/** The packs in the order of what they do; what is called otherwise last. */
export const tierOrder = (nivel: string): number => {
  const place = revisionTiers.findIndex((tier) => tier === nivel);
  return place < 0 ? revisionTiers.length : place;
};

export interface PackRow {
  readonly parte: string;
  /** The packs that have it. */
  readonly en: readonly string[];
}

/** What the packs do, side by side: a part a row, in the order in which packs add them. */
export const comparePacks = (
  packs: readonly { readonly tipo: string; readonly incluye: readonly string[] }[],
): PackRow[] =>
  [...new Set(packs.flatMap(({ incluye }) => incluye))].map((parte) => ({
    parte,
    en: packs.filter(({ incluye }) => incluye.includes(parte)).map(({ tipo }) => tipo),
  }));

/** Products of the catalogue that an inspection is booked as (spec R26). */
export const inspectionProduct = (tipoVehiculo: 'turismo' | 'otros'): '95140' | '95141' =>
  tipoVehiculo === 'turismo' ? '95140' : '95141';

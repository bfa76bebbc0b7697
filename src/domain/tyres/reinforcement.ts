/** Tyres that bear more than their size does: XL at more pressure, HL more than the XL tyre of the size. */
export const reinforcements = ['XL', 'HL'] as const;
export type Reinforcement = (typeof reinforcements)[number];

/** What makes fitting a tyre longer and dearer than the usual one. */
export interface FittingSurcharges {
  /** Stiff sidewalls, and pressure sensors to look after. */
  readonly runflat: boolean;
  /** A rim that asks for care and for another machine. */
  readonly llantaGrande: boolean;
}

/** Which surcharges a tyre brings, given the rim in inches from which one counts as large (19 by default in the tariff). */
export const fittingSurcharges = (
  tyre: { readonly llanta: number; readonly runflat: boolean },
  large: number,
): FittingSurcharges => ({
  runflat: tyre.runflat,
  llantaGrande: tyre.llanta >= large,
});

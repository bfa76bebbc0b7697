import type { AllowedOil } from '../vehicles/facts.ts';

/** An oil on sale, whatever the can. */
export interface OilOnSale {
  readonly nombre: string;
  /** `5W-30`. */
  readonly sae: string;
  /** Approvals and classes as the can names them: `VW 504.00/507.00`, `ACEA C2/C3`. */
  readonly normas: readonly string[];
}

/** The approvals in one entry of a can, each alone. `ACEA A3/B4` is one class; `VW 504.00/507.00` are two approvals. */
export const approvalsIn = (entry: string): string[] => {
  if (/^ACEA A\d\/B\d$/.test(entry)) return [entry];
  const maker = entry.slice(0, entry.lastIndexOf(' ') + 1);
  return entry
    .slice(maker.length)
    .split('/')
    .map((code) => maker + code);
};

/** A newer approval that its maker lets stand in for an older one, at a viscosity of its own where it names one. */
interface Successor {
  readonly norma: string;
  readonly sae?: string;
}

/**
 * What may be poured where an older approval is asked for. VW: the owner's handbooks list 504.00 beside 502.00, and 507.00
 * beside 505.00 and 505.01 (domain facts, 8). MB 229.52 and ACEA C6 took the place of 229.51 and C5. API: each class of
 * petrol engines includes those before it (API 1509).
 */
const successors: Readonly<Record<string, readonly Successor[]>> = {
  'VW 502.00': [{ norma: 'VW 504.00', sae: '5W-30' }],
  'VW 505.00': [{ norma: 'VW 507.00', sae: '5W-30' }],
  'VW 505.01': [{ norma: 'VW 507.00', sae: '5W-30' }],
  'MB 229.51': [{ norma: 'MB 229.52' }],
  'ACEA C5': [{ norma: 'ACEA C6' }],
  'API SL': [{ norma: 'API SN' }, { norma: 'API SP' }],
  'API SN': [{ norma: 'API SP' }],
};

/** The approval by which an oil serves, itself or a newer one; undefined where its viscosity alone would fit. */
export const approvalMet = (oil: OilOnSale, { norma, sae }: AllowedOil): string | undefined => {
  // Stryker disable next-line ArrayDeclaration: what has no name is on no can
  const asked: readonly Successor[] = [{ norma }, ...(successors[norma] ?? [])];
  // Most oils have another viscosity: only of the others the cans are read.
  const fitting = asked.filter((each) => oil.sae === (each.sae ?? sae));
  // Stryker disable next-line ConditionalExpression: it spares the reading, and changes no answer
  if (fitting.length === 0) return undefined;
  const own = new Set(oil.normas.flatMap(approvalsIn));
  return fitting.find((each) => own.has(each.norma))?.norma;
};

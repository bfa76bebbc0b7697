import type { Packing } from './packed.ts';

/** How much a client wants an encoding, 0 being not at all (RFC 9110, 12.5.3). */
const weightOf = (accepted: readonly string[], encoding: string): number => {
  for (const name of [encoding, '*']) {
    const asked = accepted.find((each) => each.split(';', 1)[0]?.trim() === name);
    if (asked === undefined) continue;
    const weight = Number(/;\s*q=([\d.]+)/.exec(asked)?.[1] ?? 1);
    return Number.isNaN(weight) ? 0 : weight;
  }
  return 0;
};

/** The packings that a client takes, the one it wants most first, the smaller one where it wants both alike. */
export const packingsFor = (header: string): readonly Packing[] => {
  const accepted = header.toLowerCase().split(',');
  const [br, gzip] = [weightOf(accepted, 'br'), weightOf(accepted, 'gzip')];
  const packings = br >= gzip ? (['br', 'gzip'] as const) : (['gzip', 'br'] as const);
  return packings.filter((packing) => (packing === 'br' ? br : gzip) > 0);
};

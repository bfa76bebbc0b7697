import { createHash } from 'node:crypto';

/** What Stryker tells a checker of a mutant, as far as it is asked here. */
interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly location: unknown;
  readonly mutatorName: string;
  readonly replacement?: string;
}

const size = Number(process.env['MUTANTS_SAMPLE']);
const seed = process.env['MUTANTS_SEED'] ?? '';

/** Mutants in an order that is as good as random, and the same for the same seed and code. */
const drawn = ({ fileName, location, mutatorName, replacement }: Mutant): string =>
  createHash('sha256')
    .update(JSON.stringify([seed, fileName.replace(/^.*\/src\/domain\//, ''), location, mutatorName, replacement]))
    .digest('hex');

const draw = (mutants: readonly Mutant[]): ReadonlySet<string> =>
  new Set(
    mutants
      .map((mutant) => ({ id: mutant.id, drawn: drawn(mutant) }))
      .sort((one, other) => (one.drawn < other.drawn ? -1 : 1))
      .slice(0, size)
      .map(({ id }) => id),
  );

/**
 * Stryker's own ranges choose a piece of code and with it all mutants inside. A checker is asked about every single mutant
 * before it is run; this one lets the sample pass and says of all others that they do not compile, which leaves them out of
 * every figure. They come in one group, so that exactly so many are chosen.
 */
const sample = {
  init: () => Promise.resolve(),
  group: (mutants: readonly Mutant[]) => Promise.resolve([mutants.map(({ id }) => id)]),
  check: (mutants: readonly Mutant[]) => {
    const chosen = draw(mutants);
    return Promise.resolve(
      Object.fromEntries(
        mutants.map(({ id }) => [
          id,
          chosen.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' },
        ]),
      ),
    );
  },
};

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', value: sample }];

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RowProblem } from '#domain/imports/problems.ts';
import type { Database } from '#server/database/database.ts';
import { runImport, type ImportOutcome, type ImportWish } from '#server/imports/run-import.ts';

type Choices = Partial<Pick<ImportWish, 'dryRun' | 'skipBadRows' | 'batch' | 'clock'>>;

export interface Report extends ImportOutcome {
  readonly problems: readonly RowProblem[];
}

/** Writes text or bytes into a file of its own and imports that. */
export const importText = async (
  database: Database,
  clase: ImportWish['clase'],
  content: string | Uint8Array,
  choices: Choices = {},
): Promise<Report> => {
  const folder = await mkdtemp(join(tmpdir(), 'rodera-import-'));
  const fichero = join(folder, `${clase}.csv`);
  const problems: RowProblem[] = [];
  try {
    await writeFile(fichero, content);
    const outcome = await runImport(database, {
      clase,
      fichero,
      clock: () => new Date('2026-11-21T10:00:00Z'),
      onProblem: (problem) => problems.push(problem),
      ...choices,
    });
    return { ...outcome, problems };
  } finally {
    await rm(folder, { recursive: true });
  }
};

import { parseArgs } from 'node:util';
import { readConfig } from '#server/config/config.ts';
import { demoIsLoaded, openDatabase } from '#server/database/open-database.ts';
import { loadDemo } from './load-demo.ts';
import { showProgress } from './show-progress.ts';

/** `npm run seed -- --tyres 200000`: fills the database that the configuration names, if it has no chain yet. */
const { values } = parseArgs({ options: { tyres: { type: 'string', default: '12000' } } });
const tyres = Number(values.tyres);

const fail = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
};

const seed = async (): Promise<void> => {
  // A command has no visitor who waits, so a large batch has no time limit.
  const database = await openDatabase({ ...readConfig(process.env), databaseTimeoutMs: 600_000 });
  try {
    if (await demoIsLoaded(database)) return fail('This database already has a chain. Nothing was changed.');
    await loadDemo(database, {
      tyres,
      now: new Date(),
      onProgress: showProgress(process.stdout),
    });
  } finally {
    await database.close();
  }
};

if (Number.isSafeInteger(tyres) && tyres >= 1000 && tyres <= 1_000_000)
  await seed().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
else fail('--tyres takes a whole number from 1000 to 1000000.');

import type { Database } from '#server/database/database.ts';
import { demoIsLoaded } from '#server/database/open-database.ts';
import { demoLacksSomething } from './lacking.ts';
import { showProgress } from './show-progress.ts';

const tyres = 12_000;

/** An empty database gets the demo chain, visibly; one that an earlier version filled gets what the demo has since. */
export const openDemo = async (database: Database, out: NodeJS.WriteStream): Promise<void> => {
  if (await demoIsLoaded(database)) {
    if (await demoLacksSomething(database))
      await (await import('./complete-demo.ts')).completeDemo(database, new Date());
    return;
  }
  out.write(`Loading the demo, a chain of workshops with ${tyres.toLocaleString('en')} tyres, once:\n`);
  const { loadDemo } = await import('./load-demo.ts');
  await loadDemo(database, { tyres, now: new Date(), onProgress: showProgress(out) });
};

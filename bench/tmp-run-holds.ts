import { holdsBenchmark } from './holds.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { migrate } from '#server/database/migrate.ts';
const url = process.argv[2]!;
const d = openPostgres(url, 2);
await migrate(d);
await d.close();
console.log(await holdsBenchmark(url, { attempts: Number(process.argv[3] ?? 20000) }));

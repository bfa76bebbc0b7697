import { openPostgres } from '#server/database/postgres.ts';
import { raceForDay } from './booking-race.ts';

/** A process of its own that races for a day: `node booking-racer.ts <url> <codTienda> <fecha> <now> <clients> <attempts>`. */
const [url = '', codTienda = '', fecha = '', now = '', clients = '', attempts = ''] = process.argv.slice(2);

const db = openPostgres(url, Number(clients));
process.stdout.write('racing\n');
const tallies = await Promise.all(
  Array.from(
    { length: Number(clients) },
    async () =>
      await raceForDay(db, { codTienda: Number(codTienda), fecha, now: new Date(now), attempts: Number(attempts) }),
  ),
);
process.stdout.write(`${JSON.stringify(tallies)}\n`);
await db.close();

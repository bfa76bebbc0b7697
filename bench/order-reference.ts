import { spawnSync } from 'node:child_process';
import pg from 'pg';

const tables = `
  drop table if exists r2_line, r2_order, r2_stock;
  create table r2_order (id bigint generated always as identity primary key, customer int not null, total int not null, creado timestamptz not null default now());
  create table r2_line (order_id bigint not null references r2_order, posicion int, product int not null, cantidad int not null, importe int not null, primary key (order_id, posicion));
  create table r2_stock (product int primary key, units int not null);
  insert into r2_stock select n, 1000000000 from generate_series(1, 10000) n`;

/** R2: orders with four lines that lower stock, one transaction each, by pgbench. Answers with how many a second. */
export const measureOrders = async (databaseUrl: string, seconds: number): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(tables);
  await client.end();
  const { stdout, error } = spawnSync(
    'pgbench',
    [
      '-n',
      '-M',
      'prepared',
      '-c',
      '8',
      '-j',
      '1',
      '-T',
      String(seconds),
      '-f',
      new URL('r2.sql', import.meta.url).pathname,
      databaseUrl,
    ],
    { encoding: 'utf8' },
  );
  if (error) throw new Error('the benchmarks need pgbench: apt-get install postgresql-contrib');
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
};

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantSource } from './plant-source.ts';
import { connectPglite } from '#server/database/pglite.ts';
import { embeddedFolder } from '#tests/support/embedded.ts';
import { checkStatements } from './sql/check.ts';
import type { Reader } from './sql/describe.ts';

const root = join(import.meta.dirname, '../..');

/** Calls that hand on a statement which stands, and is checked, elsewhere. */
const handedOn: readonly string[] = ['db/seed/insert-rows.ts: statement('];

/** What is never null for a reason that stands in no column, by file and part of the row. */
const neverNull: Readonly<Record<string, string>> = {
  'holds-store.ts expires': 'a check of allocation: what is held has an end',
  'holds-store.ts heldSince': 'a check of allocation: what is held has a beginning',
  'holds-store.ts stages': 'the stages of an allocation that was found, itself among them',
  'waiting-store.ts token': 'a check of waiting_wish: token and vence are there together',
  'cards-store.ts ofertas[].stock': 'only what is made in the workshop never runs out, no tyre',
  'product-requests-store.ts tipo_vehiculo': 'every product is a tyre, which has a model, or an article',
  'product-requests-store.ts producto.modeloSlug': 'every product is a tyre, which has a model, or an article',
  'reviews-store.ts nombre': 'its condition: there is a visit or an order',
  'reviews-store.ts email': 'its condition: there is a visit or an order',
  'reviews-store.ts idioma': 'its condition: there is a visit or an order',
  'sandbox-store.ts result': 'only what was answered is kept back',
  'sandbox-store.ts message': 'only what was answered is kept back',
  'sandbox-store.ts pasref': 'only what was answered is kept back',
  'sandbox-store.ts authcode': 'only what was answered is kept back',
  'sandbox-store.ts resuelto': 'only what was answered is kept back',
};

const planted = `import type { Database } from '../../../src/server/database/database.ts';
import { fragment, quickRead, sql } from '../../../src/server/database/sql.ts';

const name = { right: fragment\`nombre_es\`, wrong: fragment\`nombre\` } as const;
export const renamed = async (db: Database, key: 'right' | 'wrong') =>
  await db.rows<{ es: string }>(sql\`
    select p.\${name[key]} as es
    from province p\`);
export const wrongType = async (db: Database) =>
  await db.rows<{ codigo: number; creado: string }>(sql\`select p.codigo, o.creado from province p, customer_order o\`);
export const lacking = async (db: Database) =>
  await db.one<{ slug: string }>(sql\`select slug, alias from workshop\`);
export const tooMany = async (db: Database): Promise<{ slug: string; apodo: string } | undefined> =>
  await db.maybeOne(sql\`select slug from workshop\`);
export const column = async (db: Database) => await db.rows<{ matricula: string }>(sql\`select matricula from visit\`);
export const outer = async (db: Database) =>
  await db.rows<{ id: string; slug: string }>(sql\`
    select v.id, b.slug from visit v left join scooter_brand b on b.slug = v.marca_patinete\`);
export const aggregate = async (db: Database) => await db.one<{ last: Date }>(sql\`select max(creado) as last from visit\`);
export const document = async (db: Database) =>
  await db.rows<{ bays: { bayId: number; nombre: number }[] }>(sql\`
    select coalesce((select json_agg(json_build_object('bay_id', b.bay_id, 'nombre', b.nombre)) from bay b), '[]') as bays\`);
export const needless = async (db: Database) => await db.rows<{ slug: string | null }>(sql\`select slug from workshop\`);
export const many = async (db: Database) => await db.rows<{ days: string[] }>(sql\`select array[fecha] as days from visit, workshop_closure\`);
export const write = async (db: Database) => await db.run(sql\`update workshop set apodo = \${'x'}\`);
export const union = async (db: Database) =>
  await db.rows<{ slug: string }>(sql\`select slug from scooter_brand union all select marca_patinete from visit\`);
export const choice = async (db: Database) =>
  await db.rows<{ numero: string }>(sql\`select case when rev > 1 then numero end as numero from visit\`);
export const written = async (db: Database) =>
  await db.rows<{ matricula: string }>(sql\`update visit set comentario = 'x' returning matricula\`);
export const filtered = async (db: Database) =>
  await db.rows<{ most: number }>(sql\`select max(rev) filter (where rev > 1) as most from visit group by idioma\`);
export const beside = async (db: Database) =>
  await db.rows<{ one: number }>(sql\`select one from visit left join lateral (select 1 as one) as x on rev > 1\`);
export const rolledUp = async (db: Database) =>
  await db.rows<{ idioma: string }>(sql\`select idioma from visit group by rollup (idioma)\`);
export const locking = async (db: Database) => await db.run(quickRead\`select slug from workshop for update\`);
export const writing = async (db: Database) =>
  await db.run(quickRead\`with changed as (update visit set rev = 2 returning rev) select rev from changed\`);
export const calling = async (db: Database) =>
  await db.run(quickRead\`select slug from workshop where set_config('rodera.tarea', slug, true) <> ''\`);

interface Both {
  readonly id: string;
  readonly accountId: string | null;
}
export const right = async (db: Database, id: string) => [
  await db.rows<Both>(sql\`select id, account_id as "accountId" from visit where id = \${id}::uuid\`),
  await db.rows<Both>(sql\`select id, account_id as "accountId" from visit where account_id = \${id}::uuid\`),
  await db.one<{ all: number; last: Date | null }>(sql\`select count(*) as all, max(creado) as last from visit\`),
  await db.rows<{ slug: string; total: number; first: Date }>(sql\`
    with seen as (select w.slug, v.creado from workshop w cross join visit v union select slug, now() from workshop)
    select slug, count(*)::int as total, min(creado) as first from seen group by slug\`),
  await db.rows<{ comentario: string }>(sql\`update visit set comentario = 'x' returning comentario\`),
  await db.rows<{ nombre: string }>(sql\`select nombre from shown_review\`),
  await db.rows<{ matricula: string; first: boolean }>(sql\`
    select matricula, coalesce(rev = 1, false) as first from visit where matricula is not null and rev > 0\`),
  await db.rows<{ slug: string }>(quickRead\`select slug from workshop where clock_timestamp() > \${new Date()}\`),
  await db.rows<{ vence: Date }>(sql\`select vence from waiting_wish where vence <= \${new Date()}\`),
];
export const handed = async (db: Database, statement: () => ReturnType<typeof sql>) => await db.run(statement());
`;

const { compiler, folder: plant } = plantSource(root, 'planted-sql', planted);

const projectOf = (config: string) => {
  const project = compiler.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`no project: ${config}`);
  return project;
};

describe('statements and the schema', () => {
  let db: Reader;
  let folder: string;
  beforeAll(async () => {
    folder = await embeddedFolder();
    db = await connectPglite({ folder });
  }, 60_000);
  afterAll(async () => {
    compiler.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('are found to differ where they are made to, and only there', { timeout: 60_000 }, async () => {
    const project = projectOf(join(plant, 'tsconfig.json'));
    expect(project.program.getSemanticDiagnostics(join(plant, 'planted.ts'))).toEqual([]);
    const { wrong, unresolved } = await checkStatements(db, project, root, /planted-sql/);
    expect(wrong.map((line) => line.replace('tests/architecture/planted-sql/planted.ts:', ''))).toEqual([
      '7 column p.nombre does not exist',
      '10 codigo is string, and declared as number',
      '10 creado is Date, and declared as string',
      '12 alias comes, and is not declared',
      '14 apodo is declared, and does not come',
      '15 matricula may be null',
      '17 slug may be null',
      '19 last may be null',
      '21 bays[].bay_id comes, and is not declared',
      '21 bays[].nombre is string, and declared as number',
      '21 bays[].bayId is declared, and does not come',
      '24 days is date[], which the drivers do not read alike',
      '25 column "apodo" of relation "workshop" does not exist',
      '27 slug may be null',
      '29 numero may be null',
      '31 matricula may be null',
      '33 most may be null',
      '35 one may be null',
      '37 idioma may be null',
      '38 a quick read writes or locks',
      '40 a quick read writes or locks',
      '42 a quick read writes or locks',
      '23 slug is never null, and declared as null',
    ]);
    expect(unresolved).toHaveLength(1);
  });

  it('agree throughout', { timeout: 120_000 }, async () => {
    const project = projectOf(join(root, 'tsconfig.node.json'));
    const { read, compared, nulls, unresolved, wrong } = await checkStatements(
      db,
      project,
      root,
      /^(?:src|db|bench)\//,
    );

    const reasons = Object.keys(neverNull);
    const excuse = (line: string) => reasons.find((each) => line.replace(/^.*\/|:\d+/g, '') === `${each} may be null`);
    expect(wrong.filter((line) => !excuse(line))).toEqual([]);
    expect(new Set(wrong.map(excuse))).toEqual(new Set(reasons));

    expect(unresolved.map((line) => handedOn.find((each) => line.startsWith(each)) ?? line)).toEqual(handedOn);
    expect(read).toBeGreaterThan(350);
    expect(compared).toBeGreaterThan(150);
    expect(nulls.unknown).toBeLessThan((nulls.never + nulls.maybe) / 8);
  });
});

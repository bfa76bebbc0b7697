import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

/** Ours: in the schema that is worked in, and not brought by an extension. */
const lines = sql`
  with mine as (
    select c.* from pg_class c where c.relnamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  )
  select 'extension ' || extname as line from pg_extension
  union all
  select format('relation %s %s %s', relname, relkind, reloptions) from mine where relkind in ('r', 'v', 'S', 'c')
  union all
  -- By place among those that are left, because a dropped column keeps its number.
  select format('column %s.%s %s %s notnull=%s identity=%s generated=%s storage=%s default=%s', c.relname,
    row_number() over (partition by c.oid order by a.attnum), a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
    a.attidentity, a.attgenerated, a.attstorage, pg_get_expr(d.adbin, d.adrelid))
  from mine c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind in ('r', 'v', 'c')
  union all
  select format('constraint %s.%s %s', c.relname, k.conname, pg_get_constraintdef(k.oid))
  from pg_constraint k join mine c on c.oid = k.conrelid where k.contype <> 'n'
  union all
  select 'index ' || pg_get_indexdef(i.indexrelid) from pg_index i join mine c on c.oid = i.indrelid
  union all
  select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t join mine c on c.oid = t.tgrelid where not t.tgisinternal
  union all
  select format('view %s %s', relname, pg_get_viewdef(oid)) from mine where relkind = 'v'
  union all
  select format('sequence %s %s %s %s %s %s', sequencename, data_type, start_value, min_value, max_value, increment_by)
  from pg_sequences where schemaname = current_schema()
  union all
  select 'function ' || pg_get_functiondef(p.oid) from pg_proc p
  where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f'
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  select format('comment %s.%s %s', c.relname, a.attname, m.description)
  from pg_description m join mine c on c.oid = m.objoid left join pg_attribute a on a.attrelid = c.oid and a.attnum = m.objsubid and m.objsubid > 0
  where m.classoid = 'pg_class'::regclass`;

/** What the tables of a database are, a line each, in one order: columns, constraints, indexes, triggers, functions. */
export const describeCatalog = async (database: Database): Promise<string[]> =>
  (await database.rows<{ line: string }>(lines)).map(({ line }) => line).sort();

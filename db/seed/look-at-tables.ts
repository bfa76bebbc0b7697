import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

/**
 * Has the database count what was loaded, so that statements are planned for it. A table of less than ten pages is left out: as long
 * as nobody counted it, it is planned as if it had ten, and read by its index. One that was counted while it was empty is read whole
 * by every statement that was planned before autovacuum comes by: a minute of a busy shop made that 14 of the 21 ms of a checkout.
 */
export const lookAtTables = async (database: Database): Promise<void> =>
  void (await database.run(sql`
    do $$
    declare loaded regclass;
    begin
      for loaded in
        select oid from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace
          and pg_relation_size(oid) >= 10 * current_setting('block_size')::int
      loop
        execute format('analyze %s', loaded);
      end loop;
    end $$`));

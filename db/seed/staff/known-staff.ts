import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

/** Of `rodera-demo-2026`, which the README names: a demo's people and cars are invented. */
export const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$EBCbcFtiGDcAKbVm90n4mA$JI2mHQwJoMkyVEdjp54NeP86tuc6U/HYwdkXjmLP9U8';

/** Why a shop in earnest is not opened over this database: staff of the demo, whose password everybody knows. */
export const knownStaff = async (
  db: Database,
  { demo, inEarnest }: Pick<Config, 'demo' | 'inEarnest'>,
): Promise<string[]> => {
  if (demo || !inEarnest) return [];
  const staff = await db.rows<{ email: string }>(sql`
    select email from account where password_hash = ${demoPasswordHash} and rol <> 'cliente' order by email`);
  const [first] = staff;
  if (!first) return [];
  const others = staff.length > 1 ? ` and ${staff.length - 1} more` : '';
  return [
    `DATABASE_URL: ${first.email}${others} would sign in with the password of the demo; take each away with «scripts/staff.ts remove», or use another database`,
  ];
};

import type { Database } from '../database/database.ts';
import { keptBriefly } from '../database/kept-for.ts';
import { quickRead, sql } from '../database/sql.ts';

/** How often something may be had; null: as often as anybody likes. */
export interface Cap {
  readonly clave: string;
  readonly total: number | null;
  readonly por_persona: number | null;
}

export interface CapLeft {
  readonly quedan: number | null;
  /** For the one of some persons who has had most of it; null where nobody is known or each may have any. */
  readonly persona: number | null;
}

export const couponCap = (codigo: string): string => `cupon:${codigo}`;
const ofPromotions = 'promocion:';
/** Units of a promotion. */
export const promotionCap = (id: number): string => `${ofPromotions}${id}`;
/** Orders of what a promotion speaks of. */
export const promotionOrderCap = (id: number): string => `${promotionCap(id)}:pedido`;

export const loadCaps = async (db: Database): Promise<Cap[]> =>
  await db.rows<Cap>(sql`select clave, total, por_persona from cap order by clave`);

/** What is left at this moment. */
export const readCapsLeft = async (
  db: Database,
  claves: readonly string[],
  personas: readonly string[],
): Promise<Map<string, CapLeft>> => {
  if (claves.length === 0) return new Map();
  const rows = await db.rows<CapLeft & { clave: string }>(quickRead`
    select c.clave, c.quedan, case when ${personas.length > 0} then c.por_persona - coalesce((
      select max(u.usos) from cap_use u where u.clave = c.clave and u.persona = any (${[...personas]}::text[])), 0) end as persona
    from cap c where c.clave = any (${[...claves]}::text[])`);
  return new Map(rows.map(({ clave, quedan, persona }) => [clave, { quedan, persona }]));
};

/** What is left of every promotion that is limited, by its cap, as pages show it. */
export const shownPromotionsLeft = keptBriefly(async (db) => {
  const rows = await db.rows<{ clave: string; quedan: number | null }>(
    quickRead`select clave, quedan from cap where starts_with(clave, ${ofPromotions})`,
  );
  return new Map(rows.map(({ clave, quedan }) => [clave, quedan]));
});

/** Those of which nothing is left for anybody at this moment. */
export const readUsedUp = async (db: Database, claves: readonly string[]): Promise<Set<string>> => {
  const left = await readCapsLeft(db, claves, []);
  return new Set(claves.filter((clave) => left.get(clave)?.quedan === 0));
};

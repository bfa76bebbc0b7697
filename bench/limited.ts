import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { insertCoupon } from '#tests/support/coupons.ts';
import { insertPromotion } from '#tests/support/promotions.ts';

const plenty = 1_000_000_000;

/**
 * Promotions on every tyre and two coupons, all limited in all and for each person, so that every order takes of the same
 * few limits. Answers with the coupons' codes.
 */
export const offerLimited = async (databaseUrl: string): Promise<string[]> => {
  const database = openPostgres(databaseUrl, 1);
  const limited = { quedan: plenty, por_persona: plenty };
  await insertPromotion(database, { ...limited, titulo: 'Banco', valor: 1500 });
  await insertPromotion(database, { ...limited, titulo: 'Banco, montaje', tipo: 'montaje', unidades_minimas: 4 });
  for (let more = 1; more <= 3; more += 1)
    await insertPromotion(database, { ...limited, titulo: `Banco ${more}`, valor: 1000 + more });
  const terms = { ...limited, acumulable: true };
  const cupones = [
    await insertCoupon(database, { ...terms, codigo: 'BANCO' }),
    await insertCoupon(database, { ...terms, codigo: 'BANCO5', tipo: 'global-porcentaje', valor: 500 }),
  ];
  await database.close();
  return cupones;
};

/** Nothing limited is offered any more: what orders took of it stays. */
export const endLimited = async (databaseUrl: string): Promise<void> => {
  const database = openPostgres(databaseUrl, 1);
  await database.run(sql`delete from promotion where titulo_es like 'Banco%'`);
  await database.close();
};

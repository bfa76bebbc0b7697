import type { RefusalCode } from '#contract/refusals.ts';
import { basketCategory } from '#domain/catalogue/vehicles.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { isMotorcyclePlateForm, normalisePlate, recognisePlate } from '#domain/vehicles/plate.ts';
import type { Database } from '../database/database.ts';
import { invalid } from '../runtime.ts';
import { loadBasketFacts } from './basket-facts-store.ts';
import type { Wish } from './basket-state.ts';

/** Motorcycles come with plates of all countries (spec A38). */
const isForMotorcycle = async (db: Database, { products }: Wish): Promise<boolean> => {
  const ids = products.map(({ id_navision }) => id_navision);
  const { productos } = await loadBasketFacts(db, { cestaID: null, ids, codTienda: null });
  return productos.some(({ tipo_vehiculo }) => basketCategory(tipo_vehiculo) === 'moto');
};

/** A wish with its plates in the form that is kept, or the fields that are no plates. */
export const readBasketWish = async (db: Database, wish: Wish): Promise<Wish | Refusal<'datos-no-validos'>> => {
  const wrong: Record<string, RefusalCode> = {};
  const read = async (typed: string | null | undefined, field: string): Promise<string | null | undefined> => {
    if (!typed) return typed === undefined ? undefined : null;
    const plate = recognisePlate(typed);
    if (!isRefusal(plate)) return plate.matricula;
    if (!(await isForMotorcycle(db, wish))) wrong[field] = plate.refusal;
    else if (isMotorcyclePlateForm(typed)) return normalisePlate(typed);
    else wrong[field] = 'matricula-moto-no-valida';
    return null;
  };
  const matricula = await read(wish.matricula, 'cestaState.matricula');
  const products = [];
  for (const [place, product] of wish.products.entries()) {
    const own = await read(product.matricula, `cestaState.products.${place}.matricula`);
    products.push({ ...product, matricula: own ?? null });
  }
  return Object.keys(wrong).length > 0 ? invalid(wrong) : { ...wish, matricula, products };
};

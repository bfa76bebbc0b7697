import type { Answer } from '#contract/contract.ts';
import type { Problem } from '#contract/refusals.ts';
import type { Api } from '#web/api.ts';
import { refusedIn } from '#web/refused.ts';
import type { MotorcycleAsked } from './motorcycle-query.ts';

type Brands = Answer<'listMotoBrands'>['result'];
type Models = Answer<'listMotoModels'>['result'];

/** A list, or why there is none: the page says it and goes on. */
const orWhy = async <Row>(asked: Promise<{ result: Row[] }>): Promise<{ rows: Row[]; why: Problem | null }> => {
  try {
    return { rows: (await asked).result, why: null };
  } catch (error) {
    return { rows: [], why: refusedIn(error) };
  }
};

/** The makers of the size, and the models of the maker that is chosen. */
export const readLists = async (
  api: Api,
  { cilindrada, marca }: MotorcycleAsked,
): Promise<{ marcas: Brands; modelos: Models; sinLista: string | null }> => {
  const query = { electrica: cilindrada === 'electrica' };
  const [brands, models] = await Promise.all([
    orWhy(api('listMotoBrands', { params: { cilindrada }, query })),
    marca === null ? null : orWhy(api('listMotoModels', { params: { cilindrada, marca }, query })),
  ]);
  return { marcas: brands.rows, modelos: models?.rows ?? [], sinLista: (brands.why ?? models?.why)?.error ?? null };
};

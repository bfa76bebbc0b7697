import type { CallName } from '#contract/calls.ts';
import type { Answer } from '#contract/contract.ts';
import type { Call, Outcome } from '../dispatch.ts';

type Parts = Pick<Call, 'params' | 'query' | 'body'>;

type Found = {
  readonly [Name in CallName]?: (answer: Answer<Name>, query: Readonly<Record<string, unknown>>) => boolean;
};

/** What was chosen is among what there is to choose from, wherever that can be said. */
const areOffered = (options: Readonly<Record<string, readonly unknown[]>>, query: Readonly<Record<string, unknown>>) =>
  Object.entries(options).every(([name, offered]) => {
    const chosen = query[name];
    return chosen === undefined || chosen === null || offered.length === 0 || offered.includes(chosen);
  });

/** Calls that find what an address asks for, and whether they did: what is made up, or beyond the last page, is not found. */
const didFind: Found = {
  selectTyres: ({ neumaticos }) => neumaticos.length > 0,
  selectMotoTyres: ({ neumaticos }) => neumaticos.length > 0,
  selectMotoTubes: ({ camaras }) => camaras.length > 0,
  searchCatalogue: ({ data }) => data.products.length > 0,
  readTyreLanding: ({ neumaticos }) => neumaticos.length > 0,
  listArticles: ({ articulos }) => articulos.length > 0,
  readTyreValues: ({ ancho, serie, llanta }, query) => areOffered({ ancho, serie, llanta }, query),
  readMotoValues: (options, query) => areOffered(options, query),
  readMotoModelValues: (options, query) => areOffered(options, query),
};

/** Whether a call looked for something that the shop does not have. */
export const foundNothing = (name: CallName, { query }: Parts, { status, body }: Outcome): boolean => {
  const found = didFind[name] as ((answer: unknown, query: object) => boolean) | undefined;
  return found !== undefined && status === 200 && !found(body, query ?? {});
};

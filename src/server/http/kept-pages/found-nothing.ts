import type { CallName } from '#contract/calls.ts';
import type { Answer } from '#contract/contract.ts';
import type { Call, Outcome } from '../dispatch.ts';

type Parts = Pick<Call, 'params' | 'query' | 'body'>;
type Asked = Readonly<Record<string, unknown>>;

type Found = {
  readonly [Name in CallName]?: (
    answer: Answer<Name>,
    asked: { readonly query: Asked; readonly body: Asked },
  ) => boolean;
};

/** What was chosen is among what there is to choose from, wherever that can be said. */
const areOffered = (options: Readonly<Record<string, readonly unknown[]>>, query: Asked): boolean =>
  Object.entries(options).every(([name, offered]) => {
    const chosen = query[name];
    return chosen === undefined || chosen === null || offered.length === 0 || offered.includes(chosen);
  });

/** A list of one is asked for its count, or for what it can be narrowed by. */
const isAside = ({ pageSize }: Asked): boolean => pageSize === 1;

/** Calls that find what an address asks for, and whether they did: what is made up, or beyond the last page, is not found. */
const didFind: Found = {
  selectTyres: ({ neumaticos }, { body }) => neumaticos.length > 0 || isAside(body),
  selectMotoTyres: ({ neumaticos }, { body }) => neumaticos.length > 0 || isAside(body),
  selectMotoTubes: ({ camaras }, { body }) => camaras.length > 0 || isAside(body),
  searchCatalogue: ({ data }) => data.products.length > 0,
  readTyreLanding: ({ neumaticos }) => neumaticos.length > 0,
  listArticles: ({ articulos }) => articulos.length > 0,
  readTyreValues: ({ ancho, serie, llanta }, { query }) => areOffered({ ancho, serie, llanta }, query),
  readMotoValues: (options, { query }) => areOffered(options, query),
  readMotoModelValues: (options, { query }) => areOffered(options, query),
};

/** Whether a call looked for something that the shop does not have. */
export const foundNothing = (name: CallName, { query, body }: Parts, outcome: Outcome): boolean => {
  const found = didFind[name] as ((answer: unknown, asked: object) => boolean) | undefined;
  return (
    found !== undefined && outcome.status === 200 && !found(outcome.body, { query: query ?? {}, body: body ?? {} })
  );
};

import { addresses } from '../src/contract/address-table.ts';
import { calls } from '../src/contract/calls.ts';
import routes from '../src/web/routes.ts';
import type { Table } from './by-use.ts';

/** The pages that a module shows: it tells their addresses in the other language, by the name of its route. */
const shownBy = (source: string): readonly string[] =>
  routes.flatMap(({ file, id = '' }) => (source.endsWith(`/src/web/${file}`) ? id.split('/').slice(1, 2) : []));

export const callsTable: Table = { name: 'calls', file: '#contract/calls.ts', rows: calls, sources: /\/src\/web\// };

export const addressTable: Table = {
  name: 'addresses',
  file: '#contract/address-table.ts',
  rows: addresses,
  sources: /\/src\/(?:web|contract)\/(?!address-table)/,
  isAnswered: true,
  copies: /\/src\/web\/personal-pages\.ts$/,
  also: (source) => shownBy(source).filter((page) => Object.hasOwn(addresses, page)),
};

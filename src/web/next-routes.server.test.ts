import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import routes from './routes.ts';
import { nextRoutes } from './next-routes.server.ts';

const all = Object.fromEntries(routes.map(({ id = '' }) => [id, { id }]));
const toldOn = (routeId: string): string[] => {
  const script = nextRoutes(routeId, { routes: all } as unknown as EntryContext['manifest'], 'n1');
  const [, told = '{}'] = /^<script nonce="n1">window\.nextRoutes=(.*)<\/script>$/.exec(script) ?? [];
  return Object.keys(JSON.parse(told) as object);
};

test.each([
  ['es/basketRequest', ['es/basketWorkshops']],
  ['ca/basketWorkshops', ['ca/basketRegister', 'ca/basketTime']],
  ['es/basketRegister', ['es/basketDone']],
  ['es/visitWorkshop', ['es/visitData', 'es/visitTime']],
  ['ca/visitWorkshopScooter', ['ca/visitDataScooter', 'ca/visitTimeScooter']],
  ['es/visitData', ['es/visitDone']],
  ['es/home', []],
  ['es/visitDone', []],
])('%s tells of %j', (routeId, next) => expect(toldOn(routeId)).toEqual(next));

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addresses } from '#contract/address-table.ts';
import type { PageName } from '#contract/addresses.ts';
import { isKept, isWholeForAll, keptUnder } from './kept-pages.ts';

const under = (asked: string, page: PageName = 'selectorResults') => keptUnder(asked, () => `es/${page}`);

describe('what a page is kept under', () => {
  it.each<[string, string, PageName]>([
    ['/', '/', 'home'],
    ['/?', '/', 'home'],
    ['/?utm_source=carta&gclid=x', '/', 'home'],
    ['/?a=1&b=2', '/', 'home'],
    [
      '/selector/resultados?llanta=16&ancho=205&utm_medium=x&serie=55',
      '/selector/resultados?ancho=205&llanta=16&serie=55',
      'selectorResults',
    ],
    // One name's values keep their order: the page writes them in it.
    [
      '/selector/resultados?marca=9&ancho=205&marca=3',
      '/selector/resultados?ancho=205&marca=9&marca=3',
      'selectorResults',
    ],
    // What another page reads makes no other page of it.
    ['/aviso-legal?ancho=205&cp=25001&pagina=9', '/aviso-legal', 'legal'],
    ['/talleres-mecanicos?ancho=205&cp=25001', '/talleres-mecanicos?cp=25001', 'workshops'],
    ['/selector/resultados?x=?&ancho=205&serie=55', '/selector/resultados?ancho=205&serie=55', 'selectorResults'],
    ['/neumaticos/michelin/primacy-4-205-55-r16-91v', '/neumaticos/michelin/primacy-4-205-55-r16-91v', 'tyreModel'],
  ])('%s is %s', (asked, key, page) => {
    expect(under(asked, page)).toBe(key);
  });

  it.each([
    ['what one page reads for one visitor', '/talleres?mapa=x&a=1'],
    ['a link that carries a signature', '/blog/x?firma=abc'],
    ['a signature behind a second question mark', '/blog/x?y=?&firma=abc'],
    ['data of the router', '/selector/resultados.data?ancho=205'],
    ['data of a page of one word', '/neumaticos.data'],
    ['the router’s list of pages', '/__manifest'],
    ['a path beyond the longest', `/${'a'.repeat(300)}`],
    ['a query beyond the longest', `/buscar?marca=${'9'.repeat(2000)}`],
    ['another spelling of a path', '/NEUMATICOS'],
    ['a path with letters that need no code', '/%6eeumaticos'],
    ['a path that ends in nothing', '/neumaticos/'],
    ['a path with nothing between', '/neumaticos//michelin'],
    ['a path that goes nowhere', '/neumaticos/.'],
    ['what no server is sent', '/neumaticos#a'],
    ['no path', ''],
  ])('%s is made for whoever asks', (_, asked) => {
    expect(under(asked)).toBeUndefined();
  });

  it('a page that is one visitor’s, or none, is made for whoever asks', () => {
    expect([under('/cesta', 'basket'), keptUnder('/nada', () => undefined)]).toEqual([undefined, undefined]);
  });
});

it('whatever a page reads of its query is either kept under it or not kept', () => {
  const read = /\b(?:searchParams|query|search|params|address|from)\.(?:get|getAll|has)\(\s*'(\w+)'/g;
  const sources = globSync('src/web/**/*.{ts,tsx}', { exclude: ['src/web/console/**', '**/*.test.*'] });
  const names = new Set(
    sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(read)].map(([, name = '']) => name)),
  );
  expect(names.size).toBeGreaterThan(40);
  const pages = (Object.keys(addresses) as PageName[]).filter((page) => isKept(`es/${page}`));
  const isLeftOut = (name: string) => pages.every((page) => under(`/x?${name}=1`, page) === '/x');
  expect([...names].filter(isLeftOut)).toEqual([]);
});

/** Why a page is made for whoever asks. */
const madeForEach: Readonly<Record<string, readonly PageName[]>> = {
  'its address carries what somebody typed': ['search', 'compare', 'selectorPlate', 'selectorData'],
  'it is about the basket of its visitor': [
    'basket',
    'basketRequest',
    'basketOptions',
    'basketWorkshops',
    'basketTime',
    'basketRegister',
    'basketBilling',
    'basketPayment',
    'basketDone',
    'basketAdd',
    'latePayment',
  ],
  'it is about the account, the car or the orders of its visitor': [
    'newPassword',
    'confirmEmail',
    'ownCopy',
    'preferences',
    'logIn',
    'register',
    'ownOrder',
    'myCar',
    'addCar',
    'ownCarAdd',
    'placedOrder',
    'orderedVisit',
    'upkeep',
  ],
  'it is a step of what its visitor answers': [
    'revisionAssistant',
    'motoRevisionData',
    'motoRevisionAssistant',
    'airAssistant',
    'rotationAssistant',
    'visit',
    'visitPreset',
    'visitComment',
    'visitBrand',
    'visitWorkshop',
    'visitWorkshopMoto',
    'visitWorkshopScooter',
    'visitService',
    'visitServiceScooter',
    'visitTime',
    'visitTimeScooter',
    'visitData',
    'visitDataScooter',
    'visitDone',
    'visitsMine',
    'visitWaiting',
  ],
  'a letter leads to it with a signature': [
    'answerChange',
    'upkeepStop',
    'review',
    'productReview',
    'visitManage',
    'newsletterConfirm',
    'newsletterCancel',
    'notifyCancel',
  ],
  'its form proves when it was made': [
    'selectorRegister',
    'motoRegister',
    'notify',
    'reports',
    'contact',
    'contactDone',
    'callBack',
    'professionals',
  ],
  'the browser keeps it itself': ['offline'],
};

it('each page of the shop is kept, or there is a reason why it is not', () => {
  const reasons = Object.values(madeForEach).flat();
  const pages = Object.keys(addresses) as PageName[];
  expect(pages.filter((page) => !isKept(`es/${page}`)).toSorted()).toEqual(reasons.toSorted());
});

it('a room of the customer area is kept as the frame that it is, and its scripts wait for nobody', () => {
  const plain = new URLSearchParams('utm_source=carta');
  expect([isKept('ca/area'), isWholeForAll('ca/area', plain)]).toEqual([true, false]);
  expect([isKept('ca/home'), isWholeForAll('ca/home', plain)]).toEqual([true, true]);
  expect(isWholeForAll('ca/home', new URLSearchParams('enlace=x'))).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { keptUnder } from './kept-pages.ts';

describe('what a page is kept under', () => {
  it.each([
    ['/', '/'],
    ['/ca/', '/ca/'],
    ['/?', '/'],
    ['/?utm_source=carta&gclid=x', '/'],
    [
      '/selector/resultados?llanta=16&ancho=205&utm_medium=x&serie=55',
      '/selector/resultados?ancho=205&llanta=16&serie=55',
    ],
    // One name's values keep their order: the page writes them in it.
    ['/selector/resultados?marca=9&ancho=205&marca=3', '/selector/resultados?ancho=205&marca=9&marca=3'],
  ])('%s is %s', (asked, key) => {
    expect(keptUnder(asked)).toBe(key);
  });

  it.each([
    ['a name that no page reads', '/?a=1'],
    ['a link that carries a signature', '/blog/x?firma=abc'],
    ['data of the router', '/selector/resultados.data?ancho=205'],
    ['data of a page of one word', '/neumaticos.data'],
    ['the router’s list of pages', '/__manifest'],
    ['a path beyond the longest', `/${'a'.repeat(300)}`],
    ['a query beyond the longest', `/buscar?marca=${'9'.repeat(2000)}`],
  ])('%s is made for whoever asks', (_, asked) => {
    expect(keptUnder(asked)).toBeUndefined();
  });
});

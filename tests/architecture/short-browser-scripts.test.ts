import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { shortened } from '../../scripts/short-browser-scripts.ts';

/** As a template whose values are these. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

test('a script keeps its values, as text and as code, and does the same', async () => {
  const long = `(given) => {
    const greeting = "\${key}" + ", ";
    const sum = \${list}.reduce((before, each) => before + each, 0);
    return greeting + given + " " + sum;
  }`;
  const short = await shortened(long);
  expect(short.length).toBeLessThan(long.length - 40);
  for (const text of [long, short])
    expect(runInNewContext(`(${filled(text, { key: 'hola', list: '[1,2,3]' })})("Laia")`)).toBe('hola, Laia 6');
});

test('what runs at once still does', async () => {
  const short = await shortened(`(() => { const answer = 6 * 7; globalThis.\${name} = answer; })()`);
  const page = {};
  runInNewContext(filled(short, { name: 'answered' }), page);
  expect(page).toEqual({ answered: 42 });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusals } from '#contract/refusals.ts';
import { mixedRefusal, productKinds } from '#domain/catalogue/product-kinds.ts';

const isCode = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts');
const sources = ['src/server', 'src/domain']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter(isCode)
  .map((name) => readFileSync(name, 'utf8'));

/** What is left of a file when its types are gone: a code that is only named in a type is answered by nobody. */
const withoutTypes = (source: string): string =>
  source
    .replaceAll(/^(export )?type [^=]*=[^;]*;/gm, '')
    .replaceAll(/Refusal<[^>]*>/g, '')
    .replaceAll(/^\s*(readonly )?\w+\??:\s*(\|[^;]*|'[^']*'( \| '[^']*')*( \| null)?);$/gm, '');
const schemas = readdirSync('src/contract')
  .filter(isCode)
  .flatMap((name) => [...readFileSync(join('src/contract', name), 'utf8').matchAll(/message: '[\w-]+'/g)]);
const all = [...sources.map(withoutTypes), ...schemas].join('\n');

const made: ReadonlySet<string> = new Set(productKinds.map((kind) => mixedRefusal(kind)));
const isAnswered = (code: string): boolean => made.has(code) || all.includes(`'${code}'`);

describe('a code of the contract', () => {
  it.each(Object.keys(refusals))('%s is answered by the server or decided by the domain', (code) => {
    expect(isAnswered(code)).toBe(true);
  });
});

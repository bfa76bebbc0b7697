import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn } from './sources.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/decisions');
const records = readdirSync(folder);
const numbers = new Set(records.map((name) => name.slice(0, 3)));

describe('decision records', () => {
  it('have a number of their own, and name the alternatives that were not taken', () => {
    expect(records.length).toBeGreaterThan(40);
    expect(numbers.size).toBe(records.length);
    const silent = records.filter((name) => !/alternative/i.test(readFileSync(join(folder, name), 'utf8')));
    expect(silent).toEqual([]);
  });

  it('are there where code and documents name one', () => {
    const files = [
      ...['src', 'tests', 'db', 'scripts', 'bench'].flatMap((name) => filesIn(join(root, name))),
      ...['docs', 'docs/decisions', 'docs/specification', 'db/functions', 'db/migrations'].flatMap((name) =>
        readdirSync(join(root, name))
          .filter((file) => /\.(md|sql)$/.test(file))
          .map((file) => join(root, name, file)),
      ),
    ];
    const named = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bdecisions? (\d{3})\b/g)].map(([, number = '']) => ({ file, number })),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ number }) => !numbers.has(number))).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { plantSource } from './plant-source.ts';
import { moneyArithmetic } from './money-rule.ts';

const root = join(import.meta.dirname, '../..');

const planted = `
import { cents, minus, times, type Cents } from '#domain/money/cents.ts';
import { fromEuros, toEuros } from '#domain/money/euros.ts';
import type { Basket } from '#contract/basket.ts';

const precio = cents(10_00);
const perhaps = (amount: Cents | null) => (amount ?? precio) * 2;
export const wrong = [
  precio * 1.21,
  precio / 3,
  toEuros(precio) + 1,
  [precio].reduce((all, each) => all + each, 0),
  perhaps(null),
];
export const shown = ({ totals: { total, reserva }, products }: Basket) => [
  total - reserva,
  products.map((product) => product.importe / product.cantidad),
];
let running: number = precio;
running += precio;
export const right = [
  -precio,
  precio - cents(1),
  times(precio, 4),
  minus(fromEuros(1.5), precio),
  toEuros(precio),
  running / 2,
  \`\${precio} cents\`,
];
`;

const { compiler, folder: plant } = plantSource(root, 'planted', planted);
afterAll(() => compiler.close());

const projectOf = (folder: string) => {
  const config = join(folder, 'tsconfig.json');
  const project = compiler.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`no project in ${folder}`);
  return project;
};

describe('arithmetic on money', () => {
  it('is found where it is planted, and only there', { timeout: 60_000 }, () => {
    const project = projectOf(plant);
    expect(project.program.getSemanticDiagnostics(join(plant, 'planted.ts'))).toEqual([]);
    expect(moneyArithmetic(project, root, /planted/).map((line) => line.replace(/^.*?: /, ''))).toEqual([
      '(amount ?? precio) * 2',
      'precio * 1.21',
      'precio / 3',
      'toEuros(precio) + 1',
      'all + each',
      'total - reserva',
      'product.importe / product.cantidad',
      'running += precio',
    ]);
  });

  const seen = new Set<string>();
  it.each(['server', 'web'])('is done by domain/money alone, for all that %s reaches', { timeout: 60_000 }, (name) => {
    const project = projectOf(join(root, 'src', name));
    expect(project.program.getSourceFileNames().length).toBeGreaterThan(300);
    const before = seen.size;
    expect(moneyArithmetic(project, root, /^src\//, seen)).toEqual([]);
    expect(seen.size - before).toBeGreaterThan(200);
  });
});

/** Where amounts are decided and kept. `domain/money` is not among them: it is where rounding lives. */
const rooms = [
  ...['pricing', 'promotions', 'payments', 'services', 'basket'].map((area) => `domain/${area}`),
  ...['basket', 'checkout', 'orders', 'payments', 'promotions'].map((area) => `server/${area}`),
];

/** Letters print amounts and decide none. */
const isLetter = (name: string): boolean => name.endsWith('-letter.ts');

const linesOf = (room: string): string[] =>
  readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !isLetter(name))
    .flatMap((name) =>
      readFileSync(join(root, 'src', room, name), 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
        .map((line) => `${room}/${name}: ${line.trim()}`),
    );

/** A number with a fraction, or something that makes or hides one. */
const float = /\bMath\.(?:round|floor|trunc|fround)\b|\.toFixed\(|\bparseFloat\b|(?<![\w.'"`/-])\d[\d_]*\.\d/;

describe('the rooms of money', () => {
  it.each(['a * 1.21', 'x.toFixed(2)', 'Math.round(y / 100)', 'parseFloat(text)', 'const rate = 0.5;'])(
    'would be found to have a float in: %s',
    (line) => expect(line).toMatch(float),
  );

  it.each(["'0001.sql'", 'precio: cents(10_00)', 'products[0].importe', 'version 1: x'])(
    'would be found to have none in: %s',
    (line) => expect(line).not.toMatch(float),
  );

  it.each(rooms)('%s knows whole numbers only', (room) => {
    const lines = linesOf(room);
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => float.test(line.slice(line.indexOf(': ') + 2)))).toEqual([]);
  });
});

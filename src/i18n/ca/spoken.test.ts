import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refusalSentences as es } from '../es/refusals.ts';
import { les } from './hours.ts';
import { at, of } from './places.ts';
import { refusalSentences as ca } from './refusals.ts';

/** What a parameter of that name holds, of each kind that Catalan joins to the word before it. */
const samples: Readonly<Record<string, string>> = {
  dia: 'dimarts 24 de novembre',
  hora: '09:15',
  taller: 'L’Hospitalet',
  alias: 'L’Hospitalet',
  poblacion: 'El Prat',
  area: 'La Rioja',
  lugar: 'Arbúcies',
};

/** The names of a function's parameters, those of an object it takes apart among them. */
const parametersOf = (text: Function): { names: string[]; taken: boolean } => {
  const [, listed = ''] = /^\(([^)]*)\)/.exec(String(text)) ?? [];
  const names = [...listed.matchAll(/[a-z]\w*/gi)].map(([name]) => name);
  return { names, taken: listed.startsWith('{') };
};

const said = (name: string, text: unknown): string[] => {
  if (typeof text === 'string') return [`${name}: ${text}`];
  if (typeof text === 'function') {
    const { names, taken } = parametersOf(text);
    const values = names.map((each) => samples[each] ?? '2');
    const sentence: unknown = taken
      ? text(Object.fromEntries(names.map((each, place) => [each, values[place]])))
      : text(...values);
    return [`${name}: ${String(sentence)}`];
  }
  return typeof text === 'object' && text !== null
    ? Object.entries(text).flatMap(([key, each]) => said(`${name}.${key}`, each))
    : [];
};

const everything = async (): Promise<string[]> => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const areas = await Promise.all(
    files
      .filter((file) => !['hours.ts', 'places.ts'].includes(file))
      .map(async (file) => said(file, await import(`./${file}`))),
  );
  return areas.flat();
};

describe('Catalan sentences', () => {
  it('join a day, an hour and a place to the word before them as they are said', async () => {
    const sentences = await everything();
    expect(sentences.length).toBeGreaterThan(1500);
    const wrong = [
      / (les|a) 0?9[:.]15 ?(?<!les 9:15 ?)/,
      /\b(de|des de|fins|fins a|a|és|són|esperem|ser) dimarts 24/i,
      /\b(de|a) (L’|El |La |el )/,
      /\bde Arbúcies/,
    ];
    expect(sentences.filter((sentence) => wrong.some((each) => each.test(sentence)))).toEqual([]);
  });

  it.each([
    ['09:15', 'les 9:15'],
    ['13:00', 'les 13:00'],
    ['1:05', 'la 1:05'],
  ])('%s is «%s»', (time, spoken) => expect(les(time)).toBe(spoken));

  it.each([
    ['Lleida', 'de Lleida', 'a Lleida'],
    ['Arbúcies', 'd’Arbúcies', 'a Arbúcies'],
    ['Hostalric', 'd’Hostalric', 'a Hostalric'],
    ['Iona', 'de Iona', 'a Iona'],
    ['L’Hospitalet', 'de l’Hospitalet', 'a l’Hospitalet'],
    ["L'Hospitalet", "de l'Hospitalet", "a l'Hospitalet"],
    ['La Rioja', 'de la Rioja', 'a la Rioja'],
    ['El Prat', 'del Prat', 'al Prat'],
    ['Els Pallaresos', 'dels Pallaresos', 'als Pallaresos'],
    ['25001', 'de 25001', 'a 25001'],
  ])('%s is joined as «%s» and «%s»', (place, spokenOf, spokenAt) => {
    expect(of(place)).toBe(spokenOf);
    expect(at(place)).toBe(spokenAt);
  });
});

describe('what an address or connection may still do', () => {
  const say = (sentences: typeof es, code: 'limite-red' | 'limite-red-citas', maximo: number): string => {
    const sentence = sentences[code];
    return typeof sentence === 'string' ? sentence : sentence({ maximo });
  };

  it.each(['limite-red', 'limite-red-citas'] as const)('%s is said of one as of several', (code) => {
    expect(say(es, code, 1)).toContain('se ha hecho una cita o un pedido sin pagar');
    expect(say(es, code, 2)).toContain('se han hecho 2 citas o pedidos sin pagar');
    expect(say(ca, code, 1)).toContain('s’ha fet una cita o una comanda sense pagar');
    expect(say(ca, code, 2)).toContain('s’han fet 2 cites o comandes sense pagar');
  });
});

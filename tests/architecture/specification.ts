import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
const folder = 'docs/specification';

/** A test that proves a statement: its file and, where it is one of many, words of its name. */
export interface Proof {
  readonly path: string;
  readonly names: readonly string[];
}

/** One numbered statement of docs/specification. */
export interface Statement {
  readonly number: string;
  readonly file: string;
  readonly code: readonly string[];
  readonly tests: readonly Proof[];
  /** The area that will bring it; undefined of what stands. */
  readonly toCome: string | undefined;
  /** Numbers of the decisions by which it differs on purpose. */
  readonly decisions: readonly string[];
  /** Nothing proves it yet. */
  readonly unproved: boolean;
  /** What of its second line is none of these. */
  readonly rest: string;
}

const statement = /^- \*\*([A-Z]\d+)\*\* \S.*\n {2}(\S.*)$/gm;
const code = /(?<=^| )Code (`[^`]+`(?:, `[^`]+`)*)\./;
const test = /(?<=^| )Test (`[^`]+`(?: “[^”]+”)*(?:, `[^`]+`(?: “[^”]+”)*)*)\./;
const toCome = /(?<=^| )To come: ([^.]+)\./;
const different = /(?<=^| )Different: decision (\d{3})\./g;
const unproved = /(?<=^| )No test yet\./;

const proofsOf = (text: string): Proof[] =>
  [...text.matchAll(/`([^`]+)`((?: “[^”]+”)*)/g)].map(([, path = '', names = '']) => ({
    path,
    names: [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
  }));

/** The statements of a text, in their order. */
export const readStatements = (file: string, text: string): Statement[] =>
  [...text.matchAll(statement)].map(([, number = '', line = '']) => ({
    number,
    file,
    code: [...(code.exec(line)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    tests: proofsOf(test.exec(line)?.[1] ?? ''),
    toCome: toCome.exec(line)?.[1],
    decisions: [...line.matchAll(different)].map(([, decision = '']) => decision),
    unproved: unproved.test(line),
    rest: [code, test, toCome, different, unproved].reduce((left, part) => left.replace(part, ''), line).trim(),
  }));

/** Files of the specification's areas, by their names: `basket.md`. */
export const areaFiles = readdirSync(join(root, folder))
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .toSorted();
export const readArea = (file: string): string => readFileSync(join(root, folder, file), 'utf8');
export const guide = readFileSync(join(root, folder, 'README.md'), 'utf8');
export const statements = areaFiles.flatMap((file) => readStatements(file, readArea(file)));

export const isFile = (path: string): boolean => existsSync(join(root, path));
const texts = new Map<string, string>();
/** The text of a file of this repository, read once. */
export const textOf = (path: string): string => {
  const known = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
  texts.set(path, known);
  return known;
};

const looked = ['src', 'db', 'tests', 'docs', 'scripts', 'bench'];
const sources = looked.flatMap((place) =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .map((path) => `${place}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(tsx?|js|sql|md|css)$/.test(path) && !path.startsWith(folder)),
);

const named = /\bspec ([A-Z]\d+(?:(?:,|,? and| to) [A-Z]\d+)*)/g;

/** Each number that a comment or a document names as `spec B12`, `spec B12, B14` or `spec B12 to B14`, and where. */
export const mentions = (text: string): string[] =>
  [...text.matchAll(named)].flatMap(([, list = '']) => list.match(/[A-Z]\d+/g) ?? []);
export const mentioned = sources.flatMap((path) => mentions(textOf(path)).map((number) => ({ path, number })));
/** Where the chapters of the source are named, which nobody here can open. */
export const strays = (text: string): string[] =>
  text.match(/\b(specification, )?(shopping|service) \d\b|design\/(decisions|booking|look|models)\.md/g) ?? [];
export const straying = sources
  // Migrations are never edited, and the others are about such words.
  .filter((path) => !/^(db\/migrations|tests\/architecture\/specification)/.test(path))
  .flatMap((path) => strays(textOf(path)).map((words) => `${path}: ${words}`));

import { sqlState } from './database/database.ts';

/** What a log may know of an error; `because` is what caused it, `all` what failed together. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly stack: readonly string[];
  readonly because?: LoggedError;
  readonly all?: readonly LoggedError[];
}

/** Causes of causes are told so far, and of many at once so many. */
const mostDeep = 4;
const mostAtOnce = 5;
const longestMessage = 300;

const textOf = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

/** Addresses of people, and whatever has as many digits as a telephone or a card: mail servers quote them. */
const withoutPeople = (text: string): string =>
  text.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…@…').replaceAll(/\d(?:[\s.-]?\d){6,}/g, '…');

/**
 * A database's message names columns and constraints of its tables between quotation marks, and in errors about a value
 * (SQLSTATE class 22) the value; a parser quotes the text that it could not read.
 */
const messageOf = (error: Error): string => {
  const state = sqlState(error);
  if (state?.startsWith('22')) return 'a value does not fit';
  if (error instanceof SyntaxError) return 'a text cannot be read';
  const [firstLine = ''] = error.message.split('\n', 1);
  return withoutPeople(firstLine).slice(0, longestMessage);
};

/** The lines of a stack that name places in the program: above them stands the message, of any length. */
const placesOf = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));

const told = (error: unknown, deep: number): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: [] };
  const named = ['code', 'table', 'column', 'constraint'].flatMap((name) => {
    const value = textOf(error, name);
    return value === undefined ? [] : [[name, withoutPeople(value)]];
  });
  const more = deep < mostDeep;
  return {
    type: error.name,
    message: messageOf(error),
    ...Object.fromEntries(named),
    stack: placesOf(error),
    ...(more && error.cause !== undefined ? { because: told(error.cause, deep + 1) } : {}),
    ...(more && error instanceof AggregateError
      ? { all: error.errors.slice(0, mostAtOnce).map((each) => told(each, deep + 1)) }
      : {}),
  };
};

/**
 * An error as the log has it: what it is, where it happened and why, and nothing that belongs to a person. Drivers hang
 * the whole statement with its values on their errors, parsers the bytes, mail servers the addresses: only what is
 * named here is taken over.
 */
export const errorInLog = (error: unknown): LoggedError => told(error, 0);

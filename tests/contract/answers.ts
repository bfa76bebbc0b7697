import { refusedFirst } from '#contract/access.ts';
import type { CallName } from '#contract/calls.ts';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { refusals, type Problem, type RefusalCode } from '#contract/refusals.ts';
import type { Language } from '#domain/language.ts';
import { sentenceBeside, sentenceOf } from '#i18n/sentence.ts';
import { expect } from 'vitest';

/** An answer as it came over HTTP. */
export interface RawAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const everywhere: readonly RefusalCode[] = [
  'json-ilegible',
  'datos-no-validos',
  'cuerpo-demasiado-grande',
  'tipo-no-admitido',
];

/** The codes by which a call may refuse: its own, and those of every call. */
const codesOf = (name: CallName): RefusalCode[] => {
  const { refusals: own = [], usesAgenda, access, idempotent, params, ownerOnly }: Endpoint = contract[name];
  return [
    ...everywhere,
    ...own,
    ...refusedFirst(access),
    ...(ownerOnly ? (['solo-titular'] as const) : []),
    ...(usesAgenda ? (['agenda-en-mantenimiento'] as const) : []),
    // A part of an address that is too long is the part of no address.
    ...(params ? (['no-existe'] as const) : []),
    ...(idempotent ? (['clave-repetida', 'clave-en-curso'] as const) : []),
  ];
};

const fieldCodes = Object.keys(refusals) as RefusalCode[];

/** Whether it says in one of the languages what is wrong with a field. Such sentences need no values. */
const saysWhy = (field: string, sentence: string, languages: readonly Language[]): boolean =>
  languages.some((language) => fieldCodes.some((code) => sentenceBeside(field, code, language) === sentence));

const problemIn = (answer: RawAnswer): Problem => {
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  return JSON.parse(answer.body) as Problem;
};

/** A failure says what it is, once for programs and once for people, in one of the languages that were asked for. */
export const expectProblem = (answer: RawAnswer, languages: readonly Language[]): Problem => {
  const problem = problemIn(answer);
  const { code, status, error, values, errors = {} } = problem;
  // In one: of thousands of answers each `expect` is felt.
  expect([status, refusals[code]]).toEqual([answer.statusCode, status]);
  expect(languages.map((language) => sentenceOf(code, language, values))).toContain(error);
  for (const [field, sentence] of Object.entries(errors)) expect(saysWhy(field, sentence, languages)).toBe(true);
  if (code === 'datos-no-validos') expect(Object.keys(errors)).not.toEqual([]);
  return problem;
};

/**
 * What every answer of a call has to be: a success in the shape that the contract promises, or one of the
 * failures that it names. Never a 500. Answers with the refusal's code, or `ok`.
 */
export const expectPromised = (
  name: CallName,
  answer: RawAnswer,
  languages: readonly Language[],
): RefusalCode | 'ok' => {
  if (answer.statusCode === 200) {
    const { output, file }: Endpoint = contract[name];
    expect(answer.headers['content-type']).toBe(file ?? 'application/json; charset=utf-8');
    if (file) {
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/);
      expect(answer.body).toMatch(file === 'application/pdf' ? /^%PDF-/ : /^PK/);
      return 'ok';
    }
    const read = output.safeParse(JSON.parse(answer.body));
    expect(read.error?.issues ?? []).toEqual([]);
    return 'ok';
  }
  const { code } = expectProblem(answer, languages);
  expect(codesOf(name)).toContain(code);
  return code;
};

import { refusals, type Problem, type RefusalCode } from '#contract/refusals.ts';
import type { Language } from '#domain/language.ts';
import type { Refusal } from '#domain/refusal.ts';
import { sentenceBeside, sentenceOf } from '#i18n/sentence.ts';
import { STATUS_CODES } from 'node:http';
import type { z } from 'zod';

const isCode = (code: string): code is RefusalCode => code in refusals;

/** A refusal outside the closed list is a mistake of ours, not of the visitor. */
const known = (code: string): RefusalCode => {
  if (!isCode(code)) throw new Error(`refusal without status and sentence: ${code}`);
  return code;
};

/** How a refusal looks on the wire, in the language of the request. */
export const problemOf = (refusal: Refusal, language: Language, reference?: string): Problem => {
  const code = known(refusal.refusal);
  const status = refusals[code];
  return {
    error: sentenceOf(code, language, refusal.values),
    code,
    status,
    title: STATUS_CODES[status] ?? 'Error',
    ...(refusal.errors
      ? {
          errors: Object.fromEntries(
            Object.entries(refusal.errors).map(([field, why]) => [field, sentenceBeside(field, known(why), language)]),
          ),
        }
      : {}),
    ...(refusal.values ? { values: refusal.values } : {}),
    ...(reference ? { reference } : {}),
  };
};

/** Databases come back, and connections close, within seconds. */
const shortWait = 5;

/** Seconds until it is worth asking again; undefined where waiting does not help. */
export const retryAfterOf = ({ refusal, values }: Refusal): number | undefined => {
  if (refusal === 'base-de-datos-no-responde' || refusal === 'demasiadas-conexiones') return shortWait;
  const says = refusals[known(refusal)] === 429 || refusal === 'agenda-en-mantenimiento';
  const wait = says ? values?.['segundos'] : undefined;
  return typeof wait === 'number' ? wait : undefined;
};

type Issue = z.core.$ZodIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

const codeOfType = ({ input, expected }: IssueOf<'invalid_type'>): RefusalCode => {
  if (input === undefined || input === null) return 'campo-obligatorio';
  return expected === 'number' || expected === 'int' ? 'campo-numero' : 'campo-formato';
};

const codeOfSmall = ({ origin, input }: IssueOf<'too_small'>): RefusalCode => {
  if (origin !== 'string') return 'campo-minimo';
  return input === '' ? 'campo-obligatorio' : 'campo-corto';
};

/** A schema may name its refusal itself; else it is told by what is wrong. */
const codeOfIssue = (issue: Issue): RefusalCode => {
  if (isCode(issue.message)) return issue.message;
  if (issue.code === 'invalid_type') return codeOfType(issue);
  if (issue.code === 'too_small') return codeOfSmall(issue);
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'campo-largo' : 'campo-maximo';
  return issue.code === 'invalid_value' ? 'campo-opcion' : 'campo-formato';
};

/** Every wrong field once, under its name with dots for depth. */
export const fieldErrors = (error: z.ZodError): Record<string, RefusalCode> => {
  const errors: Record<string, RefusalCode> = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || 'body';
    errors[field] ??= codeOfIssue(issue);
  }
  return errors;
};

import { refusals, type Problem, type RefusalCode } from '#contract/refusals.ts';
import type { Language } from '#domain/language.ts';
import type { Refusal } from '#domain/refusal.ts';
import { sentenceOf } from '#i18n/sentence.ts';
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
            Object.entries(refusal.errors).map(([field, why]) => [field, sentenceOf(known(why), language)]),
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

const codeOfIssue = (issue: z.core.$ZodIssue): RefusalCode => {
  if (isCode(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'campo-obligatorio';
      return issue.expected === 'number' || issue.expected === 'int' ? 'campo-numero' : 'campo-formato';
    case 'too_small':
      if (issue.origin !== 'string') return 'campo-minimo';
      return issue.input === '' ? 'campo-obligatorio' : 'campo-corto';
    case 'too_big':
      return issue.origin === 'string' ? 'campo-largo' : 'campo-maximo';
    case 'invalid_value':
      return 'campo-opcion';
    case 'invalid_format':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'custom':
      return 'campo-formato';
  }
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

import { isRefusal, type Refusal } from '../refusal.ts';
import type { TaxId } from './tax-id.ts';

/** Wrong fields, each with the code of what is wrong; empty where all is well. */
export type FieldRefusals<Field extends string, Code extends string> = Partial<Record<Field, Code>>;

/** What a form field holds before anybody looked at it. */
export type Typed = string | null | undefined;

export type TextRefusal = 'campo-obligatorio' | 'campo-corto';

/** A text that must be there, of so many characters at least. */
export const needsText = (typed: Typed, least = 1): TextRefusal | undefined => {
  const { length } = typed?.trim() ?? '';
  if (length === 0) return 'campo-obligatorio';
  return length < least ? 'campo-corto' : undefined;
};

/** A value that must be there and that its reader understands. */
export const needsValue = <Code extends string>(
  typed: Typed,
  read: (typed: string) => string | TaxId | Refusal<Code>,
): Code | 'campo-obligatorio' | undefined => {
  if (!typed?.trim()) return 'campo-obligatorio';
  const answer = read(typed);
  return isRefusal(answer) ? answer.refusal : undefined;
};

/** Leaves out the fields that are right. */
export const wrongFields = <Field extends string, Code extends string>(
  found: Readonly<Record<Field, Code | undefined>>,
): FieldRefusals<Field, Code> => {
  const wrong: FieldRefusals<Field, Code> = {};
  for (const field in found) {
    const code = found[field];
    if (code !== undefined) wrong[field] = code;
  }
  return wrong;
};

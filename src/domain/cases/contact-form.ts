import type { Blocklists } from '../accounts/contact.ts';
import { readEmail, type EmailRefusal } from '../accounts/email.ts';
import {
  needsText,
  needsValue,
  wrongFields,
  type FieldRefusals,
  type TextRefusal,
  type Typed,
} from '../accounts/fields.ts';
import { readName, type NameRefusal } from '../accounts/name.ts';
import { readPhone, type PhoneRefusal } from '../accounts/phone.ts';
import { readTaxId } from '../accounts/tax-id.ts';
import { commentLength } from './case.ts';

/** A message to the shop, as typed. */
export interface ContactCaseForm {
  readonly motivo?: Typed;
  readonly nombre?: Typed;
  readonly email?: Typed;
  readonly telefono?: Typed;
  readonly comentario?: Typed;
  readonly empresa?: Typed;
  readonly nif?: Typed;
  readonly privacidad?: boolean | null | undefined;
}

type CaseRefusal =
  | TextRefusal
  | NameRefusal
  | EmailRefusal
  | PhoneRefusal
  | 'motivo-obligatorio'
  | 'nif-no-valido'
  | 'privacidad-obligatoria';

/**
 * What is wrong with a message: it needs a reason, a name, an address for the answer, and some words. A telephone only has
 * to be right; a professional is reached by it, and says for which company.
 */
export const validateContactCase = (
  { motivo, nombre, email, telefono, comentario, empresa, nif, privacidad }: ContactCaseForm,
  blocked: Blocklists,
): FieldRefusals<keyof ContactCaseForm, CaseRefusal> => {
  const forWork = motivo === 'profesional';
  const phone = () => needsValue(telefono, (typed) => readPhone(typed, blocked.phones));
  return wrongFields<keyof ContactCaseForm, CaseRefusal>({
    motivo: motivo ? undefined : 'motivo-obligatorio',
    nombre: needsValue(nombre, readName),
    email: needsValue(email, (typed) => readEmail(typed, blocked.emails)),
    telefono: forWork || telefono?.trim() ? phone() : undefined,
    comentario: needsText(comentario, commentLength.least),
    empresa: forWork ? needsValue(empresa, readName) : undefined,
    nif: forWork ? needsValue(nif, readTaxId) : undefined,
    privacidad: privacidad ? undefined : 'privacidad-obligatoria',
  });
};

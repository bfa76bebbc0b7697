import type { Blocklists } from './contact.ts';
import { readEmail, type EmailRefusal } from './email.ts';
import { needsValue, wrongFields, type FieldRefusals, type Typed } from './fields.ts';
import { readPhone, type PhoneRefusal } from './phone.ts';
import { readPostcode } from './postcode.ts';

/** Who asks for prices in the selector, as typed. */
export interface LeadForm {
  readonly email?: Typed;
  readonly telefono?: Typed;
  readonly codigo_postal?: Typed;
}

export type LeadField = keyof LeadForm;
export type LeadRefusal = EmailRefusal | PhoneRefusal | 'codigo-postal-no-valido' | 'campo-obligatorio';

/** What is wrong with a lead: it needs an address and a postcode; a telephone only has to be right (spec S11). */
export const validateLead = (
  { email, telefono, codigo_postal }: LeadForm,
  blocked?: Blocklists,
): FieldRefusals<LeadField, LeadRefusal> =>
  wrongFields<LeadField, LeadRefusal>({
    email: needsValue(email, (typed) => readEmail(typed, blocked?.emails)),
    telefono: telefono?.trim() ? needsValue(telefono, (typed) => readPhone(typed, blocked?.phones)) : undefined,
    codigo_postal: needsValue(codigo_postal, readPostcode),
  });

import type { BillingRefusal } from '#domain/accounts/billing.ts';
import type { ContactRefusal } from '#domain/accounts/contact.ts';
import { textsOf } from '#web/texts.ts';

const useRefusals = await textsOf({
  es: async () => (await import('#i18n/es/person-refusals.ts')).personRefusals,
  ca: async () => (await import('#i18n/ca/person-refusals.ts')).personRefusals,
});

/** Wrong fields, each with its code. */
export type WrongCodes = Readonly<Record<string, BillingRefusal | ContactRefusal>>;

/** Puts the sentences that stand beside the fields in the place of their codes. */
export const usePersonSentences = (): ((wrong: WrongCodes) => Record<string, string>) => {
  const sentences = useRefusals();
  return (wrong) => Object.fromEntries(Object.entries(wrong).map(([field, code]) => [field, sentences[code]]));
};

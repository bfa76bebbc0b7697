import type { BillingRefusal } from '#domain/accounts/billing.ts';
import type { ContactRefusal } from '#domain/accounts/contact.ts';
import { missingIn } from '#i18n/missing-in.ts';
import { textsOf } from '#web/texts.ts';

const useRefusals = await textsOf({
  es: async () => await import('#i18n/es/person-refusals.ts'),
  ca: async () => await import('#i18n/ca/person-refusals.ts'),
});

/** Wrong fields, each with its code. */
export type WrongCodes = Readonly<Record<string, BillingRefusal | ContactRefusal>>;

/** Puts the sentences that stand beside the fields in the place of their codes. */
export const usePersonSentences = (): ((wrong: WrongCodes) => Record<string, string>) => {
  const { personRefusals, missingSentences } = useRefusals();
  const beside = (field: string, code: BillingRefusal | ContactRefusal): string =>
    missingIn(missingSentences, field, code) ?? personRefusals[code];
  return (wrong) => Object.fromEntries(Object.entries(wrong).map(([field, code]) => [field, beside(field, code)]));
};

/** What somebody is asked to agree to: the privacy policy, offers of the whole chain, offers by e-mail and by SMS. */
export type ConsentKind = 'privacidad' | 'comercial' | 'email' | 'sms';

/** An answer to it; an offer that nobody answered is no consent (Regulation (EU) 2016/679, article 4.11). */
export interface Consent {
  readonly clase: ConsentKind;
  readonly dado: boolean;
}

/**
 * The day from which the sentences of the questions are what they are now. What is agreed to is kept with it, so that it
 * can be shown later what was asked (article 7.1): who changes a sentence changes the day, and a test holds them together.
 */
export const consentText = '2026-11-22';

/** What was answered in a form: questions that were left open are not in it. */
export const answeredConsents = (form: {
  readonly privacidad?: boolean | null | undefined;
  readonly permiso_comercial?: boolean | null | undefined;
  readonly promo_email?: boolean | null | undefined;
  readonly promo_sms?: boolean | null | undefined;
}): Consent[] => {
  const answers = {
    privacidad: form.privacidad,
    comercial: form.permiso_comercial,
    email: form.promo_email,
    sms: form.promo_sms,
  };
  return Object.entries(answers).flatMap(([clase, dado]) =>
    typeof dado === 'boolean' ? [{ clase: clase as ConsentKind, dado }] : [],
  );
};

import type { Billing } from '#contract/orders.ts';
import { validateBilling } from '#domain/accounts/billing.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import type { BillingWords } from '#i18n/es/billing-words.ts';
import { useState } from 'react';
import { BillingFields, readBillingForm } from './billing-fields.tsx';
import { usePersonSentences } from './person-refusals.ts';
import { useSend } from './use-send.ts';

interface BillingFormProps {
  readonly t: BillingWords & { readonly sinConexion: string };
  readonly known: Partial<Billing> | null;
  readonly submit: string;
  readonly send: (billing: Billing) => Promise<void>;
}

/** Fields below `billing.` stand beside their fields by their own names. */
const own = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, sentence]) => [field.replace(/^billing\./, ''), sentence]));

/** Whom an invoice in full is for. */
export const BillingForm = ({ t, known, submit, send }: BillingFormProps) => {
  const sentencesOf = usePersonSentences();
  const [tipo, setTipo] = useState<Billing['tipo']>(known?.tipo ?? 'particular');
  const { form, trouble, busy, wrong, errors, onSubmit } = useSend(async (typed) => {
    const billing = readBillingForm(typed, tipo);
    const errors = sentencesOf(validateBilling(billing));
    if (Object.keys(errors).length > 0) return { errors };
    await send(billing);
    return null;
  }, t.sinConexion);
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <Stack>
        {wrong?.error && (
          <Notice ref={trouble} tone="error">
            {wrong.error}
          </Notice>
        )}
        <RadioCards
          name="tipo"
          legend={t.tipo}
          layout="fit"
          value={tipo}
          onChoose={(chosen) => setTipo(chosen === 'empresa' ? 'empresa' : 'particular')}
          options={[
            { value: 'particular', title: t.particular },
            { value: 'empresa', title: t.empresa },
          ]}
        />
        <BillingFields t={t} tipo={tipo} known={known ?? {}} errors={own(errors)} />
        <div>
          <Button type="submit" busy={busy}>
            {submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
};

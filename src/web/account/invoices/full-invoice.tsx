import { browserApi } from '#web/api.ts';
import type { Billing } from '#contract/orders.ts';
import { useLanguage } from '#web/language.ts';
import { BillingForm } from '#web/walk/billing-form.tsx';
import { createRetryKey } from '#web/walk/sending.ts';
import { useState } from 'react';
import type { Owner } from '../area/area-page.tsx';
import { useInvoiceListTexts } from './texts.ts';

interface FullInvoiceProps {
  readonly owner: Owner;
  readonly numero: string;
  /** The number of the invoice that was issued. */
  readonly onIssued: (numero: string) => void;
}

/** Asks for an invoice in full in place of simplified ones. */
export const FullInvoice = ({ owner: { user, token }, numero, onIssued }: FullInvoiceProps) => {
  const t = useInvoiceListTexts();
  const language = useLanguage();
  // Sent again without an answer, it is the same wish.
  const [retryKey] = useState(createRetryKey);
  const ask = async (billing: Billing) => {
    const params = { id: user.idUser, n: numero };
    const { facturas } = await browserApi(language)(
      'askFullInvoice',
      { params, body: { billing } },
      { token, idempotencyKey: retryKey.of(JSON.stringify(billing)) },
    );
    retryKey.forget();
    onIssued(facturas.at(-1)?.numero ?? '');
  };
  const known = {
    nombre: user.userName,
    apellidos: user.userSurname,
    codigo_postal: user.postCode,
    provincia: user.provincia ?? '',
  };
  return <BillingForm t={t} known={known} submit={t.pedirBoton} send={ask} />;
};

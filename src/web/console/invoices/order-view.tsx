import type { Answer } from '#contract/contract.ts';
import type { Billing } from '#contract/orders.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#web/language.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { SummaryTable } from '#web/ui/walk/summary-table.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { createRetryKey } from '#web/walk/sending.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { staffApi } from '../staff-session.ts';
import { ActionForm } from './action-form.tsx';
import { BillingForm } from '#web/walk/billing-form.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { useInvoicesTexts } from './texts.ts';

type Billed = Answer<'readBilledOrder'>;

const askOrder: Ask<{ pedido: string; language: Language }, Billed> = (_, { pedido, language }, signal) =>
  staffApi(language)('readBilledOrder', { params: { pedido } }, { signal });

/** `12,50`, as people write it; undefined for what no amount is. */
const readAmount = (typed: string): number | undefined => {
  const text = typed.replace(/\s*€$/, '').replace(',', '.');
  return /^\d{1,5}(\.\d{1,2})?$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
};

/** What the desk does for an order: takes tax data, issues what is lacking, gives a part back. */
const OrderActions = ({ order, onDone }: { order: Billed; onDone: (said: string) => void }) => {
  const t = useInvoicesTexts();
  const language = useLanguage();
  const api = staffApi(language);
  // Money that is given back is so once, although the answer was lost.
  const [retryKey] = useState(createRetryKey);
  const params = { pedido: order.pedido };
  const done = ({ facturas }: Answer<'billOrder'>) =>
    onDone(facturas.length === 0 ? t.nadaEmitido : t.emitida(facturas.map(({ numero }) => numero).join(', ')));
  const bill = async (billing: Billing | null) => done(await api('billOrder', { params, body: { billing } }));
  return (
    <>
      <Card>
        <Stack>
          <h3>{t.datos}</h3>
          <p>{t.datosTexto}</p>
          <BillingForm t={t} known={order.billing ?? order.cliente} submit={t.guardarEmitir} send={bill} />
        </Stack>
      </Card>
      {order.porFacturar > 0 && order.billing === null && (
        <ActionForm
          submit={t.emitir}
          send={async () => {
            await bill(null);
            return null;
          }}
        />
      )}
      {order.pagado > 0 && (
        <Disclosure summary={t.devolver}>
          <p>{t.devolverTexto}</p>
          <ActionForm
            look="danger"
            submit={t.devolverBoton}
            send={async (typed) => {
              const importe = readAmount(fieldText(typed, 'importe'));
              if (importe === undefined) return { errors: { importe: t.importeNo } };
              done(
                await api('giveBackPart', { params, body: { importe } }, { idempotencyKey: retryKey.of(`${importe}`) }),
              );
              retryKey.forget();
              return null;
            }}
          >
            {(errors) => (
              <TextField
                label={t.devolverImporte}
                name="importe"
                inputMode="decimal"
                length="short"
                maxLength={10}
                required
                error={errors['importe']}
              />
            )}
          </ActionForm>
        </Disclosure>
      )}
    </>
  );
};

/** What of an order is invoiced, and what the desk may do about it. */
export const OrderView = ({ pedido }: { pedido: string }) => {
  const t = useInvoicesTexts();
  const language = useLanguage();
  const asked = useAnswer(askOrder, { pedido, language });
  const [said, setSaid] = useState<string | null>(null);
  const order = asked.answer;
  return (
    <Stack>
      <p>
        <Link to="?">{t.volver}</Link>
      </p>
      {said && <Notice tone="success">{said}</Notice>}
      <Unanswered t={t} asked={asked} />
      {order && (
        <>
          <h2>{t.pedidoNumero(order.pedido)}</h2>
          <p>
            {t.cliente}: {fullName(order.cliente)}
          </p>
          <SummaryTable
            caption={t.pedidoNumero(order.pedido)}
            rows={[
              { text: t.total, importe: order.total },
              { text: t.pagado, importe: order.pagado },
              { text: t.porFacturarAhora, importe: order.porFacturar },
            ]}
          />
          <InvoiceTable rows={order.facturas} caption={t.facturas} />
          <OrderActions
            key={order.facturas.length}
            order={order}
            onDone={(text) => {
              setSaid(text);
              asked.again();
            }}
          />
        </>
      )}
    </Stack>
  );
};

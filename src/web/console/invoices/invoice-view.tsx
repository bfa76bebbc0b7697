import type { Answer } from '#contract/contract.ts';
import type { Billing } from '#contract/orders.ts';
import type { Language } from '#domain/language.ts';
import { download } from '#web/download.ts';
import { useLanguage } from '#web/language.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Badge } from '#web/ui/page/badge.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { SummaryTable } from '#web/ui/walk/summary-table.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { staffApi, useStaff } from '../staff-session.ts';
import { ActionForm } from './action-form.tsx';
import { BillingForm } from '#web/walk/billing-form.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import room from '../room.module.css';
import styles from './invoices-page.module.css';
import { useInvoicesTexts } from './texts.ts';
import { searchOf } from './use-invoices-address.ts';

type Detail = Answer<'readInvoice'>;

const askInvoice: Ask<{ n: string; language: Language }, Detail> = (_, { n, language }, signal) =>
  staffApi(language)('readInvoice', { params: { n } }, { signal });

const Records = ({ registros }: Pick<Detail, 'registros'>) => {
  const t = useInvoicesTexts();
  const language = useLanguage();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  if (registros.length === 0) return <p>{t.sinRegistros}</p>;
  return (
    <ul className={room.rows}>
      {registros.map(({ clase, generado, estado, codigo, descripcion }) => (
        <li key={`${clase} ${generado} ${estado}`} className={styles.record}>
          {t[clase]}, {when.format(new Date(generado))}: {t.estado[estado]}
          {codigo !== null && (
            <>
              <br />
              {t.codigo(codigo, descripcion ?? '')}
            </>
          )}
        </li>
      ))}
    </ul>
  );
};

const knownOf = ({ receptor }: Detail): Partial<Billing> | null =>
  receptor && {
    nombre: receptor.nombre,
    nif: receptor.nif,
    direccion: receptor.direccion,
    poblacion: receptor.poblacion,
    codigo_postal: receptor.cpostal,
    provincia: receptor.provincia,
  };

interface ActionsProps {
  readonly invoice: Detail;
  readonly onDone: (said: string) => void;
}

/** What may be done with an invoice now. */
const InvoiceActions = ({ invoice, onDone }: ActionsProps) => {
  const t = useInvoicesTexts();
  const language = useLanguage();
  const api = staffApi(language);
  const params = { n: invoice.numero };
  const issue = (name: 'replaceInvoice' | 'rewriteInvoice') => async (billing: Billing) => {
    const { facturas } = await api(name, { params, body: { billing } });
    onDone(t.emitida(facturas.map(({ numero }) => numero).join(', ')));
  };
  const may = new Set(invoice.puede);
  return (
    <>
      {may.has('reenviar') && (
        <ActionForm
          submit={t.reenviar}
          send={async () => {
            await api('resendRecord', { params });
            onDone(t.reenviada);
            return null;
          }}
        />
      )}
      {may.has('canjear') && (
        <Disclosure summary={t.canjear}>
          <p>{t.canjearTexto}</p>
          <BillingForm t={t} known={null} submit={t.canjear} send={issue('replaceInvoice')} />
        </Disclosure>
      )}
      {may.has('rectificar') && (
        <Disclosure summary={t.rectificar}>
          <p>{t.rectificarTexto}</p>
          <BillingForm t={t} known={knownOf(invoice)} submit={t.rectificar} send={issue('rewriteInvoice')} />
        </Disclosure>
      )}
      {may.has('anular') && (
        <Disclosure summary={t.anular}>
          <p>{t.anularTexto}</p>
          <ActionForm
            look="danger"
            submit={t.anularSi}
            send={async () => {
              await api('annulInvoice', { params });
              onDone(t.anuladaHecho);
              return null;
            }}
          />
        </Disclosure>
      )}
    </>
  );
};

const Facts = ({ invoice }: { invoice: Detail }) => {
  const t = useInvoicesTexts();
  const language = useLanguage();
  const { emisor, receptor, lineas, desglose, total, anulada, sustituidaPor } = invoice;
  const percent = new Intl.NumberFormat(language);
  return (
    <>
      {anulada && <Notice tone="warning">{t.anuladaTexto}</Notice>}
      {sustituidaPor !== null && (
        <Notice tone="warning">
          <Link to={searchOf({ factura: sustituidaPor })}>{t.sustituidaTexto(sustituidaPor)}</Link>
        </Notice>
      )}
      <p>
        {t.emisor}: {emisor.nombre}, {emisor.nif}
        <br />
        {t.receptor}:{' '}
        {receptor
          ? `${receptor.nombre}, ${receptor.nif}. ${receptor.direccion}, ${receptor.cpostal} ${receptor.poblacion}`
          : t.sinNombre}
      </p>
      <SummaryTable
        caption={t.lineas}
        rows={[
          ...lineas.map(({ texto, cantidad, importe }) => ({
            text: cantidad === 1 ? texto : `${percent.format(cantidad)} × ${texto}`,
            importe,
          })),
          ...desglose.flatMap(({ porcentaje, base, cuota }) => [
            { text: t.base(percent.format(porcentaje)), importe: base },
            { text: t.cuota, importe: cuota },
          ]),
          { text: t.total, importe: total },
        ]}
      />
    </>
  );
};

/** One invoice: what it says, what the tax agency said of it, and what may be done. */
export const InvoiceView = ({ numero }: { numero: string }) => {
  const t = useInvoicesTexts();
  const language = useLanguage();
  const token = useStaff((state) => state.token);
  const asked = useAnswer(askInvoice, { n: numero, language });
  const [said, setSaid] = useState<string | null>(null);
  const invoice = asked.answer;
  return (
    <Stack>
      <p>
        <Link to="?">{t.volver}</Link>
      </p>
      {said && <Notice tone="success">{said}</Notice>}
      <Unanswered t={t} asked={asked} />
      {invoice && (
        <>
          <h2>
            {t.factura} {invoice.numero} {!invoice.vigente && <Badge>{t.noVigente}</Badge>}
          </h2>
          <p className={room.facts}>
            {t.papel[invoice.papel]} ·{' '}
            <Link to={searchOf({ pedido: invoice.pedido })}>{t.pedidoNumero(invoice.pedido)}</Link> ·{' '}
            {writeEuros(invoice.total)}
          </p>
          <Card>
            <Stack>
              <Facts invoice={invoice} />
              <ActionForm
                submit={t.descargar}
                send={async () => {
                  const filename = `${invoice.numero}.pdf`;
                  await download(
                    'readInvoicePdf',
                    { params: { n: invoice.numero } },
                    { language, token: token ?? '', filename },
                  );
                  return null;
                }}
              />
            </Stack>
          </Card>
          <InvoiceActions
            key={invoice.puede.join()}
            invoice={invoice}
            onDone={(text) => {
              setSaid(text);
              asked.again();
            }}
          />
          <Stack>
            <h3>{t.registros}</h3>
            <Records registros={invoice.registros} />
          </Stack>
          <Stack>
            <h3>{t.delPedido}</h3>
            <InvoiceTable rows={invoice.delPedido} caption={t.delPedido} />
          </Stack>
        </>
      )}
    </Stack>
  );
};

import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#web/language.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSignedIn } from '../use-signed-in.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { ToAgenda } from '../to-agenda.tsx';
import { staffApi } from '../staff-session.ts';
import { Declaration } from './declaration.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { InvoiceView } from './invoice-view.tsx';
import { OrderView } from './order-view.tsx';
import { ConsoleRoom } from '../room.tsx';
import room from '../room.module.css';
import styles from './invoices-page.module.css';
import { useInvoicesTexts } from './texts.ts';
import { searchOf, useInvoicesView, type InvoicesView } from './use-invoices-address.ts';

type Found = Answer<'findInvoices'>;
type Wanted = Pick<InvoicesView, 'buscar' | 'page'> & { readonly language: Language };

const pageSize = 20;

const askInvoices: Ask<Wanted, Found> = (_, { buscar, page, language }, signal) =>
  staffApi(language)('findInvoices', { query: { buscar, page, pageSize } }, { signal });

const Search = ({ buscar }: { buscar: string }) => {
  const t = useInvoicesTexts();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(searchOf({ buscar: fieldText(new FormData(event.currentTarget), 'buscar') }));
  };
  return (
    <form className={room.search} role="search" onSubmit={search}>
      <TextField label={t.buscar} name="buscar" defaultValue={buscar} maxLength={120} spellCheck={false} />
      <Button type="submit">{t.buscarBoton}</Button>
      {buscar && <Link to="?">{t.todas}</Link>}
    </form>
  );
};

const Uninvoiced = ({ porFacturar }: Pick<Found, 'porFacturar'>) => {
  const t = useInvoicesTexts();
  return (
    <Card as="section">
      <Stack>
        <h2>{t.porFacturar}</h2>
        <p>{t.porFacturarTexto}</p>
        <ul className={room.rows}>
          {porFacturar.map(({ pedido, importe, taller }) => (
            <li key={pedido} className={room.row}>
              <span className={styles.main}>
                <Link to={searchOf({ pedido })}>{t.pedidoNumero(pedido)}</Link>
                <span className={room.facts}>{taller}</span>
              </span>
              <span className={styles.amount}>{t.falta(writeEuros(importe))}</span>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
};

const InvoiceSearch = ({ buscar, page }: Pick<InvoicesView, 'buscar' | 'page'>) => {
  const t = useInvoicesTexts();
  const language = useLanguage();
  const asked = useAnswer(askInvoices, { buscar, page, language });
  const { answer } = asked;
  return (
    <Stack>
      <Search key={buscar} buscar={buscar} />
      <Unanswered t={t} asked={asked} />
      {!answer && asked.failure === null && (
        <Waiting text={t.cargando}>
          <Skeleton />
          <Skeleton />
        </Waiting>
      )}
      {answer && answer.porFacturar.length > 0 && !buscar && <Uninvoiced porFacturar={answer.porFacturar} />}
      {answer?.facturas.length === 0 && <p>{t.ninguna}</p>}
      {answer && <InvoiceTable rows={answer.facturas} caption={t.facturas} />}
      {answer && (
        <Pagination
          label={t.paginas}
          page={page}
          pages={Math.ceil(answer.total / pageSize)}
          linkTo={(to) => <Link to={searchOf({ buscar, page: to })} />}
          texts={{ previous: t.anterior, next: t.siguiente, page: t.pagina }}
        />
      )}
    </Stack>
  );
};

/** Invoices, for whoever works for their workshops: found, looked at, issued and put right. */
export default function InvoicesPage() {
  const t = useInvoicesTexts();
  const staff = useSignedIn();
  const { factura, pedido, buscar, page } = useInvoicesView();
  const body = () => {
    if (factura) return <InvoiceView key={factura} numero={factura} />;
    return pedido ? <OrderView key={pedido} pedido={pedido} /> : <InvoiceSearch buscar={buscar} page={page} />;
  };
  const opened = factura ? `${t.factura} ${factura}` : pedido && t.pedidoNumero(pedido);
  return (
    <ConsoleFrame page="consoleInvoices" title={opened || t.facturas} tools={<ToAgenda />}>
      <ConsoleRoom width="narrow">
        <h1 tabIndex={-1}>{t.facturas}</h1>
        {staff && body()}
        {staff && <Declaration />}
      </ConsoleRoom>
    </ConsoleFrame>
  );
}

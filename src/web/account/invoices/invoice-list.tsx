import type { Answer } from '#contract/contract.ts';
import type { ShownInvoice } from '#contract/invoices.ts';
import { download } from '#web/download.ts';
import { useLanguage } from '#web/language.ts';
import { useSession } from '#web/stored/session-store.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { Button } from '#web/ui/page/button.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import { whyNot, type Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useState } from 'react';
import styles from './invoice-list.module.css';
import { useInvoiceListTexts } from './texts.ts';

interface Wanted {
  readonly userId: string;
  readonly token: string;
  readonly page: number;
}

const pageSize = 10;

const askInvoices: Ask<Wanted, Answer<'listInvoices'>> = (api, { userId, token, page }, signal) =>
  api('listInvoices', { params: { id: userId }, query: { page, pageSize } }, { token, signal });

const Invoice = ({ invoice, userId, token }: { invoice: ShownInvoice } & Omit<Wanted, 'page'>) => {
  const t = useInvoiceListTexts();
  const language = useLanguage();
  const { numero, fecha, papel, pedido, total, vigente } = invoice;
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(fecha));
  const save = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      await download(
        'readInvoiceFile',
        { params: { id: userId, n: numero } },
        { language, token, filename: `${numero}.pdf` },
      );
    } catch (failure) {
      setTrouble(whyNot(failure, t.sinConexion));
    }
    setBusy(false);
  };
  return (
    <li className={styles.invoice}>
      <div className={styles.what}>
        <strong>{numero}</strong> {!vigente && <Badge>{t.noVigente}</Badge>}
        <span className={styles.facts}>
          {t.papel[papel]} · {day} · {t.delPedido(pedido)}
        </span>
      </div>
      <span className={styles.amount}>{writeEuros(total)}</span>
      <Button look="secondary" busy={busy} aria-label={t.descargarDe(numero)} onClick={() => void save()}>
        {t.descargar}
      </Button>
      {trouble && (
        <div className={styles.trouble}>
          <Notice tone="error">{trouble}</Notice>
        </div>
      )}
    </li>
  );
};

/** The invoices of whoever is signed in, each with its file; nothing where nobody is. */
export const InvoiceList = () => {
  const t = useInvoiceListTexts();
  const { user, token } = useSession();
  const [page, setPage] = useState(0);
  const asked = useAnswer(askInvoices, user && token !== null ? { userId: user.idUser, token, page } : null);
  if (!user || token === null) return null;
  const { answer } = asked;
  return (
    <Stack>
      <h2>{t.facturas}</h2>
      <Unanswered t={t} asked={asked} />
      {!answer && asked.failure === null && (
        <Waiting text={t.cargando}>
          <Skeleton />
          <Skeleton />
        </Waiting>
      )}
      {answer?.total === 0 && <p>{t.ninguna}</p>}
      {answer && answer.facturas.length > 0 && (
        <ul className={styles.list}>
          {answer.facturas.map((invoice) => (
            <Invoice key={invoice.numero} invoice={invoice} userId={user.idUser} token={token} />
          ))}
        </ul>
      )}
      {answer && answer.total > pageSize && (
        <Actions>
          {page > 0 && (
            <Button look="secondary" onClick={() => setPage(page - 1)}>
              {t.siguiente}
            </Button>
          )}
          {(page + 1) * pageSize < answer.total && (
            <Button look="secondary" onClick={() => setPage(page + 1)}>
              {t.anterior}
            </Button>
          )}
        </Actions>
      )}
    </Stack>
  );
};

import type { ShownInvoice } from '#contract/invoices.ts';
import { download } from '#web/download.ts';
import { useLanguage } from '#web/language.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { Button } from '#web/ui/page/button.tsx';
import { Icon } from '#web/ui/page/icon.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { whyNot } from '#web/walk/ask.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Owner } from '../area/area-page.tsx';
import styles from './invoice-list.module.css';
import { useInvoiceListTexts } from './texts.ts';

/** Few ask for it: its form comes with the first who does. */
const FullInvoice = lazy(async () => ({ default: (await import('./full-invoice.tsx')).FullInvoice }));

interface InvoiceProps {
  readonly invoice: ShownInvoice;
  readonly owner: Owner;
  /** What it belongs to, where the page does not say it. */
  readonly order: ReactNode;
  readonly onIssued: (numero: string) => void;
}

const Invoice = ({ invoice, owner, order, onIssued }: InvoiceProps) => {
  const t = useInvoiceListTexts();
  const language = useLanguage();
  const { numero, fecha, tipo, papel, total, vigente } = invoice;
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(fecha));
  const save = async () => {
    setBusy(true);
    setTrouble(null);
    const params = { id: owner.user.idUser, n: numero };
    try {
      await download('readInvoiceFile', { params }, { language, token: owner.token, filename: `${numero}.pdf` });
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
          {t.papel[papel]}. {day}. {order}
        </span>
      </div>
      <span className={styles.amount}>{writeEuros(total)}</span>
      <div className={styles.ways}>
        <Button
          look="secondary"
          shape="small"
          busy={busy}
          aria-label={t.descargarDe(numero)}
          onClick={() => void save()}
        >
          <Icon name="download" /> {t.descargar}
        </Button>
        {vigente && tipo === 'F2' && (
          <Button look="quiet" shape="small" aria-expanded={asking} onClick={() => setAsking(!asking)}>
            {t.pedirCompleta}
          </Button>
        )}
      </div>
      {trouble && (
        <div className={styles.wide}>
          <Notice tone="error">{trouble}</Notice>
        </div>
      )}
      {asking && vigente && (
        <Stack className={styles.wide}>
          <Suspense fallback={null}>
            <p>{t.pedirCompletaTexto}</p>
            <FullInvoice owner={owner} numero={numero} onIssued={onIssued} />
          </Suspense>
        </Stack>
      )}
    </li>
  );
};

interface InvoiceListProps {
  readonly owner: Owner;
  readonly invoices: readonly ShownInvoice[];
  readonly orderOf?: (pedido: string) => ReactNode;
  /** Other invoices stand there now. */
  readonly onChanged: () => void;
}

/** Invoices, each with its file, and simplified ones with the way to one in full. */
export const InvoiceList = ({ owner, invoices, orderOf, onChanged }: InvoiceListProps) => {
  const t = useInvoiceListTexts();
  const [issued, setIssued] = useState<string | null>(null);
  // What took its place since is no news of it.
  const isNews = invoices.find(({ numero }) => numero === issued)?.vigente !== false;
  return (
    <Stack>
      {issued !== null && isNews && <Notice tone="success">{t.pedida(issued)}</Notice>}
      <ul className={styles.list}>
        {invoices.map((invoice) => (
          <Invoice
            key={invoice.numero}
            invoice={invoice}
            owner={owner}
            order={orderOf?.(invoice.pedido)}
            onIssued={(numero) => {
              setIssued(numero);
              onChanged();
            }}
          />
        ))}
      </ul>
    </Stack>
  );
};

import type { ShownInvoice } from '#contract/invoices.ts';
import { useLanguage } from '#web/language.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Link } from 'react-router';
import { useInvoicesTexts } from './texts.ts';
import { searchOf } from './use-invoices-address.ts';
import room from '../room.module.css';
import styles from './invoices-page.module.css';

type Row = ShownInvoice & { readonly receptor?: string | null; readonly revisar?: boolean };

/** Invoices one below the other, each with the way to what it says. */
export const InvoiceTable = ({ rows, caption }: { rows: readonly Row[]; caption: string }) => {
  const t = useInvoicesTexts();
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <ul className={room.rows} aria-label={caption}>
      {rows.map(({ numero, fecha, papel, pedido, total, vigente, receptor, revisar }) => (
        <li key={numero} className={room.row}>
          <span className={styles.main}>
            <Link to={searchOf({ factura: numero })}>{numero}</Link> {!vigente && <Badge>{t.noVigente}</Badge>}{' '}
            {revisar && <Badge>{t.revisar}</Badge>}
            <span className={room.facts}>
              {t.papel[papel]} · {day.format(new Date(fecha))}
              {receptor === undefined ? '' : ` · ${receptor ?? t.sinNombre}`}
            </span>
          </span>
          <Link to={searchOf({ pedido })}>{t.pedidoNumero(pedido)}</Link>
          <span className={styles.amount}>{writeEuros(total)}</span>
        </li>
      ))}
    </ul>
  );
};

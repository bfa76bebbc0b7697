import type { AgendaRow } from '#contract/agenda.ts';
import type { Billing } from '#contract/orders.ts';
import type { Api } from '#web/api.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { BillingForm } from '#web/walk/billing-form.tsx';
import { useInvoicesTexts } from '../invoices/texts.ts';
import { Sheet } from '../sheet.tsx';
import { callRow } from './rows.ts';
import { useConsoleTexts } from '../texts.ts';
import { onceKey } from './use-perform.ts';

interface BillingSheetProps {
  api: Api;
  row: AgendaRow;
  pedido: string;
  /** Why the work is not marked as done without them. */
  why: string;
  /** They are kept: the work may be marked as done. */
  onKept: () => void;
  onClose: () => void;
}

/** Asks for whom the final invoice is, in the moment in which the work is done. */
export const BillingSheet = ({ api, row, pedido, why, onKept, onClose }: BillingSheetProps) => {
  const t = useInvoicesTexts();
  const words = useConsoleTexts();
  const keep = async (billing: Billing) => {
    await api('billOrder', { params: { pedido }, body: { billing } }, onceKey());
    onKept();
  };
  return (
    <Sheet title={t.datos} lead={callRow(row, words)} onClose={onClose}>
      <Notice tone="info">{why}</Notice>
      <BillingForm
        t={t}
        known={row.cliente && { nombre: row.cliente.nombre, apellidos: row.cliente.apellidos }}
        submit={t.guardarTerminar}
        send={keep}
      />
    </Sheet>
  );
};

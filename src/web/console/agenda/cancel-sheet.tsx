import type { AgendaRow } from '#contract/agenda.ts';
import { Button } from '#web/ui/page/button.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Sheet, SheetFoot } from '../sheet.tsx';
import { useConsoleTexts } from '../texts.ts';
import { callRow } from './rows.ts';

interface CancelProps {
  row: AgendaRow;
  busy: boolean;
  onCancel: () => void;
  onClose: () => void;
}

/** The one question before an appointment is gone: that cannot be taken back. */
export const CancelSheet = ({ row, busy, onCancel, onClose }: CancelProps) => {
  const t = useConsoleTexts();
  const { pedido } = row;
  const paid = pedido && pedido.pagado > 0 ? writeEuros(pedido.pagado) : undefined;
  return (
    <Sheet title={t.anularPregunta} lead={callRow(row, t)} onClose={onClose}>
      <p>
        {t.anularTexto} {pedido && t.anularConPedido(pedido.orderNumber, paid)}
      </p>
      <SheetFoot back={t.anularNo} onClose={onClose}>
        <Button look="danger" busy={busy} onClick={onCancel}>
          {t.anularSi}
        </Button>
      </SheetFoot>
    </Sheet>
  );
};

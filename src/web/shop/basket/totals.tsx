import type { Basket } from '#contract/basket.ts';
import { SummaryTable, type SummaryRow } from '#web/ui/summary-table.tsx';
import { kindsIn } from './product-in-words.ts';
import { useBasketTexts } from './texts.ts';

/** What it costs, line by line, down to the cent that is asked for. */
export const Totals = ({
  basket: { products, services, totals },
}: {
  basket: Pick<Basket, 'products' | 'services' | 'totals'>;
}) => {
  const t = useBasketTexts();
  const rows: SummaryRow[] = [
    { text: kindsIn(products).tyresOnly ? t.neumaticos : t.productos, importe: totals.productos },
    ...(services.length > 0 ? [{ text: t.servicios, importe: totals.servicios }] : []),
    ...(totals.envio > 0 ? [{ text: t.envio, importe: totals.envio }] : []),
    ...(totals.aduana > 0 ? [{ text: t.aduana, importe: totals.aduana }] : []),
    ...(totals.descuento > 0 ? [{ text: t.descuento, importe: -totals.descuento, kind: 'discount' as const }] : []),
    { text: t.totalTodo, importe: totals.total, kind: 'total' },
    { text: t.ecotasa, importe: totals.ecotasa, kind: 'part' },
    ...totals.impuestos.map(({ nombre, porcentaje, cuota }) => ({
      text: t.impuesto(nombre, String(porcentaje).replace('.', ',')),
      importe: cuota,
      kind: 'part' as const,
    })),
    ...(totals.ahorro > 0 ? [{ text: t.ahorro, importe: totals.ahorro, kind: 'part' as const }] : []),
  ];
  return <SummaryTable caption={t.resumen} rows={rows} />;
};

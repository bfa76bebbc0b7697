import { withComma } from '#domain/format-number.ts';
import type { Basket, BasketService } from '#contract/basket.ts';
import { wasteFeesIn } from '#domain/catalogue/waste-fee.ts';
import { nearestCents, toEuros } from '#domain/money/euros.ts';
import type { Language } from '#domain/language.ts';
import type { BasketTexts } from '#i18n/es/basket.ts';
import { useLanguage } from '#web/language.ts';
import { leftOf } from '#web/ui/page/euros.ts';
import { SummaryTable, type SummaryRow } from '#web/ui/walk/summary-table.tsx';
import { kindsIn } from './product-in-words.ts';
import { addedTo, takenOffProducts } from './promotions-in-basket.ts';
import { associationOf } from '../buy/association.ts';
import { unitsOf } from './service-in-words.ts';
import { useBasketTexts } from './texts.ts';

type Priced = Pick<Basket, 'products' | 'services' | 'discount' | 'totals'>;

/** A service at its price without promotions, which have lines of their own. */
const serviceRow = (service: BasketService, t: BasketTexts, language: Language): SummaryRow => {
  const { importeSinPromo: importe, incluido, conDescuentoAsociado } = service;
  const notes = [
    ...(incluido && importe > 0 ? [service[`descripcion_${language}`]] : []),
    ...(incluido ? [] : [unitsOf(service, t)]),
    ...(conDescuentoAsociado ? [associationOf(service, t, language, service.tipoProductoAsociado)] : []),
  ];
  return {
    text: service[`nombre_${language}`],
    note: notes.filter(Boolean).join(' · ') || undefined,
    importe: importe === 0 ? t.gratis : importe,
  };
};

const headOf = ({ tyresOnly, goods }: ReturnType<typeof kindsIn>) =>
  tyresOnly ? 'neumaticos' : goods ? 'productos' : 'trabajos';

/** What is in the price at which products are shown, and what comes on top of it. */
const parts = ({ products, services, discount, totals }: Priced, t: BasketTexts, language: Language): SummaryRow[] => {
  const chosen = services.filter(({ selected, cantidad }) => selected && cantidad > 0);
  const extra = [
    ...chosen.filter(({ incluido }) => !incluido).map((service) => serviceRow(service, t, language)),
    ...(totals.envio > 0 ? [{ text: t.envio, importe: totals.envio }] : []),
    ...(totals.aduana > 0 ? [{ text: t.aduana, importe: totals.aduana }] : []),
  ];
  return [
    { text: t.incluyePrecio, kind: 'head' },
    {
      text: t[headOf(kindsIn(products))],
      importe: addedTo(totals.productos, takenOffProducts(discount)),
    },
    ...chosen.filter(({ incluido }) => incluido).map((service) => serviceRow(service, t, language)),
    ...(extra.length > 0 ? [{ text: t.ademas, kind: 'head' as const }, ...extra] : []),
  ];
};

/** Each promotion and each coupon, with what it takes off. */
const discounts = ({ discount }: Priced, t: BasketTexts, language: Language): SummaryRow[] =>
  discount.map(({ codigo_promocion: codigo, importePromocion, ...each }) => ({
    text: codigo === null ? each[`descripcion_${language}`] : t.cuponDe(codigo),
    note: codigo === null ? undefined : each[`descripcion_${language}`],
    importe: -importePromocion,
    kind: 'discount',
  }));

/** Fees and taxes, which stand in the amounts above, and what was reduced before. */
const within = ({ products, discount, totals }: Priced, t: BasketTexts): SummaryRow[] => {
  const ahorro = leftOf(totals.ahorro, takenOffProducts(discount));
  return [
    ...wasteFeesIn(products.map((each) => ({ ...each, ecotasa: nearestCents(each.ecotasa) }))).map(
      ({ tasa, importe }) => ({ text: t.tasa[tasa], importe: toEuros(importe), kind: 'part' as const }),
    ),
    ...totals.impuestos.map(({ nombre, porcentaje, cuota }) => ({
      text: t.impuesto(nombre, withComma(porcentaje)),
      importe: cuota,
      kind: 'part' as const,
    })),
    ...(ahorro > 0 ? [{ text: t.ahorro, importe: ahorro, kind: 'part' as const }] : []),
  ];
};

/** What it costs, line by line, down to the cent that is asked for. */
export const Totals = ({ basket }: { basket: Priced }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const rows: SummaryRow[] = [
    ...parts(basket, t, language),
    ...discounts(basket, t, language),
    { text: t.totalTodo, importe: basket.totals.total, kind: 'total' },
    ...within(basket, t),
  ];
  return <SummaryTable caption={t.resumen} rows={rows} />;
};

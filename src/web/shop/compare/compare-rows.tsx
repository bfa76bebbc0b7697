import { writeEuros } from '#web/ui/page/euros.ts';
import { priceMark } from '#web/ui/page/price-mark.ts';
import { Price } from '#web/ui/page/price.tsx';
import type { ReactNode } from 'react';
import type { useTyreFactsTexts } from '../tyres/tyre-facts-texts.ts';
import type { useShopTexts } from '../texts.ts';
import styles from './compare-page.module.css';
import type { ComparedTyre } from './compared-tyre.ts';
import type { useCompareTexts } from './texts.ts';

/** A line of the comparison: what it is called, what is compared, and how it is shown. */
interface CompareRow {
  readonly name: string;
  /** Null where the tyre has none: a label outside its scope, a rating. */
  readonly value: (tyre: ComparedTyre) => string | number | boolean | null;
  readonly show: (tyre: ComparedTyre) => ReactNode;
  /** Which value is the better one, where everybody would say so. */
  readonly better?: 'less' | 'more';
}

type Texts = ReturnType<typeof useCompareTexts>;
type ShopTexts = ReturnType<typeof useShopTexts>;
type SheetTexts = ReturnType<typeof useTyreFactsTexts>;

type Label = NonNullable<ComparedTyre['etiqueta']>;

const letterRow = (name: string, t: Texts, letter: (label: Label) => string): CompareRow => ({
  name,
  value: ({ etiqueta }) => etiqueta && letter(etiqueta).charCodeAt(0),
  show: ({ etiqueta }) =>
    etiqueta && (
      <b className={styles.letter} data-class={letter(etiqueta)}>
        <span className="spoken">{t.clase('')}</span>
        {letter(etiqueta)}
      </b>
    ),
  better: 'less',
});

export const compareRows = (t: Texts, shop: ShopTexts, sheet: SheetTexts): readonly CompareRow[] => {
  const yesNo = (yes: boolean) => (yes ? sheet.dato.si : sheet.dato.no);
  return [
    {
      name: t.precio,
      // The price of fewer is none to compare with.
      value: ({ importeMontado, cantidad, unidades }) => (cantidad < unidades ? null : importeMontado),
      show: ({ id, importeMontado, cantidad }) => (
        <span {...priceMark({ id, unidades: cantidad, importe: importeMontado })}>
          <Price importe={importeMontado} size="s" note={shop.montados(cantidad)} />
        </span>
      ),
      better: 'less',
    },
    { name: t.cadaUno, value: ({ precio }) => precio, show: ({ precio }) => writeEuros(precio), better: 'less' },
    { name: sheet.dato.medida, value: ({ medida }) => medida, show: ({ medida }) => medida },
    letterRow(t.consumo, t, ({ consumo }) => consumo),
    letterRow(t.mojado, t, ({ mojado }) => mojado),
    {
      name: t.ruido,
      value: ({ etiqueta }) => etiqueta && etiqueta.ruido_db,
      show: ({ etiqueta }) => etiqueta && t.ruidoValor(etiqueta.ruido_db, etiqueta.ruido),
      better: 'less',
    },
    {
      name: sheet.dato.temporada,
      value: ({ temporada }) => temporada,
      show: ({ temporada }) => shop.temporada[temporada],
    },
    {
      name: sheet.dato.nieve,
      value: ({ etiqueta }) => etiqueta && etiqueta.nieve,
      show: ({ etiqueta }) => etiqueta && yesNo(etiqueta.nieve),
    },
    {
      name: sheet.dato.hielo,
      value: ({ etiqueta }) => etiqueta && etiqueta.hielo,
      show: ({ etiqueta }) => etiqueta && yesNo(etiqueta.hielo),
    },
    {
      name: t.carga,
      value: ({ ic }) => ic,
      show: ({ ic, cargaKg }) => ic !== null && sheet.dato.cargaValor(ic, cargaKg ?? 0),
    },
    {
      name: t.velocidad,
      value: ({ velocidadKmh }) => velocidadKmh,
      show: ({ cv, velocidadKmh }) => cv !== null && sheet.dato.velocidadValor(cv, velocidadKmh ?? 0),
    },
    {
      name: sheet.dato.runflat,
      value: ({ runflat, tipo_runflat }) => tipo_runflat ?? runflat,
      show: ({ runflat, tipo_runflat }) => tipo_runflat ?? yesNo(runflat),
    },
    {
      name: sheet.dato.reforzado,
      value: ({ refuerzo }) => refuerzo,
      show: ({ refuerzo }) => refuerzo ?? sheet.dato.no,
    },
    {
      name: t.garantia,
      value: ({ garantia }) => garantia,
      show: ({ garantia }) => t.garantiaValor(garantia),
      better: 'more',
    },
    {
      name: sheet.dato.categoria,
      value: ({ categoria }) => categoria,
      show: ({ categoria }) => shop.categoria[categoria],
    },
    { name: t.entrega, value: ({ plazo }) => plazo, show: ({ plazo }) => shop.enTaller(plazo), better: 'less' },
  ];
};

/** Whether the tyres differ in a row, and what the best of them has. */
export const judgeRow = (
  { value, better }: CompareRow,
  tyres: readonly ComparedTyre[],
): { readonly differs: boolean; readonly best: number | undefined } => {
  const values = tyres.map(value);
  const differs = new Set(values).size > 1;
  const known = values.filter((each) => each !== null).map(Number);
  const best = better === 'less' ? Math.min(...known) : Math.max(...known);
  return { differs, best: differs && better ? best : undefined };
};

import type { FromPrice as Price } from '#contract/tyre-cards.ts';
import { writeEuros } from '#web/ui/page/euros.ts';
import { priceMark } from '#web/ui/page/price-mark.ts';
import { useLandingTexts } from './landing-texts.ts';

/** "desde 219,56 € los cuatro montados": what the cheapest set of some tyres costs, fitted. */
export const FromPrice = ({ id, unidades, importeMontado }: NonNullable<Price>) => (
  <span {...priceMark({ id, unidades, importe: importeMontado })}>
    {useLandingTexts().desde(writeEuros(importeMontado), unidades)}
  </span>
);

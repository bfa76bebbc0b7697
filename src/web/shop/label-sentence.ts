import type { TyreResult } from '#contract/tyres.ts';
import type { useShopTexts } from './texts.ts';

type Label = NonNullable<TyreResult['etiqueta']>;
type LabelTexts = ReturnType<typeof useShopTexts>['etiqueta'];

/** The classes of a label in words. */
export const labelTexts = ({ consumo, mojado, ruido_db, ruido }: Label, t: LabelTexts) => ({
  consumo: t.consumo(consumo),
  mojado: t.mojado(mojado),
  ruido: t.ruido(ruido_db, ruido),
});

/** The whole label for those who cannot see it, its symbols too. */
export const labelSentence = (etiqueta: Label, t: LabelTexts): string =>
  [t.titulo, ...Object.values(labelTexts(etiqueta, t)), etiqueta.nieve && t.nieve, etiqueta.hielo && t.hielo]
    .filter(Boolean)
    .join('. ');

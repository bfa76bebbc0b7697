import type { TyreResult } from '#contract/tyres.ts';
import type { useShopTexts } from '../texts.ts';

type Label = NonNullable<TyreResult['etiqueta']>;
type LabelTexts = ReturnType<typeof useShopTexts>['etiqueta'];

/** The classes of a label in words. */
export const labelTexts = ({ consumo, mojado, ruido_db, ruido }: Label, t: LabelTexts) => ({
  consumo: t.consumo(consumo),
  mojado: t.mojado(mojado),
  ruido: t.ruido(ruido_db, ruido),
});

/** The whole label for those who cannot see it, its symbols too. */
export const labelSentence = ({ nieve, hielo }: Label, t: LabelTexts, texts: ReturnType<typeof labelTexts>): string =>
  [t.titulo, ...Object.values(texts), nieve && t.nieve, hielo && t.hielo].filter(Boolean).join('. ');

import type { ArticleResult } from '#contract/catalogue.ts';
import type { Answer } from '#contract/contract.ts';
import type { TyreResult } from '#contract/tyres.ts';
import type { Language } from '#domain/language.ts';
import { promises as ca } from '#i18n/ca/promises.ts';
import { promises as es } from '#i18n/es/promises.ts';
import { isBalanced } from '../tyre-cards/included.ts';

type Paid = Pick<Answer<'siteInit'>, 'pagoEnTallerHasta'>;

const texts = { es, ca };

/** The workshop is no place to pay above the shop's limit, which may be nothing. */
const payment = (importe: number, { pagoEnTallerHasta }: Paid, t: typeof es): string =>
  importe <= pagoEnTallerHasta ? t.enTaller : t.ahora;

/** What holds for a tyre that is fitted here. */
export const tyrePromises = (
  { tipoVehiculo, garantia, importeMontado }: Pick<TyreResult, 'tipoVehiculo' | 'garantia' | 'importeMontado'>,
  site: Paid,
  language: Language,
): string[] => {
  const t = texts[language];
  return [
    isBalanced(tipoVehiculo) ? t.ruedas : t.montaje,
    garantia > 0 ? t.garantia(garantia) : t.garantiaLegal,
    t.cambia,
    payment(importeMontado, site, t),
  ];
};

/** What holds for a battery, an oil or an accessory: some are fitted, others taken along. */
export const articlePromises = (
  { entrega, importeMontado }: Pick<ArticleResult, 'entrega' | 'importeMontado'>,
  site: Paid,
  language: Language,
): string[] => {
  const t = texts[language];
  const fitted = entrega === 'montaje';
  return [
    fitted ? t.montajeYTasas : t.recogida,
    t.garantiaLegal,
    fitted ? t.cambia : t.recoge,
    payment(importeMontado, site, t),
  ];
};

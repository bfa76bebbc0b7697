import { formatNumber } from '#domain/format-number.ts';
import type { BasketService } from '#contract/basket.ts';
import type { Language } from '#domain/language.ts';
import type { ServiceTexts } from '#i18n/es/services.ts';

type Offered = Pick<BasketService, 'descuentoAsociado' | 'unidadesAsociadas'>;

/**
 * What a service costs less with enough of the products that it goes with, tyres unless it is told otherwise;
 * undefined where nothing is offered.
 */
export const associationOf = (
  { descuentoAsociado, unidadesAsociadas }: Offered,
  t: ServiceTexts,
  language: Language,
  tipoProductoAsociado = 'neumatico',
): string | undefined =>
  unidadesAsociadas === 0
    ? undefined
    : t.conTantos(formatNumber(descuentoAsociado, language), unidadesAsociadas, tipoProductoAsociado === 'neumatico');

import { toPercent } from '#domain/money/rate.ts';
import type { ServiceRow, Tariffs } from './tariffs-store.ts';

/** What a service costs less with enough of the products that it goes with, in percent. */
export const showAssociation = ({ descuento_asociado, unidades_asociadas }: ServiceRow) => ({
  descuentoAsociado: toPercent(descuento_asociado),
  unidadesAsociadas: unidades_asociadas,
});

/** What an insurance pays, step by step; nothing to say of other services. */
export const showCover = ({ categoria_servicio }: ServiceRow, { insurance }: Tariffs) =>
  categoria_servicio === 'seguro'
    ? insurance.map(({ hasta_km, cubre_bp }) => ({ hasta_km, porcentaje: toPercent(cubre_bp) }))
    : [];

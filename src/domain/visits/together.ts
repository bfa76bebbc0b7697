import { cents, minus, sum, type Cents } from '../money/cents.ts';
import { partOf } from '../money/rate.ts';

/** A service as it is added up. */
export interface PricedService {
  readonly minutos: number;
  /** With tax; null where it depends on the vehicle. */
  readonly precio: Cents | null;
  /** Hundredths of a percent off, together with another one. */
  readonly descuentoJunto: number;
}

export interface Together {
  readonly minutos: number;
  /** What those with a known price cost together, the saving taken off. */
  readonly precio: Cents;
  readonly ahorro: Cents;
  /** How many have no price yet. */
  readonly sinPrecio: number;
}

/** Those of one appointment that cost less because of the others; none where there is only one. */
export const cheaperTogether = <Service extends { readonly descuento_junto: number }>(
  services: readonly Service[],
): readonly Service[] => (services.length < 2 ? [] : services.filter(({ descuento_junto }) => descuento_junto > 0));

const nothing = cents(0);

/** Several services in one appointment: their times summed, and what having them done at once saves. */
export const together = (services: readonly PricedService[]): Together => {
  const prices = services.map(({ precio }) => precio ?? nothing);
  const savings = services.map(({ precio, descuentoJunto }) => partOf(precio ?? nothing, descuentoJunto));
  const ahorro = services.length < 2 ? nothing : sum(savings);
  return {
    minutos: services.reduce((all, { minutos }) => all + minutos, 0),
    precio: minus(sum(prices), ahorro),
    ahorro,
    sinPrecio: services.filter(({ precio }) => precio === null).length,
  };
};

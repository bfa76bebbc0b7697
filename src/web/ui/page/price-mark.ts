interface Priced {
  /** The product's number in the catalogue. */
  readonly id: number;
  readonly unidades: number;
  /** Euros, with everything that comes with them into a basket. */
  readonly importe: number;
}

/**
 * What a price on a page is of, for whoever reads the page by machine: so many of one product. Who buys just that pays
 * just that; a test reads every page by these.
 */
export const priceMark = ({ id, unidades, importe }: Priced) => ({
  'data-product': id,
  'data-units': unidades,
  'data-price': importe.toFixed(2),
});

/** The same of what may have a price, and may be no product. */
export const priceMarkOf = (
  producto: Omit<Priced, 'importe'> | null,
  importe: number | null,
): ReturnType<typeof priceMark> | null => (producto && importe !== null ? priceMark({ ...producto, importe }) : null);

/** The same of work of the tariff: what it costs on the vehicle that it costs least on. */
export const tariffMark = ({ servicio, importe }: { readonly servicio: string; readonly importe: number }) => ({
  'data-service': servicio,
  'data-price': importe.toFixed(2),
});

/** A price of a product, and what it is of: "4 neumáticos montados". */
interface NamedPrice {
  readonly name: string;
  /** Euros, tax included. */
  readonly importe: number;
  readonly unidades: number;
}

/** The offer of a product as search engines read it (schema.org), saying what its price is of. */
export const offerData = (url: string, disponibilidad: 0 | 1, { name, importe, unidades }: NamedPrice) => ({
  '@type': 'Offer',
  name,
  url,
  priceCurrency: 'EUR',
  price: importe.toFixed(2),
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: importe.toFixed(2),
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: true,
    referenceQuantity: { '@type': 'QuantitativeValue', value: unidades, unitCode: 'C62' },
  },
  eligibleQuantity: { '@type': 'QuantitativeValue', minValue: unidades },
  availability: disponibilidad === 1 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
  itemCondition: 'https://schema.org/NewCondition',
});

import { isPictured, sharePicture } from '#contract/share-address.ts';

/** A price of a product, and what it is of: "4 neumáticos montados". */
interface NamedPrice {
  readonly name: string;
  /** Euros, tax included. */
  readonly importe: number;
  readonly unidades: number;
}

/** The offer of a product as search engines read it (schema.org), saying what its price is of. */
const offerData = (url: string, disponibilidad: 0 | 1, { name, importe, unidades }: NamedPrice) => ({
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

/** The picture that a shared link to the product shows: a JPEG with an address of its own, unlike those of the page. */
const pictureData = (url: string): { readonly image?: string } => {
  const { pathname } = new URL(url);
  return isPictured(pathname) ? { image: new URL(sharePicture(pathname), url).href } : {};
};

interface SoldHere {
  readonly id_navision: string;
  readonly marca: string;
  readonly disponibilidad: 0 | 1;
}

/** A product as search engines read it (schema.org), at the whole address of its sheet. */
export const productData = (
  { id_navision, marca, disponibilidad }: SoldHere,
  { name, url, price }: { readonly name: string; readonly url: string; readonly price: NamedPrice },
) => ({
  '@type': 'Product',
  name,
  sku: id_navision,
  ...pictureData(url),
  brand: { '@type': 'Brand', name: marca },
  offers: offerData(url, disponibilidad, price),
});

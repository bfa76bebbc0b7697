/** A product in a basket, as far as moving it to another one asks. */
interface Lying {
  readonly id_navision: string;
  readonly cantidad: number;
}

/** A basket that waits for the same visit, and with what its products may lie. */
interface Beside<Product> {
  readonly cestaID: string;
  readonly company: string | null;
  readonly products: readonly Product[];
}

interface Changed<Product> {
  /** What the changed basket holds now, and its company; null where it holds nothing. */
  readonly kept: readonly Product[];
  readonly company: string | null;
  /** What left it because it may not lie with that, and its company. */
  readonly apart: readonly Product[];
  readonly apartCompany: string | null;
  /** The other baskets of the visit that are not ordered. */
  readonly besides: readonly Beside<Product>[];
}

interface Rearranged<Product> {
  /** The basket beside it that held its like, and what comes from there. */
  readonly from: string | null;
  readonly brought: readonly Product[];
  /** The basket beside it that holds something else from now on; `cestaID` is null where it is made. Null where none does. */
  readonly beside: { readonly cestaID: string | null; readonly products: readonly Product[] } | null;
}

const withoutThose = <Product extends Lying>(products: readonly Product[], those: readonly Product[]): Product[] => {
  const named = new Set(those.map(({ id_navision }) => id_navision));
  return products.filter(({ id_navision }) => !named.has(id_navision));
};

/** Of one product in both, the larger quantity counts. */
const together = <Product extends Lying>(there: readonly Product[], coming: readonly Product[]): Product[] => [
  ...there.map((product) => {
    const other = coming.find(({ id_navision }) => id_navision === product.id_navision);
    return other && other.cantidad > product.cantidad ? other : product;
  }),
  ...withoutThose(coming, there),
];

/**
 * How the baskets of one visit lie after one of them changed: in each what may lie together, and of each company one. What
 * had to leave takes the place of its opposite that comes back, or goes to its like, or into a basket of its own.
 */
export const rearrange = <Product extends Lying>({
  kept,
  company,
  apart,
  apartCompany,
  besides,
}: Changed<Product>): Rearranged<Product> => {
  const like = company === null ? undefined : besides.find((beside) => beside.company === company);
  const brought = like ? withoutThose(like.products, kept) : [];
  if (like) return { from: like.cestaID, brought, beside: { cestaID: like.cestaID, products: apart } };
  if (apart.length === 0) return { from: null, brought, beside: null };
  const home = besides.find((beside) => beside.company === apartCompany);
  return {
    from: null,
    brought,
    beside: { cestaID: home?.cestaID ?? null, products: together(home?.products ?? [], apart) },
  };
};

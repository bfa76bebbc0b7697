/** Kinds of product (spec C1); transport accessories have a page there but no kind, so ours. */
export const productKinds = [
  'neumatico',
  'camara',
  'mousse',
  'bateria',
  'aceite',
  'acc-seguridad',
  'acc-transporte',
  'amortiguador',
  'kito1',
  'kito2',
  'ozono',
  'ac',
  'ac2',
  'revision',
  'revision_moto',
  'packinvierno',
  'preitv',
] as const;
export type ProductKind = (typeof productKinds)[number];

/** Why a kind is refused where a basket takes one kind only (spec B35). */
export const mixedRefusal = <Kind extends ProductKind>(kind: Kind): `no-puedes-anadir-${Kind}` =>
  `no-puedes-anadir-${kind}`;

const delivered: Readonly<Record<ProductKind, boolean>> = {
  neumatico: true,
  camara: true,
  mousse: true,
  bateria: true,
  aceite: true,
  'acc-seguridad': true,
  'acc-transporte': true,
  amortiguador: true,
  kito1: false,
  kito2: false,
  ozono: false,
  ac: false,
  ac2: false,
  revision: false,
  revision_moto: false,
  packinvierno: false,
  preitv: false,
};

/**
 * Whether a product is goods that a warehouse sends. The others are done in the workshop with what it has: they are
 * always available, from the day of the order, and no border adds anything to them.
 */
export const isGoods = (kind: ProductKind): boolean => delivered[kind];

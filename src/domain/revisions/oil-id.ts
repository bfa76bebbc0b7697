/** What a client sends who has chosen no oil (spec R23). */
export const noOil = 5;

/** Ids begin here, so that none is the one that means no choice. */
const first = 100;

/**
 * The number of an oil in an engine, `id_site_revision_aceite`. It stays what it is as long as its product does, and tells
 * the sump apart too: who sends it back is answered with the packs at their right price, without the plate.
 */
export const oilId = (producto: number, carterGrande: boolean): number => first + producto * 2 + Number(carterGrande);

/** Which product and sump a number means; undefined where it is none of ours. */
export const readOilId = (id: number): { readonly producto: number; readonly carterGrande: boolean } | undefined => {
  const place = id - first;
  return place < 0 ? undefined : { producto: Math.floor(place / 2), carterGrande: place % 2 === 1 };
};

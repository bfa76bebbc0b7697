/** What lies within a radius of a place, nearest first; where nothing does, the nearest beyond it. */
export interface Reach<Workshop> {
  readonly near: readonly Workshop[];
  readonly nearest: Workshop | undefined;
}

/** Takes workshops nearest first, each with its `distancia` in kilometres. */
export const withinReach = <Workshop extends { readonly distancia: number }>(
  ordered: readonly Workshop[],
  radiusKm: number,
): Reach<Workshop> => {
  const near = ordered.filter(({ distancia }) => distancia <= radiusKm);
  return { near, nearest: near.length === 0 ? ordered[0] : undefined };
};

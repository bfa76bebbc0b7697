import type { ScreenPoint } from './projection.ts';

export interface MapItem extends ScreenPoint {
  readonly id: number;
}

/** One point of the map, standing for what is too near to be told apart. */
export interface Cluster extends ScreenPoint {
  /** In the order given; never empty. */
  readonly ids: readonly number[];
}

const distance = (one: ScreenPoint, other: ScreenPoint): number => Math.hypot(one.x - other.x, one.y - other.y);

const join = (one: Cluster, other: Cluster): Cluster => {
  const total = one.ids.length + other.ids.length;
  const mean = (of: 'x' | 'y'): number => (one[of] * one.ids.length + other[of] * other.ids.length) / total;
  return { x: mean('x'), y: mean('y'), ids: [...one.ids, ...other.ids] };
};

/** The two that are nearest to each other, nearer than `apart`. */
const nearestPair = (clusters: readonly Cluster[], apart: number): readonly [number, number] | null => {
  let found: readonly [number, number] | null = null;
  let least = apart;
  for (const [a, one] of clusters.entries()) {
    for (let b = a + 1; b < clusters.length; b += 1) {
      const other = clusters[b];
      const between = other ? distance(one, other) : least;
      if (between < least) {
        least = between;
        found = [a, b];
      }
    }
  }
  return found;
};

/** Joins points until no two are nearer than `apart` pixels; who is alone stays where it is. */
export const clusterPoints = (items: readonly MapItem[], apart: number): Cluster[] => {
  const clusters: Cluster[] = items.map(({ id, x, y }) => ({ x, y, ids: [id] }));
  for (;;) {
    const pair = nearestPair(clusters, apart);
    const [a, b] = pair ?? [-1, -1];
    const [one, other] = [clusters[a], clusters[b]];
    if (!one || !other) return clusters;
    clusters.splice(b, 1);
    clusters.splice(a, 1, join(one, other));
  }
};

import type { MapSize, ScreenPoint } from './projection.ts';

/** A name that wants a place on the map. */
export interface Wish extends ScreenPoint {
  readonly text: string;
  /** Of its letters, in pixels. */
  readonly size: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a letter is wide, as a part of what it is high: a little more than it is. */
const widthOfLetter = 0.58;

const boxOf = ({ x, y, text, size }: Wish): Box => {
  const half = (text.length * size * widthOfLetter) / 2;
  return { left: x - half, top: y - size * 0.7, right: x + half, bottom: y + size * 0.7 };
};

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Where a name stands beside its place: on it, below, above, a line farther. */
const beside = [0, 24, -24, 40, -40];

/** The names that have room, those named first before others; none over another, over a point, or beyond the edge. */
export const placeLabels = (
  wishes: readonly Wish[],
  points: readonly (ScreenPoint & { readonly radius: number })[],
  { width, height }: MapSize,
): readonly Wish[] => {
  const taken = points.map(({ x, y, radius }) => ({
    left: x - radius,
    top: y - radius,
    right: x + radius,
    bottom: y + radius,
  }));
  const placed: Wish[] = [];
  for (const wish of wishes) {
    const found = beside
      .map((by) => ({ ...wish, y: wish.y + by }))
      .find((each) => {
        const box = boxOf(each);
        const isInside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
        return isInside && !taken.some((other) => meet(box, other));
      });
    if (!found) continue;
    taken.push(boxOf(found));
    placed.push(found);
  }
  return placed;
};

import { project, worldPixels, type MapSize, type MapView } from './projection.ts';

export interface Tile {
  readonly url: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Beyond this most servers of tiles have none. */
const deepest = 18;

/** The tiles that cover a view, each with its place; `template` as in `https://teselas.example/{z}/{x}/{y}.png`. */
export const tilesOf = (template: string, view: MapView, { width, height }: MapSize): Tile[] => {
  const z = Math.min(deepest, Math.max(0, Math.round(view.zoom)));
  const [count, scale, middle] = [2 ** z, worldPixels(view.zoom), project(view)];
  const size = scale / count;
  const left = middle.x * scale - width / 2;
  const top = middle.y * scale - height / 2;
  const tiles: Tile[] = [];
  for (let y = Math.max(0, Math.floor(top / size)); y < Math.min(count, (top + height) / size); y += 1) {
    for (let x = Math.max(0, Math.floor(left / size)); x < Math.min(count, (left + width) / size); x += 1) {
      const url = template.replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y));
      tiles.push({ url, x: x * size - left, y: y * size - top, size });
    }
  }
  return tiles;
};

import type { Place } from '#domain/workshops/distance.ts';

/** A point of the world's square in Web Mercator: 0 to 1 from west to east and from north to south. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** In pixels, from the top left of the map. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** What a map shows: its middle, and how near. With each step of `zoom` everything is twice as large, as with tiles. */
export interface MapView extends Place {
  readonly zoom: number;
}

export const zooms = { least: 5, most: 14 } as const;

/** The middle of a map stays over what its outline shows. */
const middleWithin = { north: 46, south: 37, west: -11, east: 6 } as const;

const tile = 256;

/** How many pixels the whole world is wide. */
export const worldPixels = (zoom: number): number => tile * 2 ** zoom;

export const project = ({ lat, lon }: Place): WorldPoint => {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: (lon + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
};

export const unproject = ({ x, y }: WorldPoint): Place => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  lon: x * 360 - 180,
});

/** Finer than anybody sees; servers and browsers must draw the same. */
const tenths = (pixels: number): number => Math.round(pixels * 10) / 10;

/** Where a place is on the map. */
export const toScreen = (view: MapView, { width, height }: MapSize, place: Place): ScreenPoint => {
  const [middle, point, scale] = [project(view), project(place), worldPixels(view.zoom)];
  return {
    x: tenths(width / 2 + (point.x - middle.x) * scale),
    y: tenths(height / 2 + (point.y - middle.y) * scale),
  };
};

/** Where the numbers of the map's files begin, and how many of them the world is wide (`scripts/draw-map.ts`). */
export const mapOrigin = { x: 0.44, y: 0.36 } as const;
export const mapUnit = 4e5;

/** What puts the numbers of the map's files onto the screen. */
export const groundOf = (view: MapView, { width, height }: MapSize) => {
  const [middle, world] = [project(view), worldPixels(view.zoom)];
  const scale = world / mapUnit;
  const left = width / 2 + (mapOrigin.x - middle.x) * world;
  const top = height / 2 + (mapOrigin.y - middle.y) * world;
  return { left, top, scale, transform: `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(6)})` };
};

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** The map moved so that what was `by` pixels away is in the middle. */
export const panBy = (view: MapView, by: ScreenPoint): MapView => {
  const [middle, scale] = [project(view), worldPixels(view.zoom)];
  const { lat, lon } = unproject({ x: middle.x + by.x / scale, y: middle.y + by.y / scale });
  const { north, south, west, east } = middleWithin;
  return { lat: between(south, lat, north), lon: between(west, lon, east), zoom: view.zoom };
};

/** The map nearer or farther by `steps`; what is `at` stays where it is. */
export const zoomBy = (view: MapView, steps: number, { width, height }: MapSize, at?: ScreenPoint): MapView => {
  const zoom = between(zooms.least, view.zoom + steps, zooms.most);
  if (!at) return { ...view, zoom };
  const from = { x: at.x - width / 2, y: at.y - height / 2 };
  const grown = 2 ** (zoom - view.zoom);
  return panBy({ ...view, zoom }, { x: from.x * (grown - 1), y: from.y * (grown - 1) });
};

/** The closest zoom that fitting chooses: one workshop needs its surroundings, not one street. */
const nearestFit = 11;

/** The nearest view that shows all of some places, with room around them. */
export const fitView = (places: readonly Place[], { width, height }: MapSize, room: number): MapView | null => {
  if (places.length === 0) return null;
  const points = places.map(project);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = (pixels: number, span: number): number => Math.log2(Math.max(1, pixels - 2 * room) / span / tile);
  const zoom = Math.min(fits(width, east - west || 1e-9), fits(height, south - north || 1e-9), nearestFit);
  return {
    ...unproject({ x: (west + east) / 2, y: (north + south) / 2 }),
    zoom: between(zooms.least, zoom, zooms.most),
  };
};

const decimals = (value: number, digits: number): number => Number(value.toFixed(digits));

/** A view as part of an address: `41.62,0.62,9`. */
export const writeMapView = ({ lat, lon, zoom }: MapView): string =>
  [decimals(lat, 3), decimals(lon, 3), decimals(zoom, 1)].join(',');

export const readMapView = (written: string | null): MapView | null => {
  const [lat, lon, zoom, ...more] = (written ?? '')
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (lat === undefined || lon === undefined || zoom === undefined || more.length > 0) return null;
  if (!(Math.abs(lat) <= 85 && Math.abs(lon) <= 180 && Number.isFinite(zoom))) return null;
  return { lat, lon, zoom: between(zooms.least, zoom, zooms.most) };
};

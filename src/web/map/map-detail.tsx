import { useEffect, useState } from 'react';
import { placeLabels, type Wish } from './labels.ts';
import { mapFile, type MapIndex, type NearProvince } from './map-data.ts';
import { groundOf, type MapSize, type MapView, type ScreenPoint } from './projection.ts';
import styles from './workshop-map.module.css';

export interface MapDetailProps {
  readonly view: MapView;
  readonly size: MapSize;
  /** What stands on the map already: no name covers it. */
  readonly points: readonly (ScreenPoint & { readonly radius: number })[];
}

/** From here on municipalities are drawn, and named. */
const nearFrom = 8.8;
const namesFrom = 9.8;

/** From which zoom on towns of each rank are named, and how large. */
const ranks: Readonly<Record<number, { readonly from: number; readonly size: number }>> = {
  1: { from: 0, size: 13 },
  2: { from: 7, size: 12 },
  3: { from: 8.2, size: 12 },
};

const useIndex = (): MapIndex | null => {
  const [index, setIndex] = useState<MapIndex | null>(null);
  useEffect(() => {
    void mapFile<MapIndex>('index').then(setIndex);
  }, []);
  return index;
};

/** The provinces in sight, once they are near. */
const useNear = (ids: readonly string[]): readonly NearProvince[] => {
  const [found, setFound] = useState<Readonly<Record<string, NearProvince>>>({});
  const wanted = ids.join();
  useEffect(() => {
    for (const id of wanted.split(',').filter(Boolean))
      void mapFile<NearProvince>(id).then((province) => {
        if (province) setFound((before) => ({ ...before, [id]: province }));
      });
  }, [wanted]);
  return ids.flatMap((id) => found[id] ?? []);
};

/** Towns by name, and near by the lines between municipalities: fetched once the page stands, from the shop itself. */
export const MapDetail = ({ view, size, points }: MapDetailProps) => {
  const index = useIndex();
  const { left, top, scale, transform } = groundOf(view, size);
  const inSight = (index?.provinces ?? []).filter(
    ([, west, north, east, south]) =>
      left + west * scale < size.width &&
      left + east * scale > 0 &&
      top + north * scale < size.height &&
      top + south * scale > 0,
  );
  const near = useNear(view.zoom >= nearFrom ? inSight.map(([id]) => id) : []);
  const wish = (text: string, x: number, y: number, letters: number): Wish => ({
    text,
    x: left + x * scale,
    y: top + y * scale,
    size: letters,
  });
  const towns = (index?.towns ?? []).flatMap(([name, x, y, rank]) => {
    const shown = ranks[rank];
    return shown && view.zoom >= shown.from ? [wish(name, x, y, shown.size)] : [];
  });
  const named = new Set(towns.map(({ text }) => text));
  const villages =
    view.zoom >= namesFrom
      ? near.flatMap((province) =>
          province.towns.flatMap(([name, x, y]) => (named.has(name) ? [] : [wish(name, x, y, 11)])),
        )
      : [];
  return (
    <g aria-hidden="true">
      {near.map(({ land, net }) => (
        <g key={land.slice(0, 24)}>
          <path d={land} transform={transform} className={styles.land} vectorEffect="non-scaling-stroke" />
          <path d={net} transform={transform} className={styles.net} vectorEffect="non-scaling-stroke" />
        </g>
      ))}
      {placeLabels([...towns, ...villages], points, size).map(({ text, x, y, size: letters }) => (
        <text key={`${text} ${Math.round(x)}`} className={styles.town} x={x} y={y} fontSize={letters}>
          {text}
        </text>
      ))}
    </g>
  );
};

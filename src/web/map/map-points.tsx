import { mapCardId, type MapPoint } from './map-point.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import type { MouseEvent } from 'react';
import { useMapTexts } from './texts.ts';
import type { Cluster } from './clusters.ts';
import { fitView, type MapSize, type MapView } from './projection.ts';
import styles from './workshop-map.module.css';

interface MapPointsProps {
  tiendas: readonly MapPoint[];
  /** Those of them that have a card on this page. */
  listed: readonly { readonly codTienda: number }[];
  /** Of them, as they stand on the screen. */
  clusters: readonly Cluster[];
  view: MapView;
  size: MapSize;
  pointed: number | null;
  onPoint: (codTienda: number) => void;
  onOpen: (tiendas: readonly MapPoint[]) => void;
  addressOf: (view: MapView) => string;
}

const plainPress = (event: MouseEvent): boolean => !event.metaKey && !event.ctrlKey && !event.shiftKey;

/**
 * Workshops as points: one leads to its place in the list or, where another page of it has the card, to its own page;
 * several that overlap come apart.
 */
export const MapPoints = ({
  tiendas,
  listed,
  clusters,
  view,
  size,
  pointed,
  onPoint,
  onOpen,
  addressOf,
}: MapPointsProps) => {
  const t = useMapTexts();
  const language = useLanguage();
  const ownPage = ({ area, slug }: MapPoint) => address('workshop', language, { area, taller: slug });
  const placeOf = (tienda: MapPoint) =>
    listed.some(({ codTienda }) => codTienda === tienda.codTienda)
      ? `#${mapCardId(tienda.codTienda)}`
      : ownPage(tienda);
  const byId = new Map(tiendas.map((tienda) => [tienda.codTienda, tienda]));
  return clusters.map(({ ids, ...middle }) => {
    const [x, y] = [Math.round(middle.x), Math.round(middle.y)];
    const some = ids.flatMap((id) => byId.get(id) ?? []);
    const [first] = some;
    if (!first) return null;
    const alone = some.length === 1;
    const chosen = pointed !== null && ids.includes(pointed);
    const press = (event: MouseEvent) => {
      if (!plainPress(event)) return;
      event.preventDefault();
      if (alone) onPoint(first.codTienda);
      else onOpen(some);
    };
    const opened = fitView(some, size, 72) ?? view;
    return (
      <a
        key={ids.join()}
        href={alone ? placeOf(first) : `${addressOf(opened)}#mapa`}
        aria-label={alone ? first.alias : t.grupo(some.length, first.alias)}
        aria-current={alone && chosen ? 'true' : undefined}
        className={styles.point}
        data-chosen={chosen || undefined}
        onClick={press}
      >
        <circle className={styles.finger} cx={x} cy={y} r="20" />
        <circle className={styles.dot} cx={x} cy={y} r={alone ? 9 : 15} />
        {alone ? (
          <text className={styles.name} x={x} y={y - 18}>
            {first.alias}
          </text>
        ) : (
          <text className={styles.count} x={x} y={y}>
            {some.length}
          </text>
        )}
      </a>
    );
  });
};

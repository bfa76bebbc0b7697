import type { MapPoint } from './map-point.ts';
import type { Place } from '#domain/workshops/distance.ts';
import { useEffect, useId, type ReactNode } from 'react';
import { useMapTexts } from './texts.ts';
import { clusterPoints } from './clusters.ts';
import { LateDetail } from './late-detail.tsx';
import { MapControls } from './map-controls.tsx';
import { MapGround } from './map-ground.tsx';
import { MapPoints } from './map-points.tsx';
import { fitView, toScreen, type MapSize, type MapView } from './projection.ts';
import { useMapView } from './use-map-view.ts';
import styles from './workshop-map.module.css';

/** Where the chain is, for a map of nothing. */
const chain: MapView = { lat: 42.1, lon: -3, zoom: 5.8 };

/** So many of the nearest are shown around where somebody is. */
const around = 5;
const room = 48;

/** Two points nearer than a finger is wide become one. */
const apart = 40;

export interface MapTiles {
  readonly teselas: string | null;
  readonly atribucion: string;
}

interface WorkshopMapProps {
  tiendas: readonly MapPoint[];
  /** Those that have a card beside the map. */
  listed: readonly { readonly codTienda: number }[];
  lugar: Place | null;
  /** What the address asks for. */
  asked: MapView | null;
  /** The workshop that list and map point at. */
  pointed: number | null;
  /** What is said in short of the one whose point was pressed. */
  said: ReactNode;
  onPoint: (codTienda: number) => void;
  /** What somebody wants to see on the map; each wish is an object of its own. */
  wish: Place | null;
  /** The address that shows a view without JavaScript. */
  addressOf: (view: MapView) => string;
  mapa: MapTiles;
}

/** Workshops on a map of the shop's own: no other server is asked, unless tiles are configured. */
export const WorkshopMap = (props: WorkshopMapProps) => {
  const { tiendas, listed, lugar, asked, pointed, said, onPoint, wish, addressOf, mapa } = props;
  const t = useMapTexts();
  const help = useId();
  const fit = (size: MapSize): MapView =>
    asked ?? fitView(lugar ? [lugar, ...tiendas.slice(0, around)] : tiendas, size, room) ?? chain;
  const { frame, view, size, measured, handlers, change, wheelHint, reset, show } = useMapView(fit);
  const here = lugar && toScreen(view, size, lugar);
  const clusters = clusterPoints(
    tiendas.map((tienda) => ({ id: tienda.codTienda, ...toScreen(view, size, tienda) })),
    apart,
  );
  const taken = [
    ...clusters.map(({ x, y, ids }) => ({ x, y, radius: ids.length > 1 ? 16 : 10 })),
    // The buttons stand over the map.
    { x: size.width - 36, y: 78, radius: 66 },
  ];

  useEffect(() => {
    if (!wish) return;
    show({ lat: wish.lat, lon: wish.lon, zoom: 12 });
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [wish, show, frame]);

  return (
    <div className={styles.map} id="mapa">
      <div ref={frame} className={styles.frame} role="group" aria-label={t.mapa} aria-describedby={help} {...handlers}>
        <svg className={styles.picture} viewBox={`0 0 ${size.width} ${size.height}`}>
          {/* Before the page's scripts are there, nothing could take away a tile that fails. */}
          <MapGround view={view} size={size} teselas={measured ? mapa.teselas : null} />
          {mapa.teselas === null && <LateDetail view={view} size={size} points={taken} />}
          {here && <circle className={styles.here} cx={here.x} cy={here.y} r="9" />}
          <MapPoints
            tiendas={tiendas}
            listed={listed}
            clusters={clusters}
            view={view}
            size={size}
            pointed={pointed}
            onPoint={onPoint}
            onOpen={(some) => change((_, all) => fitView(some, all, room * 1.5) ?? chain)}
            addressOf={addressOf}
          />
        </svg>
        <MapControls view={view} size={size} change={change} reset={reset} addressOf={addressOf} />
      </div>
      <p className="spoken" id={help}>
        {t.mapaAyuda}
      </p>
      {wheelHint && <p className={styles.hint}>{t.mapaRueda}</p>}
      <div aria-live="polite">{said && <div className={styles.chosen}>{said}</div>}</div>
      <p className={styles.credit}>{mapa.teselas ? mapa.atribucion : t.contorno}</p>
    </div>
  );
};

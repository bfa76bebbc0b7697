import { Icon } from '#web/ui/page/icon.tsx';
import type { IconName } from '#web/ui/page/icon.tsx';
import { Link } from 'react-router';
import { useMapTexts } from './texts.ts';
import { zoomBy, type MapSize, type MapView } from './projection.ts';
import styles from './workshop-map.module.css';

interface MapControlsProps {
  view: MapView;
  size: MapSize;
  change: (next: (view: MapView, size: MapSize) => MapView) => void;
  reset: () => void;
  addressOf: (view: MapView) => string;
}

/** Nearer, farther, all of it: links, so that they work without JavaScript too. */
export const MapControls = ({ view, size, change, reset, addressOf }: MapControlsProps) => {
  const t = useMapTexts();
  const steps: readonly { readonly icon: IconName; readonly text: string; readonly by: number }[] = [
    { icon: 'plus', text: t.acercar, by: 1 },
    { icon: 'minus', text: t.alejar, by: -1 },
  ];
  return (
    <div className={styles.controls}>
      {steps.map(({ icon, text, by }) => (
        <Link
          key={icon}
          to={`${addressOf(zoomBy(view, by, size))}#mapa`}
          aria-label={text}
          title={text}
          preventScrollReset
          onClick={(event) => {
            event.preventDefault();
            change((now, room) => zoomBy(now, by, room));
          }}
        >
          <Icon name={icon} />
        </Link>
      ))}
      <button type="button" aria-label={t.verEntero} title={t.verEntero} onClick={reset}>
        <Icon name="globe" />
      </button>
    </div>
  );
};

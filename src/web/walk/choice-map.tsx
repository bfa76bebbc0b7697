import type { Workshop } from '#contract/workshops.ts';
import type { WorkshopChoiceTexts } from '#i18n/es/workshop-choice.ts';
import { useLanguage } from '#web/language.ts';
import { WorkshopMap, type MapTiles } from '#web/map/workshop-map.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { useLocation } from 'react-router';
import { mapCardId } from '#web/map/map-point.ts';

export interface ChoiceMapProps {
  readonly tiendas: readonly Workshop[];
  readonly t: WorkshopChoiceTexts;
  readonly mapa: MapTiles;
  /** The one whose point was pressed. */
  readonly pointed: number | null;
  readonly onPoint: (codTienda: number) => void;
}

/** The workshops to choose from, on a map: a point says which it is and when it has time, and leads to its card. */
export const ChoiceMap = ({ tiendas, t, mapa, pointed, onPoint }: ChoiceMapProps) => {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const tienda = tiendas.find(({ codTienda }) => codTienda === pointed);
  const first = tienda?.primeraHora;
  return (
    <WorkshopMap
      key={tiendas.map(({ codTienda }) => codTienda).join()}
      tiendas={tiendas}
      listed={tiendas}
      lugar={null}
      asked={null}
      pointed={pointed}
      said={
        tienda && (
          <>
            <a href={`#${mapCardId(tienda.codTienda)}`}>{tienda.alias}</a>
            <span>{first ? t.primera(dayInWords(first.fecha, language), shortTime(first.hora)) : t.sinHoras}</span>
          </>
        )
      }
      onPoint={onPoint}
      wish={null}
      addressOf={() => pathname + search}
      mapa={mapa}
    />
  );
};

import type { ListedWorkshop, PointedWorkshop } from './listed-workshops.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { Link } from 'react-router';
import { useWorkshopTexts } from './texts.ts';

/** The workshop whose point was pressed, in short; the rest stands in the list. */
export const ChosenOnMap = ({
  tienda,
  card,
}: {
  tienda: PointedWorkshop;
  /** Where this page has it; of the others the map knows the name. */
  card: ListedWorkshop | undefined;
}) => {
  const t = useWorkshopTexts();
  const language = useLanguage();
  const first = card?.primeraHora;
  return (
    <>
      <Link to={address('workshop', language, { area: tienda.area, taller: tienda.slug })}>{tienda.alias}</Link>
      {card && (
        <span>
          {first
            ? t.primera(dayInWords(first.fecha, language), shortTime(first.hora))
            : card.cita === 'web'
              ? t.sinHoras
              : t.porTelefono}
        </span>
      )}
    </>
  );
};

import type { Agenda, AgendaDay } from '#contract/agenda.ts';
import type { ConsoleTexts } from '#i18n/es/console.ts';
import { shortTime } from '#domain/short-time.ts';
import { useConsoleTexts } from '../texts.ts';
import { CarryBar } from './carry-bar.tsx';
import { timeOf } from './day-scale.ts';
import { callRow } from './rows.ts';
import { Toast, type Said } from './toast.tsx';
import { inTheWayOf, type Carrying, type CarryingHand } from './use-move.ts';
import styles from './agenda-foot.module.css';

/** A sentence that can be dismissed. */
interface Dismissible {
  readonly said: Said | null;
  readonly hush: () => void;
}

interface FootProps {
  agenda: Agenda | null;
  /** None in a week. */
  day: AgendaDay | undefined;
  hand: CarryingHand;
  /** What the person at this screen did last, or why it was not done. */
  own: Dismissible;
  /** What others did. */
  news: Dismissible;
  onDay: (dia: string) => void;
}

/** Where the card is that is being moved, and whose time it would take, for who hears the page. */
const placeInWords = (carrying: Carrying, agenda: Agenda, day: AgendaDay | undefined, t: ConsoleTexts): string => {
  const clash = day && inTheWayOf(carrying, agenda, day);
  const bay = agenda.bays[carrying.at.column]?.nombre ?? '';
  const place = t.aquiDicho(shortTime(timeOf(carrying.at.desde)), bay);
  return clash ? `${place}. ${t.chocaCon(callRow(clash, t))}` : place;
};

/** What was said last; an error is an alert of its own. */
const lastWords = (own: Said | null, news: Said | null): string | undefined =>
  news?.text ?? (own?.tone === 'error' ? '' : own?.text);

/** At the lower edge of the window: what was said last, or the bar of the card that is being moved. */
export const AgendaFoot = ({ agenda, day, hand, own, news, onDay }: FootProps) => {
  const t = useConsoleTexts();
  const { carrying } = hand;
  return (
    <>
      <p className="spoken" role="status">
        {carrying && agenda ? placeInWords(carrying, agenda, day, t) : lastWords(own.said, news.said)}
      </p>
      <div className={styles.foot}>
        {news.said && !carrying && <Toast said={news.said} onClose={news.hush} />}
        {own.said && !carrying && <Toast said={own.said} onClose={own.hush} />}
        {carrying?.by === 'keys' && agenda && day && (
          <CarryBar carrying={carrying} hand={hand} agenda={agenda} day={day} onDay={onDay} />
        )}
      </div>
    </>
  );
};

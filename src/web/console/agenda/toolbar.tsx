import type { Agenda, AgendaDay } from '#contract/agenda.ts';
import type { Language } from '#domain/language.ts';
import { addDays } from '#domain/booking/calendar.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Icon } from '#web/ui/page/icon.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ConsoleTexts } from '#i18n/es/console.ts';
import { useConsoleTexts } from '../texts.ts';
import { mondayOf, writeAgendaView, type AgendaView } from './agenda-address.ts';
import { DayField } from './day-field.tsx';
import controls from '../controls.module.css';
import styles from './toolbar.module.css';
import { classNames } from '#web/ui/page/class-names.ts';

interface ToolbarProps {
  view: AgendaView;
  /** The day that is shown, or the first of the week. */
  fecha: string;
  hoy: string;
  agenda: Agenda | null;
  canUndo: boolean;
  onUndo: () => void;
  onView: (view: Partial<AgendaView>) => void;
  onWalkIn: () => void;
  onBlock: () => void;
}

/** "23-29 de noviembre". */
const weekInWords = (fecha: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatRange(
    new Date(fecha),
    new Date(addDays(fecha, 6)),
  );

const hoursInWords = ({ abierto, festivo }: AgendaDay, t: ConsoleTexts): string =>
  festivo
    ? t.festivo(festivo)
    : abierto.length === 0
      ? t.cerrado
      : t.abierto(abierto.map(({ desde, hasta }) => t.deA(shortTime(desde), shortTime(hasta))).join(t.y));

/** What the day comes to, below its name. */
const dayInShort = (day: AgendaDay, t: ConsoleTexts): string =>
  [
    hoursInWords(day, t),
    t.resumen(day.totales.citas, day.totales.hechas),
    ...(day.totales.porCobrar > 0 ? [t.porCobrar(writeEuros(day.totales.porCobrar))] : []),
  ].join(' · ');

/** Which day of which workshop, and what can be begun there. */
export const Toolbar = (props: ToolbarProps) => {
  const { view, fecha, hoy, agenda, onView } = props;
  const t = useConsoleTexts();
  const language = useLanguage();
  const isWeek = view.vista === 'semana';
  const step = isWeek ? 7 : 1;
  const to = (more: Partial<AgendaView>) => `?${writeAgendaView({ ...view, cita: null, ...more })}`;
  const day = isWeek ? undefined : agenda?.dias[0];
  const link = (name: string, target: string, icon: ReactNode) => (
    <Link className={controls.button} to={target} aria-label={name} preventScrollReset>
      {icon}
    </Link>
  );
  return (
    <div className={styles.tools}>
      <div className={styles.title}>
        <h1 tabIndex={-1}>{isWeek ? weekInWords(fecha, language) : dayInWords(fecha, language)}</h1>
        <p>{day ? dayInShort(day, t) : (agenda?.alias ?? '\u00a0')}</p>
      </div>
      <div className={classNames(controls.group, styles.days)}>
        <span className={controls.joined}>
          {link(isWeek ? t.semanaAnterior : t.diaAnterior, to({ dia: addDays(fecha, -step) }), <Icon name="back" />)}
          <Link
            className={controls.button}
            to={to({ dia: null })}
            aria-current={fecha === (isWeek ? mondayOf(hoy) : hoy) ? 'date' : undefined}
            preventScrollReset
          >
            {t.hoy}
          </Link>
          {link(
            isWeek ? t.semanaSiguiente : t.diaSiguiente,
            to({ dia: addDays(fecha, step) }),
            <Icon name="forward" />,
          )}
        </span>
        <DayField label={t.irAlDia} date={view.dia ?? hoy} onDay={(dia) => onView({ dia, cita: null })} />
      </div>
      <nav className={controls.joined} aria-label={t.vista}>
        {(['dia', 'semana'] as const).map((vista) => (
          <Link
            key={vista}
            className={controls.button}
            to={to({ vista })}
            aria-current={view.vista === vista ? 'page' : undefined}
            preventScrollReset
          >
            {vista === 'dia' ? t.verDia : t.verSemana}
          </Link>
        ))}
      </nav>
      <div className={controls.group}>
        <button
          type="button"
          className={controls.button}
          // Not disabled: that would take the focus from who goes by keys.
          aria-disabled={!props.canUndo || undefined}
          onClick={() => {
            if (props.canUndo) props.onUndo();
          }}
          aria-keyshortcuts="Control+Z"
        >
          {t.deshacer}
        </button>
        <button type="button" className={controls.button} onClick={props.onBlock} disabled={!agenda}>
          {t.bloquear}
        </button>
        <button type="button" className={controls.button} data-main onClick={props.onWalkIn} disabled={!agenda}>
          <Icon name="plus" /> {t.sinCita}
        </button>
      </div>
    </div>
  );
};

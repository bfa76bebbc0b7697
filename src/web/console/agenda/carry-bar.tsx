import type { Agenda, AgendaDay } from '#contract/agenda.ts';
import { shortTime } from '#domain/short-time.ts';
import { Icon, type IconName } from '#web/ui/page/icon.tsx';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useConsoleTexts } from '../texts.ts';
import { DayField } from './day-field.tsx';
import { quarter, timeOf } from './day-scale.ts';
import { callRow } from './rows.ts';
import { inTheWayOf, type Carrying, type CarryingHand } from './use-move.ts';
import { classNames } from '#web/ui/page/class-names.ts';
import controls from '../controls.module.css';
import floating from './floating-bar.module.css';
import styles from './carry-bar.module.css';

interface CarryBarProps {
  carrying: Carrying;
  hand: CarryingHand;
  agenda: Agenda;
  day: AgendaDay;
  onDay: (fecha: string) => void;
}

/** Moving without dragging: by keys while it has the focus, or by its buttons under a thumb. */
export const CarryBar = ({ carrying, hand, agenda, day, onDay }: CarryBarProps) => {
  const t = useConsoleTexts();
  const bar = useRef<HTMLDivElement>(null);
  const help = useId();
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);

  const { at, row } = carrying;
  const bay = agenda.bays[at.column]?.nombre ?? '';
  const clash = inTheWayOf(carrying, agenda, day);
  const onKeyDown = (event: KeyboardEvent) => {
    // A key on a button or in the field is theirs, but for the one that gives up.
    if (event.target !== bar.current && event.key !== 'Escape') return;
    if (!hand.onKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const button = (name: string, icon: IconName, by: { minutes?: number; columns?: number }, turned = false) => (
    <button type="button" className={controls.button} aria-label={name} onClick={() => hand.by(by)}>
      <Icon name={icon} className={turned ? styles.turned : undefined} />
    </button>
  );
  return (
    <div
      ref={bar}
      className={classNames(floating.bar, styles.carry)}
      role="application"
      aria-label={t.moviendo(callRow(row, t))}
      aria-describedby={help}
      aria-busy={carrying.settling || undefined}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <p>
        <b>{t.moviendo(callRow(row, t))}</b>
        <span>{t.aqui(shortTime(timeOf(at.desde)), shortTime(timeOf(at.desde + at.minutes)), bay)}</span>
        {clash && <span data-clash> · {t.chocaCon(callRow(clash, t))}</span>}
      </p>
      <span className="spoken" id={help}>
        {t.moviendoAyuda}
      </span>
      <span className={controls.group}>
        {button(t.antes15, 'chevron', { minutes: -quarter }, true)}
        {button(t.despues15, 'chevron', { minutes: quarter })}
        {button(t.puestoAnterior, 'back', { columns: -1 })}
        {button(t.puestoSiguiente, 'forward', { columns: 1 })}
      </span>
      <DayField label={t.otroDia} date={day.date} onDay={onDay} />
      <span className={controls.group}>
        <button type="button" className={controls.button} onClick={hand.giveUp}>
          {t.devolver}
        </button>
        <button type="button" className={controls.button} data-main onClick={() => void hand.putDown()}>
          {t.dejarAqui}
        </button>
      </span>
    </div>
  );
};

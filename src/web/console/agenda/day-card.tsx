import { fullName } from '#domain/accounts/full-name.ts';
import type { AgendaRow } from '#contract/agenda.ts';
import type { ConsoleTexts } from '#i18n/es/console.ts';
import { shortTime } from '#domain/short-time.ts';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useConsoleTexts } from '../texts.ts';
import { SmallPlate } from './small-plate.tsx';
import { StatusWord, Word } from './status-word.tsx';
import { keyOf } from './rows.ts';
import styles from './day-card.module.css';

interface DayCardProps {
  row: AgendaRow;
  style: CSSProperties;
  /** In quarters of an hour. */
  height: number;
  /** Minutes that a hold still has. */
  left: number | null;
  open: boolean;
  /** Somebody else just changed it. */
  fresh: boolean;
  /** It is being carried: this is where it was. */
  away: boolean;
  tabIndex: number;
  onOpen: () => void;
  onTake: () => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/** The element of a card, for the focus that comes back to it. */
export const cardId = (row: Pick<AgendaRow, 'id' | 'etapa'>): string => `card-${keyOf(row)}`;

/** Gives the focus back to a card, once it stands where it belongs. */
export const focusCard = (row: Pick<AgendaRow, 'id' | 'etapa'>): void => {
  requestAnimationFrame(() => document.getElementById(cardId(row))?.focus());
};

/** What a card says below its head, the main line first; null where there is nothing to say. */
const linesOf = (row: AgendaRow, t: ConsoleTexts): readonly [main: string | null, ...more: (string | null)[]] => {
  const { kind, status, motivo, trabajo, etapa, etapas, cliente, pedido, numero } = row;
  const work = status === 'held' && !trabajo ? t.reserva : trabajo;
  return [
    kind === 'block' ? motivo : work,
    etapas > 1 ? t.parte(etapa, etapas) : null,
    cliente && fullName(cliente),
    pedido ? `${t.conPedido} ${pedido.orderNumber}` : numero,
  ];
};

/** A booking, a hold or a block where it stands in the day. */
export const DayCard = ({ row, style, height, left, open, fresh, away, tabIndex, ...does }: DayCardProps) => {
  const t = useConsoleTexts();
  const { kind, status, matricula, desde, hasta, puede } = row;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || !puede.mover) return;
    event.preventDefault();
    does.onTake();
  };
  return (
    <button
      type="button"
      id={cardId(row)}
      className={styles.card}
      style={style}
      data-status={kind === 'block' ? 'block' : status}
      data-height={height}
      data-fixed={puede.mover ? undefined : true}
      data-new={fresh || undefined}
      data-away={away || undefined}
      aria-expanded={open}
      aria-keyshortcuts={puede.mover ? 'M' : undefined}
      tabIndex={tabIndex}
      onClick={does.onOpen}
      onKeyDown={onKeyDown}
      onPointerDown={puede.mover ? does.onPointerDown : undefined}
      onContextMenu={puede.mover ? (event) => event.preventDefault() : undefined}
    >
      <span>
        <span className={styles.head}>
          {matricula && <SmallPlate matricula={matricula} />}
          <StatusWord kind={kind} status={status} />
          <span className={styles.time}>
            {shortTime(desde)}–{shortTime(hasta)}
          </span>
          {left !== null && <Word>{t.quedan(left)}</Word>}
        </span>
        {linesOf(row, t).map(
          (text, place) =>
            text && (
              <span key={place} className={styles.line} data-main={place === 0 || undefined}>
                {text}
              </span>
            ),
        )}
      </span>
    </button>
  );
};

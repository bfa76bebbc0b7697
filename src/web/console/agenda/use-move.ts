import type { Agenda, AgendaDay, AgendaRow } from '#contract/agenda.ts';
import { useState } from 'react';
import { carryBy, carryKey, carryTo, type Carried, type Ground } from './carry.ts';
import { timeOf } from './day-scale.ts';
import type { DragPlace } from './use-drag.ts';
import { isLive, spanOf } from './rows.ts';
import type { AgendaPlace } from './use-agenda-actions.ts';

export interface Carrying {
  readonly row: AgendaRow;
  /** The day that it comes from. */
  readonly date: string;
  readonly at: Carried;
  /** How it is carried: keys ask for the focus, a finger does not. */
  readonly by: 'pointer' | 'keys';
  /** Put down, and not yet answered. */
  readonly settling: boolean;
}

interface Needs {
  readonly agenda: Agenda | null;
  readonly day: AgendaDay | undefined;
  readonly ground: Ground;
  /** Resolves once it stays there, or was refused. */
  readonly put: (row: AgendaRow, to: AgendaPlace) => Promise<unknown>;
  readonly onGiveUp: (row: AgendaRow) => void;
  /** It was put down, or given up. */
  readonly onEnd: (row: AgendaRow) => void;
}

/** Who is where it would be put: what the screen knows; the server has the last word. */
export const inTheWayOf = ({ row, at }: Carrying, agenda: Agenda, day: AgendaDay): AgendaRow | undefined => {
  const bay = agenda.bays[at.column];
  return day.filas.find((other) => {
    const span = spanOf(other);
    return (
      other.bayId === bay?.bayId &&
      other.id !== row.id &&
      isLive(other) &&
      span.desde < at.desde + at.minutes &&
      at.desde < span.hasta
    );
  });
};

/** What is being moved, by keys or by a pointer, until it is put down or given up. */
export const useMove = ({ agenda, day, ground, put, onGiveUp, onEnd }: Needs) => {
  const [carrying, setCarrying] = useState<Carrying | null>(null);
  const [grip, setGrip] = useState(0);

  const take = (row: AgendaRow, date: string, by: Carrying['by']) => {
    const span = spanOf(row);
    const column = agenda?.bays.findIndex(({ bayId }) => bayId === row.bayId) ?? -1;
    if (column < 0 || !row.puede.mover) return;
    setCarrying({
      row,
      date,
      by,
      settling: false,
      at: { column, desde: span.desde, minutes: span.hasta - span.desde },
    });
  };
  const giveUp = () => {
    if (!carrying || carrying.settling) return;
    setCarrying(null);
    if (carrying.by === 'keys') onGiveUp(carrying.row);
    onEnd(carrying.row);
  };
  const putDown = async () => {
    const bay = carrying && agenda?.bays[carrying.at.column];
    if (!carrying || carrying.settling || !bay || !day) return;
    const { row, date, at } = carrying;
    const time = timeOf(at.desde);
    if (day.date === date && bay.bayId === row.bayId && time === row.desde) return giveUp();
    setCarrying({ ...carrying, settling: true });
    await put(row, { bayId: bay.bayId, date: day.date, time });
    setCarrying(null);
    onEnd(row);
  };
  const by = (how: { minutes?: number; columns?: number }) =>
    setCarrying((was) => (was && !was.settling ? { ...was, at: carryBy(was.at, how, ground) } : was));
  const exact = ({ fraction }: DragPlace) => ground.scale.desde + fraction * (ground.scale.hasta - ground.scale.desde);

  return {
    carrying,
    take,
    by,
    giveUp,
    putDown,
    /** Answers whether the key meant something. */
    onKey: (key: string): boolean => {
      const said = carrying && carryKey(key);
      if (!said) return false;
      if (said === 'put-down') void putDown();
      else if (said === 'give-up') giveUp();
      else by(said.by);
      return true;
    },
    drag: {
      onStart: (row: AgendaRow, at: DragPlace) => {
        take(row, day?.date ?? '', 'pointer');
        setGrip(exact(at) - spanOf(row).desde);
      },
      onMove: (at: DragPlace) =>
        setCarrying((was) =>
          was && !was.settling
            ? { ...was, at: carryTo(was.at, { column: at.column, at: exact(at), grip }, ground) }
            : was,
        ),
      onDrop: () => void putDown(),
      onGiveUp: giveUp,
    },
  };
};

export type CarryingHand = ReturnType<typeof useMove>;

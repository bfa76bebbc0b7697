import { useEffect, type RefObject } from 'react';
import type { Span } from './day-scale.ts';
import { useLatest } from './use-latest.ts';
import type { Carrying } from './use-move.ts';

interface SightNeeds {
  /** What is scrolled, and in it the hours. */
  readonly ground: RefObject<HTMLElement | null>;
  readonly axis: RefObject<HTMLElement | null>;
  /** Which workshop's day it is: of another one, the beginning is shown anew. */
  readonly codTienda: number;
  readonly date: string;
  /** From which minute on the day is of interest: 0 of a day that has not begun, and of one that is over. */
  readonly from: number;
  readonly scale: Span;
  /** One bay at a time: the page itself is scrolled. */
  readonly narrow: boolean;
  readonly carrying: Carrying | null;
  /** Whose details are open: they take room from the day. */
  readonly open: string | null;
}

/** Scrolls a day: at first to an hour before now, then to the card that is moved by key or opened. */
export const useInSight = (needs: SightNeeds): void => {
  const { ground, axis, codTienda, date, carrying, open } = needs;
  const start = useLatest(needs);
  useEffect(() => {
    const { from, scale, narrow } = start.current;
    const share = Math.max(0, from - scale.desde - 60) / (scale.hasta - scale.desde);
    ground.current?.scrollTo({ top: share * (axis.current?.clientHeight ?? 0) });
    if (narrow) axis.current?.querySelector('[data-now]')?.scrollIntoView({ block: 'nearest' });
  }, [date, codTienda, start, ground, axis]);

  const at = carrying?.by === 'keys' ? carrying.at : null;
  useEffect(() => {
    if (at) ground.current?.querySelector('[data-landing]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at, ground]);

  useEffect(() => {
    if (open)
      ground.current?.querySelector('[aria-expanded=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [open, ground]);
};

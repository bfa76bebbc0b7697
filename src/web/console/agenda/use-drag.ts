import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { useLatest } from './use-latest.ts';

/** How far a mouse goes before it drags rather than presses; how long a finger rests before it drags rather than scrolls. */
const mouseSlack = 5;
const fingerSlack = 10;
const fingerRest = 300;
/** So near to an edge, what is under the pointer moves on. */
const edge = 48;
const edgeStep = 12;

export interface DragPlace {
  readonly column: number;
  /** How far down the column, 0 at its upper edge and 1 at its lower. */
  readonly fraction: number;
}

interface DragEvents<Thing> {
  /** Around the columns, which carry `data-column`. */
  readonly ground: RefObject<HTMLElement | null>;
  readonly onStart: (thing: Thing, at: DragPlace) => void;
  readonly onMove: (at: DragPlace) => void;
  readonly onDrop: () => void;
  readonly onGiveUp: () => void;
}

const placeUnder = (ground: HTMLElement, x: number, y: number): DragPlace | undefined => {
  let best: { away: number; place: DragPlace } | undefined;
  for (const column of ground.querySelectorAll<HTMLElement>('[data-column]')) {
    const { left, right, top, height } = column.getBoundingClientRect();
    if (height === 0) continue;
    const away = Math.max(left - x, x - right, 0);
    const place = { column: Number(column.dataset['column']), fraction: (y - top) / height };
    if (!best || away < best.away) best = { away, place };
  }
  return best?.place;
};

/** Only outwards: what was taken near an edge may be carried away from it. */
const scroll = (ground: HTMLElement, from: { x: number; y: number }, { x, y }: { x: number; y: number }) => {
  const own = ground.scrollHeight > ground.clientHeight || ground.scrollWidth > ground.clientWidth;
  const { top, bottom, left, right } = own
    ? ground.getBoundingClientRect()
    : { top: 0, bottom: window.innerHeight, left: 0, right: window.innerWidth };
  const step = (near: boolean, far: boolean) => (near ? -edgeStep : far ? edgeStep : 0);
  const by = [
    step(x < left + edge && x < from.x, x > right - edge && x > from.x),
    step(y < top + 2 * edge && y < from.y, y > bottom - edge && y > from.y),
  ] as const;
  if (own) ground.scrollBy(...by);
  else window.scrollBy(0, by[1]);
};

/**
 * Dragging with a mouse, a pen or a finger. A finger that moves at once scrolls the page; one that rests takes the thing.
 * Answers with what a thing's `pointerdown` must do, and whether the press that just ended was a drag.
 */
export const useDrag = <Thing>(events: DragEvents<Thing>) => {
  const now = useLatest(events);
  const dragging = useRef(false);
  const dragged = useRef(false);
  const stop = useRef(() => {});

  useEffect(() => {
    const ground = now.current.ground.current;
    // Whether a touch scrolls is settled by its first move: the answer must stand before it.
    const hold = (event: TouchEvent) => {
      if (dragging.current) event.preventDefault();
    };
    ground?.addEventListener('touchmove', hold, { passive: false });
    return () => {
      ground?.removeEventListener('touchmove', hold);
      stop.current();
    };
  }, [now]);

  const onPointerDown = (thing: Thing) => (down: PointerEvent<HTMLElement>) => {
    dragged.current = false;
    if (down.button !== 0 || !down.isPrimary) return;
    const from = { x: down.clientX, y: down.clientY };
    const isMouse = down.pointerType === 'mouse';
    let last = from;
    let ticking: ReturnType<typeof setInterval> | undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const place = () => {
      const { ground } = now.current;
      return ground.current ? placeUnder(ground.current, last.x, last.y) : undefined;
    };
    const move = () => {
      const at = place();
      if (at) now.current.onMove(at);
    };
    const start = () => {
      const ground = now.current.ground.current;
      const at = ground && placeUnder(ground, from.x, from.y);
      if (!at) return end();
      dragging.current = true;
      dragged.current = true;
      now.current.onStart(thing, at);
      ticking = setInterval(() => {
        scroll(ground, from, last);
        move();
      }, 30);
    };
    const end = () => {
      dragging.current = false;
      clearTimeout(resting);
      clearInterval(ticking);
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', giveUp);
      window.removeEventListener('keydown', pressed, true);
    };
    const giveUp = () => {
      const was = dragging.current;
      end();
      if (was) now.current.onGiveUp();
    };
    const moved = ({ clientX: x, clientY: y, pointerId }: globalThis.PointerEvent) => {
      if (pointerId !== down.pointerId) return;
      last = { x, y };
      if (dragging.current) return move();
      const far = Math.hypot(x - from.x, y - from.y);
      if (isMouse && far > mouseSlack) {
        start();
        move();
      } else if (!isMouse && far > fingerSlack) end();
    };
    const up = ({ pointerId }: globalThis.PointerEvent) => {
      if (pointerId !== down.pointerId) return;
      const was = dragging.current;
      end();
      if (was) now.current.onDrop();
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !dragging.current) return;
      event.preventDefault();
      event.stopPropagation();
      giveUp();
    };
    stop.current();
    stop.current = giveUp;
    if (!isMouse) resting = setTimeout(start, fingerRest);
    window.addEventListener('pointermove', moved);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', giveUp);
    window.addEventListener('keydown', pressed, true);
  };

  return { onPointerDown, wasDrag: () => dragged.current };
};

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

interface Pointer<Thing> {
  readonly thing: Thing;
  readonly down: PointerEvent<HTMLElement>;
  readonly events: RefObject<DragEvents<Thing>>;
  /** Told when it begins to be a drag, and when that is over. */
  readonly onDragging: (is: boolean) => void;
}

/** Follows one press until it ends: as a drag, as a press, or given up. Answers with what gives it up. */
const followPointer = <Thing>({ thing, down, events, onDragging }: Pointer<Thing>): (() => void) => {
  const from = { x: down.clientX, y: down.clientY };
  const isMouse = down.pointerType === 'mouse';
  const ends = new AbortController();
  let last = from;
  let dragging = false;
  let ticking: ReturnType<typeof setInterval> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const end = (): boolean => {
    const was = dragging;
    dragging = false;
    onDragging(false);
    clearTimeout(resting);
    clearInterval(ticking);
    ends.abort();
    return was;
  };
  const giveUp = () => {
    if (end()) events.current.onGiveUp();
  };
  const move = () => {
    const ground = events.current.ground.current;
    const at = ground && placeUnder(ground, last.x, last.y);
    if (at) events.current.onMove(at);
  };
  const start = () => {
    const ground = events.current.ground.current;
    const at = ground && placeUnder(ground, from.x, from.y);
    if (!at) return void end();
    dragging = true;
    onDragging(true);
    events.current.onStart(thing, at);
    ticking = setInterval(() => {
      scroll(ground, from, last);
      move();
    }, 30);
  };
  const moved = ({ clientX: x, clientY: y, pointerId }: globalThis.PointerEvent) => {
    if (pointerId !== down.pointerId) return;
    last = { x, y };
    if (dragging) return move();
    const far = Math.hypot(x - from.x, y - from.y);
    if (isMouse && far > mouseSlack) {
      start();
      move();
    } else if (!isMouse && far > fingerSlack) end();
  };
  const up = ({ pointerId }: globalThis.PointerEvent) => {
    if (pointerId === down.pointerId && end()) events.current.onDrop();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !dragging) return;
    event.preventDefault();
    event.stopPropagation();
    giveUp();
  };
  const { signal } = ends;
  if (!isMouse) resting = setTimeout(start, fingerRest);
  window.addEventListener('pointermove', moved, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', giveUp, { signal });
  window.addEventListener('keydown', pressed, { capture: true, signal });
  return giveUp;
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
    stop.current();
    const onDragging = (is: boolean) => {
      dragging.current = is;
      if (is) dragged.current = true;
    };
    stop.current = followPointer({ thing, down, events: now, onDragging });
  };

  return { onPointerDown, wasDrag: () => dragged.current };
};

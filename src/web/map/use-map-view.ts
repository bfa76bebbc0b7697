import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { panBy, zoomBy, type MapSize, type MapView, type ScreenPoint } from './projection.ts';

/** What a map measures before a browser has measured it. */
const usualSize: MapSize = { width: 640, height: 640 };

/** A finger trembles; from so many pixels on it drags. */
const dragFrom = 5;

const keyStep = 80;

const keys: Readonly<Record<string, ScreenPoint>> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
};

const spread = ([one, other]: readonly ScreenPoint[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** Where on the map an event was. */
const pointOn = (element: Element, { clientX, clientY }: { clientX: number; clientY: number }): ScreenPoint => {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};

type Change = (next: (view: MapView, size: MapSize) => MapView) => void;

/** Measures what the map is drawn in. */
const useSize = (frame: RefObject<HTMLElement | null>): MapSize => {
  const [size, setSize] = useState(usualSize);
  useEffect(() => {
    const measure = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (frame.current) measure.observe(frame.current);
    return () => measure.disconnect();
  }, [frame]);
  return size;
};

/**
 * Zooming with the wheel. The page scrolls under the wheel until somebody means the map: by pressing it, by its focus, or
 * by the key that zooms. Answers with whether to say so just now.
 */
const useWheel = (frame: RefObject<HTMLElement | null>, change: RefObject<Change>): boolean => {
  const [hinted, setHinted] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let hint: ReturnType<typeof setTimeout> | undefined;
    let meant = false;
    const press = ({ target }: globalThis.PointerEvent) => {
      meant = target instanceof Node && element.contains(target);
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && !meant && !element.contains(document.activeElement)) {
        setHinted(true);
        clearTimeout(hint);
        hint = setTimeout(() => setHinted(false), 1500);
        return;
      }
      event.preventDefault();
      const at = pointOn(element, event);
      const steps = Math.max(-1, Math.min(1, -event.deltaY / (event.ctrlKey ? 40 : 160)));
      change.current((now, room) => zoomBy(now, steps, room, at));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    document.addEventListener('pointerdown', press);
    return () => {
      clearTimeout(hint);
      element.removeEventListener('wheel', wheel);
      document.removeEventListener('pointerdown', press);
    };
  }, [frame, change]);
  return hinted;
};

/** Dragging with one finger or a mouse, zooming with two. */
const useFingers = (change: Change) => {
  const fingers = useRef(new Map<number, ScreenPoint>());
  const dragged = useRef(false);
  const lift = ({ pointerId }: PointerEvent<HTMLDivElement>) => {
    fingers.current.delete(pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0) return;
      dragged.current = false;
      fingers.current.set(event.pointerId, pointOn(event.currentTarget, event));
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      // The button was released outside the map, so no event came.
      if (event.buttons === 0) return lift(event);
      const now = pointOn(event.currentTarget, event);
      if (!dragged.current && spread([before, now]) < dragFrom) return;
      if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = true;
      const wide = spread([...fingers.current.values()]);
      fingers.current.set(event.pointerId, now);
      const wider = spread([...fingers.current.values()]);
      change((shown, room) => {
        const panned = panBy(shown, {
          x: (before.x - now.x) / fingers.current.size,
          y: (before.y - now.y) / fingers.current.size,
        });
        return wide > 0 && wider > 0 ? zoomBy(panned, Math.log2(wider / wide), room, now) : panned;
      });
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    // A drag ends without a click on what lies under the finger.
    onClickCapture: (event: MouseEvent<HTMLDivElement>) => {
      if (!dragged.current) return;
      event.preventDefault();
      event.stopPropagation();
      dragged.current = false;
    },
  };
};

/** What a map shows, and all the ways to move it. `fit` gives the view for a size until somebody moved it. */
export const useMapView = (fit: (size: MapSize) => MapView) => {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const [moved, setMoved] = useState<MapView | null>(null);
  const view = moved ?? fit(size);
  // Several events may come between two drawings: each goes on from where the last one led.
  const latest = useRef({ view, size });
  useEffect(() => {
    latest.current = { view, size };
  });
  const change = useRef<Change>((next) => {
    const { view: now, size: room } = latest.current;
    const then = next(now, room);
    latest.current = { view: then, size: room };
    setMoved(then);
  });
  const wheelHint = useWheel(frame, change);
  const fingers = useFingers((next) => change.current(next));

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = keys[event.key];
    if (by) change.current((shown) => panBy(shown, by));
    else if (event.key === '+' || event.key === '=') change.current((shown, room) => zoomBy(shown, 1, room));
    else if (event.key === '-') change.current((shown, room) => zoomBy(shown, -1, room));
    else if (event.key === '0') setMoved(null);
    else return;
    event.preventDefault();
  };

  return {
    frame,
    view,
    size,
    measured: size !== usualSize,
    handlers: { ...fingers, onKeyDown },
    change: (next: Parameters<Change>[0]) => change.current(next),
    wheelHint,
    reset: () => setMoved(null),
    show: setMoved,
  };
};

import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
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

/** What a map shows, and all the ways to move it. `fit` gives the view for a size until somebody moved it. */
export const useMapView = (fit: (size: MapSize) => MapView) => {
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, ScreenPoint>());
  const dragged = useRef(false);
  const [size, setSize] = useState(usualSize);
  const [moved, setMoved] = useState<MapView | null>(null);
  const [wheelHint, setWheelHint] = useState(false);
  const view = moved ?? fit(size);
  const latest = useRef({ view, size });
  useEffect(() => {
    latest.current = { view, size };
  });

  const change = (next: (view: MapView, size: MapSize) => MapView): void => {
    const { view: now, size: room } = latest.current;
    const then = next(now, room);
    latest.current = { view: then, size: room };
    setMoved(then);
  };

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    measure.observe(element);
    let hint: ReturnType<typeof setTimeout> | undefined;
    // The page scrolls under the wheel until somebody means the map: by pressing it, by its focus, or by the key that zooms.
    let meant = false;
    const press = ({ target }: globalThis.PointerEvent) => {
      meant = target instanceof Node && element.contains(target);
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && !meant && !element.contains(document.activeElement)) {
        setWheelHint(true);
        clearTimeout(hint);
        hint = setTimeout(() => setWheelHint(false), 1500);
        return;
      }
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      const steps = Math.max(-1, Math.min(1, -event.deltaY / (event.ctrlKey ? 40 : 160)));
      const { view: now, size: room } = latest.current;
      const then = zoomBy(now, steps, room, at);
      latest.current = { view: then, size: room };
      setMoved(then);
    };
    element.addEventListener('wheel', wheel, { passive: false });
    document.addEventListener('pointerdown', press);
    return () => {
      measure.disconnect();
      clearTimeout(hint);
      element.removeEventListener('wheel', wheel);
      document.removeEventListener('pointerdown', press);
    };
  }, []);

  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): ScreenPoint => {
    const box = frame.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0) return;
      dragged.current = false;
      fingers.current.set(event.pointerId, at(event));
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      // The button was released outside the map, so no event came.
      if (event.buttons === 0) {
        fingers.current.delete(event.pointerId);
        return;
      }
      const now = at(event);
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
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      fingers.current.delete(event.pointerId);
    },
    onPointerCancel: (event: PointerEvent<HTMLDivElement>) => {
      fingers.current.delete(event.pointerId);
    },
    // A drag ends without a click on what lies under the finger.
    onClickCapture: (event: MouseEvent<HTMLDivElement>) => {
      if (!dragged.current) return;
      event.preventDefault();
      event.stopPropagation();
      dragged.current = false;
    },
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const by = keys[event.key];
      if (by) change((shown) => panBy(shown, by));
      else if (event.key === '+' || event.key === '=') change((shown, room) => zoomBy(shown, 1, room));
      else if (event.key === '-') change((shown, room) => zoomBy(shown, -1, room));
      else if (event.key === '0') setMoved(null);
      else return;
      event.preventDefault();
    },
  };

  return {
    frame,
    view,
    size,
    measured: size !== usualSize,
    handlers,
    change,
    wheelHint,
    reset: () => setMoved(null),
    show: setMoved,
  };
};

import { apiPrefix } from '#contract/api-prefix.ts';
import { calls } from '#contract/calls.ts';

/** Another window's word of leaving may be ahead of what the server heard of it. */
const afterOthers = 2000;

/**
 * A held time is given back soon when its page is left, unless it is read again: by this page, when the browser's own way
 * back shows it once more, or by another window that shows the same. `held` names what is held now, if anything is.
 */
export const giveBackWhenLeft = (held: () => string | null, readAgain: () => void): void => {
  const [, path] = calls.leaveTime;
  const others = new BroadcastChannel('rodera:horas');
  others.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === held()) setTimeout(readAgain, afterOthers);
  });
  window.addEventListener('pagehide', () => {
    const reserva = held();
    if (reserva === null) return;
    const body = new Blob([JSON.stringify({ reserva })], { type: 'application/json' });
    navigator.sendBeacon(apiPrefix + path, body);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches its own origin alone.
    others.postMessage(reserva);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAgain();
  });
};

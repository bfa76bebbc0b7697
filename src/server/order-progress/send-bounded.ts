import type { Writable } from 'node:stream';

/** More than one answer of it lies unread: nobody reads there. */
export const unreadBytes = 64 * 1024;

/** Writes to a page for as long as somebody reads there; whoever does not is let go, so that what waits has an end. */
export const sendBounded =
  (page: Writable) =>
  (text: string): void => {
    if (page.writableEnded || page.destroyed) return;
    if (page.writableLength > unreadBytes) page.destroy();
    else page.write(text);
  };

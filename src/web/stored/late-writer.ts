/** Writes wait so long for the next change (spec G30). */
const writeDelay = 10;

/**
 * Writes a little later, once for a burst of changes to one key, or at once when the page is left. A full or forbidden
 * storage only means that this browser will not remember.
 */
export const lateWriter = (write: (key: string, value: string) => void): ((key: string, value: string) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly key: string; readonly value: string } | null = null;
  const flush = () => {
    clearTimeout(timer);
    if (!waiting) return;
    const { key, value } = waiting;
    waiting = null;
    try {
      write(key, value);
    } catch {
      return;
    }
  };
  globalThis.addEventListener?.('pagehide', flush);
  return (key, value) => {
    if (waiting && waiting.key !== key) flush();
    clearTimeout(timer);
    waiting = { key, value };
    timer = setTimeout(flush, writeDelay);
  };
};

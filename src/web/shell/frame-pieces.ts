import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type * as Parts from './frame-markup.tsx';
import type { FrameData } from './site-frame.tsx';

/** Menu and foot while the server renders a page. */
export const FrameContext = createContext<FrameData | undefined>(undefined);

type Markup = Pick<typeof Parts, 'Menu' | 'Foot'>;

interface Pieces extends Partial<FrameData> {
  /** What makes them: with none to make, a browser does without. */
  readonly markup?: Markup;
}

const readMarkup = async (): Promise<Markup> => await import('./frame-markup.tsx');
const serverMarkup = import.meta.env.SSR ? await readMarkup() : undefined;

const hearers = new Set<() => void>();
const known = new Set<string>();
let renewed: Pieces = {};

/** Menu and foot that pages named since the document came (spec N7). */
export const framePieces = {
  /** Whether this document shows, or has read, the piece of that name. */
  has: (hash: string): boolean => known.has(hash),
  renew: async (hash: string, pieces: Partial<FrameData>): Promise<void> => {
    const markup = await readMarkup();
    known.add(hash);
    renewed = { ...renewed, ...pieces, markup };
    for (const hear of hearers) hear();
  },
};

const listen = (hear: () => void) => {
  hearers.add(hear);
  return () => void hearers.delete(hear);
};

/** What menu and foot are made from: all of it on a server, in a browser what was renewed. `came` are those of the document. */
export const useFramePieces = (came: readonly string[]): Pieces => {
  const given = useContext(FrameContext);
  useEffect(() => {
    for (const hash of came) known.add(hash);
  }, [came]);
  const read = useSyncExternalStore(
    listen,
    () => renewed,
    () => renewed,
  );
  return given ? { ...given, ...(serverMarkup && { markup: serverMarkup }) } : read;
};

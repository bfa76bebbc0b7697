import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { FrameData } from './site-frame.tsx';

/** Menu and foot while the server renders a page. */
export const FrameContext = createContext<FrameData | undefined>(undefined);

const hearers = new Set<() => void>();
const known = new Set<string>();
let renewed: Partial<FrameData> = {};

/** Menu and foot that pages named since the document came (spec N7). */
export const framePieces = {
  /** Whether this document shows, or has read, the piece of that name. */
  has: (hash: string): boolean => known.has(hash),
  renew: (hash: string, pieces: Partial<FrameData>): void => {
    known.add(hash);
    renewed = { ...renewed, ...pieces };
    for (const hear of hearers) hear();
  },
};

const listen = (hear: () => void) => {
  hearers.add(hear);
  return () => void hearers.delete(hear);
};

/** What menu and foot are made from: all of it on a server, in a browser what was renewed. `came` are those of the document. */
export const useFramePieces = (came: readonly string[]): Partial<FrameData> => {
  const given = useContext(FrameContext);
  useEffect(() => {
    for (const hash of came) known.add(hash);
  }, [came]);
  const read = useSyncExternalStore(
    listen,
    () => renewed,
    () => renewed,
  );
  return given ?? read;
};

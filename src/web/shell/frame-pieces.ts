import { useSyncExternalStore } from 'react';
import type { SiteData } from './site-frame.tsx';

type Pieces = Partial<Pick<SiteData, 'menu' | 'pie'>>;

const hearers = new Set<() => void>();
let pieces: Pieces = {};

/** Menu and foot that pages named since the document came (spec N7). */
export const framePieces = {
  renew: (renewed: Pieces): void => {
    pieces = { ...pieces, ...renewed };
    for (const hear of hearers) hear();
  },
};

const none: Pieces = {};
const listen = (hear: () => void) => {
  hearers.add(hear);
  return () => void hearers.delete(hear);
};

/** What the frame shows, with what was renewed. */
export const useFramePieces = (site: SiteData): SiteData => ({
  ...site,
  ...useSyncExternalStore(
    listen,
    () => pieces,
    () => none,
  ),
});

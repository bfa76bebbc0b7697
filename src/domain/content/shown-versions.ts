import { publicationAt, type Publication } from './publications.ts';

/** The versions of a page that are seen now, or will be as things are planned. */
export const shownVersions = (all: readonly Publication[], now: Date): ReadonlySet<number> =>
  new Set([publicationAt(all, now), ...all.filter(({ desde }) => desde > now)].flatMap((each) => each?.version ?? []));

/** From a moment on a version is shown, or nothing of the page: `version` is null where it is taken back. */
export interface Publication {
  /** Grows: of two for the same moment, the later one was said later. */
  readonly id: number;
  readonly version: number | null;
  readonly desde: Date;
}

const later = (one: Publication, other: Publication): number =>
  one.desde.getTime() - other.desde.getTime() || one.id - other.id;

/** What is in force at a moment; undefined before the first one. */
export const publicationAt = (all: readonly Publication[], now: Date): Publication | undefined =>
  all
    .filter(({ desde }) => desde <= now)
    .toSorted(later)
    .at(-1);

/** When something else may be in force: the first moment after now; null where nothing is planned. */
export const nextChange = (all: readonly Publication[], now: Date): Date | null =>
  all.filter(({ desde }) => desde > now).toSorted(later)[0]?.desde ?? null;

export const contentStatuses = ['borrador', 'planeada', 'publicada', 'retirada'] as const;
type ContentStatus = (typeof contentStatuses)[number];

/** How a page stands, for its editors. */
export const statusOf = (all: readonly Publication[], now: Date): ContentStatus => {
  const current = publicationAt(all, now);
  if (current?.version != null) return 'publicada';
  if (all.some(({ desde, version }) => desde > now && version !== null)) return 'planeada';
  return current ? 'retirada' : 'borrador';
};

/** What counts for a while; without an end, for good. */
export interface Limited {
  readonly desde: Date;
  readonly hasta: Date | null;
}

/** From its first moment to before its end. */
export const runs = ({ desde, hasta }: Limited, now: Date): boolean => desde <= now && (hasta === null || now < hasta);

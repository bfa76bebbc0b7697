import { longestSlug } from './bounds.ts';
import type { ContentKind } from './kinds.ts';

export type SlugTrouble = 'direccion-formato' | 'direccion-reservada';

const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What a path of editors' looks like below its language. */
export const contentRoute = /^(?:blog\/)?[a-z0-9-]{1,80}$/;

/**
 * Why a slug cannot be a page's; undefined where it can. `taken` are the first parts of paths that lead elsewhere in its
 * language: a page below the blog cannot stand in their way.
 */
export const slugTrouble = (kind: ContentKind, slug: string, taken: ReadonlySet<string>): SlugTrouble | undefined => {
  if (slug.length > longestSlug || !form.test(slug)) return 'direccion-formato';
  return kind !== 'articulo' && taken.has(slug) ? 'direccion-reservada' : undefined;
};

/** The first part of a path: `neumaticos` of `/neumaticos/verano`; nothing of `/`. */
export const firstPart = (path: string): string | undefined => /^\/([^/]+)/.exec(path)?.[1];

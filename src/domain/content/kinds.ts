/** What editors write; the word decides how a page is laid out and where it stands. */
export const contentKinds = ['pagina', 'articulo', 'landing', 'plantilla', 'plantilla-venta', 'distribucion'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Articles stand below it, in both languages; everything else at the root of its language. */
const blogPart = 'blog';

/** A page's path below its language: `empresa`, `blog/cuando-cambiar`. */
export const routeOf = (kind: ContentKind, slug: string): string =>
  kind === 'articulo' ? `${blogPart}/${slug}` : slug;

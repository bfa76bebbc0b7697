/** A piece of markup that needs no more escaping. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | undefined | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const written = (part: Part): string => {
  if (part === undefined) return '';
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map((piece) => piece.markup).join('');
  return String(part).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
};

/** Markup with everything from outside escaped, between tags and in quoted attributes alike. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.reduce((before, after, index) => before + written(parts[index - 1]) + after),
});

/** What a text may leave for the configuration to say: `{{nombre}}`, `{{telefono}}`, `{{libro}}`. */
export interface SiteWords {
  readonly nombre: string;
  readonly telefono: string;
  readonly libro: string;
}

/** A text with the shop's own words in it; a word that it does not know stays as it was written. */
export const fillIn = (text: string, words: SiteWords): string =>
  text.replaceAll(/\{\{(nombre|telefono|libro)\}\}/g, (_, name: keyof SiteWords) => words[name]);

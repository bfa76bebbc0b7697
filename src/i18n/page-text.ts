/** A page of text as its loader gives it to the browser. Amounts are never written in it: they come from the database. */
export interface PageText {
  /** The last part of its address. */
  readonly slug: string;
  /** In menus and above its title. */
  readonly nombre: string;
  readonly titulo: string;
  /** Below the title, and what a search engine shows. */
  readonly entrada: string;
  /** What is worth remembering: a figure, and what it says. */
  readonly cifras: readonly (readonly [cifra: string, que: string])[];
  readonly secciones: readonly PageSection[];
}

export interface PageSection {
  readonly titulo: string;
  readonly texto?: readonly string[];
  readonly puntos?: readonly string[];
}

/** A part of the guide: it can be led to, and something may be drawn in it. */
export interface GuideSection extends PageSection {
  /** What it is led to by, in the address after `#`. */
  readonly id: string;
  readonly dibujo?: 'lateral' | 'etiqueta' | 'dot';
  readonly tabla?: { readonly cabecera: readonly string[]; readonly filas: readonly (readonly string[])[] };
}

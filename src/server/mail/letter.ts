import type { Language } from '#domain/language.ts';

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'bill'; readonly rows: readonly Row[] }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

export interface Row {
  readonly label: string;
  readonly value: string;
  /** The sum of what stands above it. */
  readonly strong?: boolean;
}

/** The calendar file that goes with a message. */
export interface CalendarFile {
  readonly filename: string;
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly content: string;
}

/** A file that goes with a message; its content in base64. */
export interface LetterFile {
  readonly filename: string;
  readonly type: string;
  readonly content: string;
}

/** What a message says, before it becomes text and HTML. */
export interface Letter {
  readonly idioma: Language;
  /** Why somebody gets it, said at its foot: for an order or an account unless it was asked for. */
  readonly because?: 'aviso' | 'opinion' | 'busqueda';
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly calendar?: CalendarFile;
  readonly file?: LetterFile;
}

/** Who writes, as every message shows it. */
export interface Sender {
  readonly nombre: string;
  readonly telefono: string;
}

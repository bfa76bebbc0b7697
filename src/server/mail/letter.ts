import type { ProseNode } from '#domain/content/prose.ts';
import type { Language } from '#domain/language.ts';

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** A text of editors; its links begin with a scheme. */
  | { readonly kind: 'prose'; readonly nodes: readonly (string | ProseNode)[] }
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
  readonly because?: 'aviso' | 'opinion' | 'opinion-escrita' | 'busqueda' | 'caso' | 'boletin' | 'canal';
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly calendar?: CalendarFile;
  /** Messages that wait to be sent, by their ids, and say nothing that this one does not say. */
  readonly covers?: readonly string[];
  readonly file?: LetterFile;
  /**
   * The page that ends letters of this kind, also by a POST alone: the mail reader's own button (RFC 2369, RFC 8058). Its
   * words stand in the foot.
   */
  readonly unsubscribe?: { readonly text: string; readonly url: string };
}

/** Who writes, as every message shows it. */
export interface Sender {
  readonly nombre: string;
  readonly telefono: string;
}

import type { Language } from '#domain/language.ts';
import type { House } from '../../http/context.ts';
import type { Links } from '../../links.ts';
import type { Letter } from '../letter.ts';

/** What a message is written with. */
export interface WritingDesk {
  readonly house: House;
  readonly links: Links;
}

/** Writes a message from what its ids name now; undefined where there is nothing to say any more. */
export type Template<Data> = (desk: WritingDesk, datos: Data, idioma: Language) => Promise<Letter | undefined>;

import type { Language } from '#domain/language.ts';
import type { Runtime } from '../runtime.ts';
import type { Letter } from './letter.ts';
import type { MailRow } from './mail-store.ts';
import type { NewMail } from './new-mail.ts';

/** Writes a message from what its ids name now; undefined where there is nothing to say any more. */
export type Template<Data> = (runtime: Runtime, datos: Data, idioma: Language) => Promise<Letter | undefined>;

/** Until when a message waits, so that another one of the same matter can say both; null where it is sent at once. */
export type WaitsUntil = (runtime: Runtime, mail: MailRow) => Promise<Date | null>;

/** Writes any queued message: the table of all letters, which knows every feature, is handed to whoever sends or shows them. */
export type WriteLetter = (runtime: Runtime, mail: NewMail) => Promise<Letter | undefined>;

import { createHash } from 'node:crypto';
import type { Sha256 } from '#domain/invoices/verifactu/hash-text.ts';

/** The hash of records: of the text in UTF-8, 64 capital hexadecimal digits. */
export const sha256: Sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex').toUpperCase();

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';

type Keys = Config['reports']['keys'];

const [nonceLength, tagLength] = [12, 16];

/** A text that only a key of the configuration opens, with that key's name. */
export interface Sealed {
  readonly clave: string;
  /** In base64. */
  readonly contenido: string;
}

/** `place` belongs to it: what is put somewhere else does not open. Undefined without a key. */
export const seal = ([first]: Keys, text: string, place: string): Sealed | undefined => {
  if (!first) return undefined;
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', first.key, nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return { clave: first.name, contenido: Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64') };
};

/** Throws where the key is not there any more, or the text was changed or moved. */
export const unseal = (keys: Keys, { clave, contenido }: Sealed, place: string): string => {
  const found = keys.find(({ name }) => name === clave);
  if (!found) throw new Error(`no key ${clave} among REPORT_KEYS`);
  const sealed = Buffer.from(contenido, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', found.key, sealed.subarray(0, nonceLength))
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()]).toString('utf8');
};

import { createCipheriv, createHmac } from 'node:crypto';
import { redsysSignatureVersions, type RedsysSignatureVersion } from '../../config/gateway-config.ts';
import { isSameSecret } from '../../security/signature.ts';

export const isRedsysSignatureVersion = (name: unknown): name is RedsysSignatureVersion =>
  redsysSignatureVersions.some((version) => version === name);

/** V1: the order in whole blocks of 8 under 3DES-CBC without padding; the shop's key is written in base64. */
const keyV1 = (order: string, key: string): Buffer => {
  const blocks = Buffer.alloc(Math.ceil(Buffer.byteLength(order) / 8) * 8);
  blocks.write(order);
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(key, 'base64'), Buffer.alloc(8)).setAutoPadding(false);
  return Buffer.concat([cipher.update(blocks), cipher.final()]);
};

/** V2: the order under AES-128-CBC; the shop's key is its first 16 characters, and the result is used as base64 text. */
const keyV2 = (order: string, key: string): string => {
  const cipher = createCipheriv('aes-128-cbc', key.slice(0, 16), Buffer.alloc(16));
  return Buffer.concat([cipher.update(order, 'utf8'), cipher.final()]).toString('base64');
};

/** What is signed: a text, in the name of an order. */
export interface RedsysSigned {
  /** Ds_Order. */
  readonly order: string;
  /** The text exactly as it travels. */
  readonly text: string;
}

/**
 * The signature of a text (Redsys, «Firmar una operación»; vectors in the tests). The shop's key as Redsys shows
 * it: 32 characters of base64.
 */
export const redsysSignature = (version: RedsysSignatureVersion, { order, text }: RedsysSigned, key: string): string =>
  version === 'HMAC_SHA256_V1'
    ? createHmac('sha256', keyV1(order, key)).update(text, 'utf8').digest('base64')
    : createHmac('sha512', keyV2(order, key)).update(text, 'utf8').digest('base64url');

/** One spelling of the two that Redsys uses, without padding. */
const plain = (signature: string): string =>
  signature
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');

/** Both spellings of base64 are taken. */
export const redsysSignatureMatches = (
  version: RedsysSignatureVersion,
  signed: RedsysSigned,
  sent: string,
  key: string,
): boolean => isSameSecret(plain(sent), plain(redsysSignature(version, signed, key)));

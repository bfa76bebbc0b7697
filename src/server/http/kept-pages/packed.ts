import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { ownBytes } from './own-bytes.ts';

/** The ways in which a page is packed, as HTTP names them (RFC 9110, 8.4.1; RFC 7932). */
export type Packing = 'br' | 'gzip';

/** The packed forms of one page: at least one. */
export type Packed = { readonly br: Buffer; readonly gzip?: never } | { readonly br?: Buffer; readonly gzip: Buffer };

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };
// Pages are of some 100 kB. With the window that brotli takes by itself, 4 MB, one takes 40 ms of the processor, with this one 4, and
// a three hundredth more bytes.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 16 } };

export const packedAs = async (packing: Packing, html: Buffer): Promise<Buffer> =>
  ownBytes(packing === 'br' ? await pack.br(html, brotliOptions) : await pack.gzip(html, { level: 6 }));

/** An answer of fewer bytes does not get smaller by much. */
export const leastPacked = 1500;

/** A page that is sent once: a twenty-fifth larger than one that is kept, for three quarters of the time. */
export const packedOnce = async (html: Buffer): Promise<Buffer> => await pack.gzip(html, { level: 4 });

export const unpacked = async (packed: Packed): Promise<Buffer> =>
  packed.gzip ? await unpack.gzip(packed.gzip) : await unpack.br(packed.br);

/** The same forms in memory of their own. */
export const ownPacked = (packed: Packed): Packed =>
  packed.gzip
    ? { ...(packed.br && { br: ownBytes(packed.br) }), gzip: ownBytes(packed.gzip) }
    : { br: ownBytes(packed.br) };

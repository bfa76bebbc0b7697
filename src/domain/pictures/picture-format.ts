/** What pages may show; everything else has a reason why not. */
export const pictureFormats = ['jpeg', 'png', 'webp', 'avif'] as const;
type PictureFormat = (typeof pictureFormats)[number];

export type UnfitPicture = 'imagen-vacia' | 'imagen-svg' | 'imagen-animada' | 'imagen-heic' | 'imagen-formato';

/** How many bytes of a file tell what it is. */
export const tellingBytes = 4096;

const textOf = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const begins = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, place) => bytes[place] === byte);

/** Brands of ISO/IEC 23008-12 that are HEVC or of no known coding: phones write them, few browsers show them. */
const heic = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** The file type box, its size first: the brand that a file mainly is, and those that it also is. */
const ofBrand = (bytes: Uint8Array): PictureFormat | UnfitPicture => {
  const size = Math.min(((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0), bytes.length);
  const brands = [textOf(bytes, 8, 12)];
  for (let at = 16; at + 4 <= size; at += 4) brands.push(textOf(bytes, at, at + 4));
  if (brands[0] === 'avis') return 'imagen-animada';
  if (brands.includes('avif')) return 'avif';
  return brands.some((brand) => heic.has(brand)) ? 'imagen-heic' : 'imagen-formato';
};

/** Pictures that move say so in their first chunks: `acTL` before the data of a PNG, a flag of the `VP8X` of a WebP. */
const isAnimatedPng = (bytes: Uint8Array): boolean => {
  const head = textOf(bytes, 0, tellingBytes);
  const control = head.indexOf('acTL');
  const data = head.indexOf('IDAT');
  return control !== -1 && (data === -1 || control < data);
};
const isAnimatedWebp = (bytes: Uint8Array): boolean =>
  textOf(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 0b10) !== 0;

const looksLikeSvg = (bytes: Uint8Array): boolean =>
  /^(?:\xEF\xBB\xBF)?\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(textOf(bytes, 0, 512));

/** What a file is by its first bytes, whatever it is called; or why no page may show it. */
export const formatOf = (file: Uint8Array): PictureFormat | UnfitPicture => {
  const bytes = file.subarray(0, tellingBytes);
  if (bytes.length === 0) return 'imagen-vacia';
  if (begins(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    return isAnimatedPng(bytes) ? 'imagen-animada' : 'png';
  if (textOf(bytes, 0, 4) === 'RIFF' && textOf(bytes, 8, 12) === 'WEBP')
    return isAnimatedWebp(bytes) ? 'imagen-animada' : 'webp';
  if (textOf(bytes, 0, 4) === 'GIF8') return 'imagen-animada';
  if (textOf(bytes, 4, 8) === 'ftyp') return ofBrand(bytes);
  return looksLikeSvg(bytes) ? 'imagen-svg' : 'imagen-formato';
};

/** Whether that is a format, and not a reason. */
export const isPictureFormat = (found: PictureFormat | UnfitPicture): found is PictureFormat =>
  pictureFormats.some((format) => format === found);

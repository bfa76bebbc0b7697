import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestPictureName, longestSide, mostPoints, widthsOf } from './bounds.ts';
import { formatOf, isPictureFormat, tellingBytes } from './picture-format.ts';
import { pictureName, pictureNameOf } from './picture-name.ts';
import { sizeTrouble } from './picture-size.ts';

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : [...part])),
  );
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const brand = (main: string, ...others: readonly string[]) =>
  bytesOf([0, 0, 0, 16 + 4 * others.length], 'ftyp', main, [0, 0, 0, 0], ...others);

describe('what a file is', () => {
  test.each([
    ['a JPEG', bytesOf([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
    ['a PNG', bytesOf(png, 'IHDR', 'IDAT', 'acTL'), 'png'],
    ['a WebP', bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8 '), 'webp'],
    ['a WebP with transparency', bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0b10000]), 'webp'],
    ['an AVIF', brand('avif', 'mif1'), 'avif'],
    ['an AVIF that names its coding last', brand('mif1', 'miaf', 'avif'), 'avif'],
    ['nothing', bytesOf(), 'imagen-vacia'],
    ['a GIF', bytesOf('GIF89a'), 'imagen-animada'],
    ['a PNG that moves', bytesOf(png, 'IHDR', 'acTL', 'IDAT'), 'imagen-animada'],
    ['a PNG that says to move and has no data yet', bytesOf(png, 'IHDR', 'acTL'), 'imagen-animada'],
    ['a WebP that moves', bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0b10010]), 'imagen-animada'],
    ['a sequence of AVIF', brand('avis', 'avif'), 'imagen-animada'],
    ['a phone’s HEIC', brand('heic', 'mif1'), 'imagen-heic'],
    ['one that names its coding last', brand('abcd', 'heix'), 'imagen-heic'],
    ['a film', brand('isom', 'mp41'), 'imagen-formato'],
    ['an SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg">'), 'imagen-svg'],
    [
      'an SVG after a mark and a declaration',
      bytesOf([0xef, 0xbb, 0xbf], ' \n<?xml version="1.0"?><svg>'),
      'imagen-svg',
    ],
    ['an SVG after a comment', bytesOf('<!-- x --><svg>'), 'imagen-svg'],
    ['an SVG of a type', bytesOf('<!DOCTYPE svg PUBLIC'), 'imagen-svg'],
    ['a text', bytesOf('Hola, soy una foto.jpg'), 'imagen-formato'],
    ['a page', bytesOf('<html><svg>'), 'imagen-formato'],
    ['half a signature', bytesOf(png.slice(0, 7)), 'imagen-formato'],
    ['RIFF that is sound', bytesOf('RIFF', [0, 0, 0, 0], 'WAVE'), 'imagen-formato'],
  ])('%s is told by its bytes', (_, bytes, what) => {
    expect(formatOf(bytes)).toBe(what);
    expect(isPictureFormat(formatOf(bytes))).toBe(!what.startsWith('imagen-'));
  });

  test('is asked of its beginning alone', () => {
    const far = new Uint8Array(tellingBytes + 100);
    far.set(bytesOf(png, 'IHDR'));
    far.set(bytesOf('acTL'), tellingBytes + 10);
    expect(formatOf(far)).toBe('png');
  });

  test('has an answer, whatever it is', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => typeof formatOf(bytes) === 'string'));
  });
});

test('a picture is too large by one side or by the whole', () => {
  expect(sizeTrouble(longestSide, 1)).toBeUndefined();
  expect(sizeTrouble(1, longestSide + 1)).toBe('imagen-lado');
  expect(sizeTrouble(20_000, 20_000)).toBe('imagen-lado');
  expect(sizeTrouble(10_000, mostPoints / 10_000)).toBeUndefined();
  expect(sizeTrouble(10_000, mostPoints / 10_000 + 1)).toBe('imagen-puntos');
});

test('its files are never wider than it, and few', () => {
  expect(widthsOf(4000)).toEqual([480, 800, 1344]);
  expect(widthsOf(1344)).toEqual([480, 800, 1344]);
  expect(widthsOf(1000)).toEqual([480, 800, 1000]);
  expect(widthsOf(480)).toEqual([480]);
  expect(widthsOf(20)).toEqual([20]);
});

test('its name is one that a text can use', () => {
  expect(pictureNameOf('  Canvi d’oli (2) ')).toBe('canvi-d-oli-2');
  expect(pictureNameOf('…')).toBeUndefined();
  const long = pictureNameOf(`${'a'.repeat(longestPictureName - 1)} b`);
  expect(long).toBe('a'.repeat(longestPictureName - 1));
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (written) => {
      const name = pictureNameOf(written);
      return name === undefined || (pictureName.test(name) && name.length <= longestPictureName);
    }),
  );
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

const weights = {
  plain: '@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf',
  strong: '@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf',
  heavy: '@expo-google-fonts/archivo/800ExtraBold/Archivo_800ExtraBold.ttf',
} as const;
export type Weight = keyof typeof weights;

const parsed = (specifier: string): Font => {
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(specifier))));
  if (!('layout' in font)) throw new Error(`not one font: ${specifier}`);
  return font;
};

let fonts: Readonly<Record<Weight, Font>> | undefined;

/**
 * The family of the shop's pages, whole (OFL). Read and parsed once: a document takes what it uses out of them, and to
 * parse them for each took a third of its time.
 */
export const paperFonts = (): Readonly<Record<Weight, Font>> =>
  (fonts ??= { plain: parsed(weights.plain), strong: parsed(weights.strong), heavy: parsed(weights.heavy) });

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

export type Weight = 'plain' | 'strong' | 'heavy';

const parsed = (address: string): Font => {
  const font = create(readFileSync(fileURLToPath(address)));
  if (!('layout' in font)) throw new Error(`not one font: ${address}`);
  return font;
};

let fonts: Readonly<Record<Weight, Font>> | undefined;

/**
 * The family of the shop's pages, whole (OFL). Read and parsed once: what is drawn takes what it uses out of them, and to
 * parse them for each took two thirds of its time.
 */
export const ownFonts = (): Readonly<Record<Weight, Font>> =>
  (fonts ??= {
    plain: parsed(import.meta.resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf')),
    strong: parsed(import.meta.resolve('@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf')),
    heavy: parsed(import.meta.resolve('@expo-google-fonts/archivo/800ExtraBold/Archivo_800ExtraBold.ttf')),
  });

import type { GasChargeTraits } from '#domain/catalogue/article-traits.ts';
import { outlined } from '../lettering/outlined.ts';
import { coloursOf } from './colours.ts';
import { lettered } from './lettered.ts';
import { picture, rect } from './view.ts';

interface Gas extends Pick<GasChargeTraits, 'gas' | 'gramos'> {
  readonly marca: string;
  readonly nombre: string;
}

/** A charge of gas: the bottle that it comes from, with the gas and the grams on it. */
export const drawGas = ({ marca, nombre, gas, gramos }: Gas): string => {
  const { main, dark, light } = coloursOf(gas);
  const inside = { x: 150, width: 116, align: 'middle' } as const;
  return picture(
    '<ellipse cx="150" cy="272" rx="92" ry="10" fill="#000" fill-opacity=".3" filter="url(#s)"/>' +
      '<path d="M118 58V36q0-10 10-10h44q10 0 10 10v22" fill="none" stroke="#8f969c" stroke-width="8"/>' +
      rect(142, 26, 16, 34, '#b9bfc4', ' rx="3"') +
      rect(126, 30, 48, 10, '#c8372d', ' rx="5"') +
      '<path d="M72 104q0-42 60-46h36q60 4 60 46v152q0 16-16 16H88q-16 0-16-16z" fill="url(#p)"/>' +
      rect(72, 246, 156, 8, '#000', ' fill-opacity=".2"') +
      rect(78, 104, 144, 132, dark, ' rx="6"') +
      rect(78, 104, 144, 62, '#fbfaf6', ' rx="6"') +
      outlined(gas, { ...inside, weight: 'heavy', fill: '#16181a', y: 133, height: 22 }) +
      outlined(`${gramos} g`, { ...inside, weight: 'strong', fill: '#16181a', y: 156, height: 14 }) +
      lettered({ marca, nombre }, { x: 88, y: 173, width: 124, height: 9.4 }),
    `<linearGradient id="p"><stop offset="0" stop-color="${dark}"/><stop offset=".16" stop-color="${light}"/><stop offset=".45" stop-color="${main}"/><stop offset=".88" stop-color="${dark}"/><stop offset="1" stop-color="${main}"/></linearGradient>`,
  );
};

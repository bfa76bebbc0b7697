import { withComma } from '#domain/format-number.ts';
import type { OilTraits } from '#domain/catalogue/article-traits.ts';
import { outlined } from '../lettering/outlined.ts';
import { accentOf, coloursOf, chosenBy, type Colours } from './colours.ts';
import { picture, rect, round } from './view.ts';

interface Oil extends Pick<OilTraits, 'viscosidad' | 'litros' | 'especificacion'> {
  readonly marca: string;
  readonly modelo: string;
}

interface Label {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Plastic that oil is sold in: dark, light, or of the maker's colour here. */
const plastics = (colours: Colours): readonly (readonly [light: string, middle: string, dark: string])[] => [
  ['#4d545b', '#2c3136', '#15181b'],
  ['#eef0f1', '#c6cbcf', '#8f969c'],
  [colours.light, colours.main, colours.dark],
  ['#d9b75a', '#b08a2c', '#735616'],
];

const litres = (value: number): string => `${withComma(value)} L`;

const label = (oil: Oil, { x, y, w, h }: Label): string => {
  const { marca, modelo, viscosidad, litros, especificacion } = oil;
  const { main, dark } = coloursOf(marca);
  const accent = accentOf(modelo);
  const inside = w * 0.86;
  const middle = x + w / 2;
  const isDark = chosenBy([true, false], `${marca} ${modelo} label`);
  const [ground, ink] = isDark ? [dark, '#fff'] : ['#fafaf7', '#16181a'];
  const line = (words: string, at: number, height: number, fill: string, weight: 'strong' | 'heavy') =>
    outlined(words, { weight, fill, x: middle, y: y + h * at, height: h * height, width: inside, align: 'middle' });
  return (
    `<g><clipPath id="l"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="7"/></clipPath><g clip-path="url(#l)">` +
    rect(x, y, w, h, ground) +
    rect(x, y, w, h * 0.27, main) +
    chosenBy(
      [
        rect(x, y + h * 0.27, w, h * 0.035, accent),
        `<path d="M${x} ${round(y + h)}v${round(h * -0.08)}q${round(w / 2)} ${round(h * -0.06)} ${w} ${round(h * 0.04)}v${round(h * 0.04)}z" fill="${accent}"/>`,
        rect(x, y + h * 0.27, w * 0.05, h * 0.73, accent),
        `<path d="M${x + w} ${round(y + h * 0.27)}v${round(h * 0.26)}l${round(w * -0.3)} ${round(h * -0.26)}z" fill="${accent}"/>`,
      ],
      `${marca} ${modelo} shape`,
    ) +
    line(marca.toUpperCase(), 0.2, 0.125, '#fff', 'heavy') +
    line(modelo, 0.43, 0.085, ink, 'strong') +
    line(viscosidad, 0.66, 0.17, ink, 'heavy') +
    line(especificacion[0] ?? '', 0.77, 0.062, ink, 'strong') +
    line(litres(litros), 0.885, 0.075, ink, 'heavy') +
    '</g></g>'
  );
};

const shadow = (wide: number): string =>
  `<ellipse cx="150" cy="272" rx="${wide}" ry="10" fill="#000" fill-opacity=".3" filter="url(#s)"/>`;

/** Light falls from the left, and comes back a little from the right edge. */
const lit = ([light, middle, dark]: readonly [string, string, string]): string =>
  `<linearGradient id="p"><stop offset="0" stop-color="${dark}"/><stop offset=".14" stop-color="${light}"/><stop offset=".42" stop-color="${middle}"/><stop offset=".86" stop-color="${dark}"/><stop offset="1" stop-color="${middle}"/></linearGradient>`;

const cap = (x: number, y: number, w: number, h: number, fill: string): string =>
  rect(x, y, w, h, fill, ' rx="5"') +
  Array.from({ length: 7 }, (_, place) =>
    rect(x + ((place + 0.7) * w) / 7.8, y + 5, 1.6, h - 8, '#000', ' fill-opacity=".22"'),
  ).join('') +
  rect(x, y, w, 5, '#fff', ' rx="3" fill-opacity=".3"');

const bottle = (oil: Oil, capFill: string): string =>
  shadow(62) +
  rect(132, 58, 36, 26, 'url(#p)') +
  cap(127, 30, 46, 32, capFill) +
  '<path d="M132 78h36q2 16 26 30q12 8 12 26v124q0 14-14 14h-84q-14 0-14-14V134q0-18 12-26q24-14 26-30z" fill="url(#p)"/>' +
  label(oil, { x: 100, y: 136, w: 100, h: 118 });

const jug = (oil: Oil, capFill: string): string =>
  shadow(96) +
  rect(88, 52, 44, 24, 'url(#p)') +
  cap(82, 22, 56, 34, capFill) +
  '<path fill-rule="evenodd" d="M58 104q0-32 34-34h44l40 18h38q26 2 26 28v138q0 18-18 18H76q-18 0-18-18zM176 104q-12-2-8 10l10 22q4 8 14 8h14q12 0 12-12v-14q0-12-14-13z" fill="url(#p)"/>' +
  '<path d="M62 108q0-30 30-34h42" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>' +
  label(oil, { x: 72, y: 152, w: 154, h: 108 });

const pail = (oil: Oil, capFill: string): string =>
  shadow(104) +
  '<path d="M56 84l12 178q1 10 12 10h140q11 0 12-10l12-178z" fill="url(#p)"/>' +
  `<path d="M50 62h200q8 0 8 8v12q0 6-8 6H50q-8 0-8-6V70q0-8 8-8z" fill="${capFill}"/>` +
  rect(42, 64, 216, 6, '#fff', ' rx="3" fill-opacity=".3"') +
  '<path d="M52 86q98-100 196 0" fill="none" stroke="#9aa1a7" stroke-width="4"/>' +
  label(oil, { x: 82, y: 110, w: 136, h: 140 });

const drum = (oil: Oil): string =>
  shadow(98) +
  '<path d="M58 40v222q0 14 92 14t92-14V40z" fill="url(#p)"/><ellipse cx="150" cy="40" rx="92" ry="16" fill="#8f969c"/><ellipse cx="150" cy="40" rx="82" ry="12" fill="#5c6369"/><ellipse cx="112" cy="41" rx="13" ry="4" fill="#2c3136"/>' +
  [112, 196]
    .map((y) => `<path d="M56 ${y}q0 14 94 14t94-14v8q0 14-94 14t-94-14z" fill="#000" fill-opacity=".25"/>`)
    .join('') +
  label(oil, { x: 78, y: 70, w: 144, h: 156 });

/** The bottle, jug, pail or drum that so many litres come in. */
export const drawOil = (oil: Oil): string => {
  const colours = coloursOf(oil.marca);
  const plastic = chosenBy(plastics(colours), `${oil.marca} ${oil.modelo}`);
  const capFill = chosenBy([accentOf(oil.modelo), colours.main, '#24292d'], `${oil.modelo} cap`);
  const draw = oil.litros <= 1 ? bottle : oil.litros <= 10 ? jug : oil.litros <= 30 ? pail : drum;
  return picture(draw(oil, capFill), lit(oil.litros > 30 ? [colours.light, colours.main, colours.dark] : plastic));
};

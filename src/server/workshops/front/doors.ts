import { outlined } from '../../lettering/outlined.ts';
import { ground, spreadOf, type Choices } from './choices.ts';

const top = 146;
const tall = ground - top;

const paints = ['#b8442f', '#2f5d8a', '#e9e6df', '#4b4f55', '#6d7f3f', '#c79a2b'] as const;

/** A car from its front, as wide as a door lets it be; `up` is how high a lift holds it. */
const carAt = (middle: number, room: number, up: number, paint: string): string => {
  const half = Math.min(27, room / 2 - 7);
  const foot = ground - 3 - up;
  return (
    (up > 0
      ? `<path class="lift" d="M${middle - half - 3} ${ground}V${top + 16}M${middle + half + 3} ${ground}V${top + 16}"/>`
      : '') +
    `<path d="M${middle - half + 3} ${foot}v-7h6v7zM${middle + half - 9} ${foot}v-7h6v7z" fill="#16181a"/>` +
    `<path class="body" fill="${paint}" d="M${middle - half} ${foot - 4}v-11q0-5 5-7l5-14q2-5 8-5h${2 * half - 36}q6 0 8 5l5 14q5 2 5 7v11z"/>` +
    `<path class="pane" d="M${middle - half + 8} ${foot - 23}l4-11q1-3 5-3h${2 * half - 34}q4 0 5 3l4 11z"/>` +
    `<path class="light" d="M${middle - half + 3} ${foot - 15}h7v5h-7zM${middle + half - 10} ${foot - 15}h7v5h-7z"/>`
  );
};

const rack = (x: number, width: number): string =>
  [0, 1]
    .map((row) => {
      const y = ground - 26 - row * 26;
      const each = Math.floor((width - 14) / 16);
      return `<path class="rack" d="M${x + 5} ${y + 15}h${width - 10}"/>${Array.from({ length: each }, (_, index) => `<circle class="tyre" cx="${x + 15 + index * 16}" cy="${y + 7}" r="7"/>`).join('')}`;
    })
    .join('');

/** What stands behind an open door. */
const inside = (seed: number, index: number, x: number, width: number): string => {
  const drawn = spreadOf(seed + index * 7919);
  const kind = drawn % 4;
  const paint = paints[(drawn >>> 5) % paints.length] ?? paints[0];
  if (kind === 0) return carAt(x + width / 2, width, 26, paint);
  if (kind === 1) return carAt(x + width / 2, width, 0, paint);
  return kind === 2
    ? rack(x, width)
    : `<path class="lift" d="M${x + 9} ${ground}V${top + 16}M${x + width - 9} ${ground}V${top + 16}"/>`;
};

const slats = (x: number, width: number): string =>
  `<path class="slat" d="${Array.from({ length: 9 }, (_, index) => `M${x} ${top + 8 + index * 8}h${width}`).join('')}"/>`;

/** A door for each bay, rolled up or down, its number on the wall beneath the sign. */
export const doorsOf = ({ doorsAt, doorWidth, seed }: Choices, abierto: boolean): string =>
  doorsAt
    .map((x, index) => {
      const frame = `<path class="frame" d="M${x} ${ground}V${top}h${doorWidth}v${tall}"/>`;
      const number = `<g class="no">${outlined(String(index + 1), { weight: 'heavy', fill: 'inherit', x: x + doorWidth / 2, align: 'middle', y: top + (abierto ? 8 : 30), height: abierto ? 6 : 12, width: 14 })}</g>`;
      if (!abierto)
        return `<path class="shut" d="M${x} ${top}h${doorWidth}v${tall}h-${doorWidth}z"/>${slats(x, doorWidth)}${number}${frame}`;
      return (
        `<path class="in" d="M${x} ${top}h${doorWidth}v${tall}h-${doorWidth}z"/><path class="floor" d="M${x} ${ground - 7}h${doorWidth}v7h-${doorWidth}z"/>` +
        `${inside(seed, index, x, doorWidth)}<path class="shut" d="M${x} ${top}h${doorWidth}v11h-${doorWidth}z"/>${number}${frame}`
      );
    })
    .join('');

/** Where people come in: a glass door and a window. */
export const officeOf = ({ office }: Choices): string =>
  `<path class="glass" d="M${office + 16} 156h24v70h-24zM${office + 46} 156h26v38h-26z"/>` +
  `<path class="frame" d="M${office + 16} 226v-70h24v70M${office + 46} 156h26v38h-26zM${office + 36} 190v10"/>`;

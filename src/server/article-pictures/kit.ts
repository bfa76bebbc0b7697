import type { ArticleTraits } from '#domain/catalogue/article-traits.ts';
import { accentOf, coloursOf } from './colours.ts';
import { kindDrawing } from './kind-drawings.ts';
import { lettered } from './lettered.ts';
import { picture, rect, round, viewOf, type Cuboid } from './view.ts';

interface Kit {
  readonly marca: string;
  readonly nombre: string;
  readonly tipo: Extract<ArticleTraits['tipo'], 'ozono' | 'kito1' | 'kito2' | 'packinvierno'>;
}

/** A cabin filter: a frame with pleats, on its end. */
const filter =
  rect(204, 206, 46, 68, '#e8ebe6', ' rx="3"') +
  Array.from({ length: 8 }, (_, place) => rect(208, 213 + place * 7, 38, 3.8, place % 2 ? '#c3cac0' : '#aab3a7')).join(
    '',
  ) +
  rect(204, 206, 46, 4, '#5b6269') +
  rect(204, 270, 46, 4, '#5b6269');

/** A can that cleans the evaporator. */
const spray =
  rect(266, 198, 14, 12, '#5b6269', ' rx="3"') +
  '<path d="M257 216q0-8 8-8h16q8 0 8 8z" fill="#c9ced2"/>' +
  rect(255, 216, 36, 58, '#0b6e4f', ' rx="4"') +
  rect(260, 216, 6, 58, '#fff', ' fill-opacity=".35"') +
  rect(255, 234, 36, 22, '#fbfaf6');

/** A jug for the screen washer, and a wiper. */
const jug =
  rect(210, 208, 18, 10, '#c8372d', ' rx="3"') +
  '<path d="M200 228q0-10 10-10h22q18 2 18 14v34q0 8-8 8h-34q-8 0-8-8z" fill="#4f97d6"/>' +
  rect(206, 238, 38, 24, '#fbfaf6', ' rx="3"') +
  rect(205, 220, 5, 50, '#fff', ' fill-opacity=".35"');
const wiper =
  '<path d="M262 274L288 184M270 246l14 8" fill="none" stroke="#7a8187" stroke-width="6" stroke-linecap="round"/><path d="M255 272L281 180" stroke="#aab0b5" stroke-width="3"/>';

/** How large a box it takes, what is printed on it, and what of it stands before it. */
const kits: Readonly<
  Record<
    Kit['tipo'],
    { readonly size: readonly [number, number, number]; readonly print: 'ozono' | 'invierno'; readonly before: string }
  >
> = {
  ozono: { size: [190, 150, 120], print: 'ozono', before: '' },
  kito1: { size: [190, 190, 110], print: 'ozono', before: filter },
  kito2: { size: [190, 210, 130], print: 'ozono', before: filter + spray },
  packinvierno: { size: [200, 190, 120], print: 'invierno', before: jug + wiper },
};

export const isKit = (tipo: ArticleTraits['tipo']): tipo is Kit['tipo'] => Object.hasOwn(kits, tipo);

/** What is sold together: a box that says so, and before it what it holds. */
export const drawKit = ({ marca, nombre, tipo }: Kit): string => {
  const { size, print, before } = kits[tipo];
  const [long, high, deep] = size;
  const { main, dark } = coloursOf(tipo);
  const accent = accentOf(tipo);
  const view = viewOf({ long, high, deep });
  const box: Cuboid = { at: [0, 0, 0], long, high, deep };
  const band = high * 0.48;
  const shown = band * 0.98;
  return picture(
    view.shadow() +
      view.front(
        box,
        rect(0, 0, long, high, main) +
          rect(0, 0, long, band, '#fbfaf6') +
          rect(0, band, long, high * 0.025, accent) +
          `<g transform="translate(${round((long - shown) / 2)} 0) scale(${(shown / 300).toFixed(4)})">${kindDrawing(print)}</g>` +
          lettered(
            { marca, nombre },
            { x: long * 0.06, y: band + high * 0.08, width: long * 0.88, height: high * 0.066 },
          ),
      ) +
      view.right(box, rect(0, 0, deep, high, dark) + rect(0, band, deep, high * 0.025, accent)) +
      view.top(
        box,
        rect(0, 0, long, deep, main) +
          rect(long * 0.3, deep * 0.4, long * 0.4, deep * 0.2, '#000', ' fill-opacity=".35" rx="8"'),
      ) +
      before,
  );
};

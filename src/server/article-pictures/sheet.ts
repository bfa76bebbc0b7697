import type { PackTraits } from '#domain/catalogue/article-traits.ts';
import { accentOf, coloursOf } from './colours.ts';
import { kindDrawing } from './kind-drawings.ts';
import { lettered } from './lettered.ts';
import { picture, rect, round } from './view.ts';

interface Work {
  readonly marca: string;
  /** Its name in whatever language is the first: it looks the same in all. */
  readonly modelo: string;
  readonly nombre: string;
  readonly partes: readonly string[];
  readonly traits: { readonly tipo: 'preitv' } | ({ readonly tipo: 'revision' | 'revision_moto' } & PackTraits);
}

const paper = { x: 40, y: 46, width: 168, height: 214 } as const;
const head = 76;

const widths = [118, 92, 108, 74, 100, 84, 112, 90] as const;

/** What is done, ticked: a line for each part. */
const rows = (partes: readonly string[]): string =>
  widths
    .slice(0, partes.length)
    .map((wide, place) => {
      const y = paper.y + head + 14 + place * 15.5;
      return (
        `<path d="M${paper.x + 12} ${y + 3}l4 5l8-10" fill="none" stroke="#1f8a4c" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>` +
        rect(paper.x + 32, y, wide, 6, '#b9bec3', ' rx="3"')
      );
    })
    .join('');

/** The oil that a revision takes: a large jug for a large sump, a bottle for a motorcycle. */
const oil = (wide: number, high: number, colour: string): string => {
  const [left, top] = [290 - wide, 272 - high];
  return (
    rect(left + wide * 0.18, top, wide * 0.34, high * 0.14, '#f6d000', ' rx="4"') +
    `<path d="M${left} ${round(top + high * 0.3)}q0-${round(high * 0.16)} ${round(wide * 0.26)}-${round(high * 0.16)}h${round(wide * 0.34)}q${round(wide * 0.4)} 0 ${round(wide * 0.4)} ${round(high * 0.22)}v${round(high * 0.56)}q0 ${round(high * 0.08)}-${round(wide * 0.1)} ${round(high * 0.08)}h-${round(wide * 0.8)}q-${round(wide * 0.1)} 0-${round(wide * 0.1)}-${round(high * 0.08)}z" fill="#2c3136"/>` +
    rect(left + wide * 0.07, top + high * 0.3, wide * 0.06, high * 0.6, '#fff', ' fill-opacity=".3" rx="2"') +
    rect(left + wide * 0.18, top + high * 0.44, wide * 0.66, high * 0.4, colour, ' rx="4"') +
    `<path d="M${round(left + wide * 0.51)} ${round(top + high * 0.5)}q${round(wide * 0.2)} ${round(high * 0.16)} 0 ${round(high * 0.26)}q-${round(wide * 0.2)}-${round(high * 0.1)} 0-${round(high * 0.26)}z" fill="#f6d000"/>`
  );
};

const beside = (traits: Work['traits'], colour: string): string => {
  if (traits.tipo === 'preitv') return `<g transform="translate(170 148) scale(.42)">${kindDrawing('itv')}</g>`;
  if (traits.tipo === 'revision_moto') return oil(50, 104, colour);
  return traits.carter_grande ? oil(100, 140, colour) : oil(78, 104, colour);
};

/** Work that goes by a list: the list on its board, and what it is about beside it. */
export const drawSheet = ({ marca, modelo, nombre, partes, traits }: Work): string => {
  const level = traits.tipo === 'preitv' ? modelo : `${traits.tipo} ${traits.nivel} ${traits.cilindrada_desde}`;
  const { main, dark } = coloursOf(level);
  const { x, y, width, height } = paper;
  return picture(
    '<ellipse cx="150" cy="272" rx="128" ry="9" fill="#000" fill-opacity=".3" filter="url(#s)"/>' +
      rect(x - 12, y - 16, width + 24, height + 28, dark, ' rx="10"') +
      rect(x - 12, y - 16, 4, height + 28, '#fff', ' fill-opacity=".25" rx="2"') +
      rect(x, y, width, height, '#fbfaf6') +
      rect(x, y, width, head, main) +
      rect(x, y + head, width, 4, accentOf(level)) +
      lettered({ marca, nombre }, { x: x + 12, y: y + 14, width: width - 24, height: 11 }) +
      rows(partes) +
      rect(x + width / 2 - 34, y - 28, 68, 24, '#9aa1a7', ' rx="7"') +
      rect(x + width / 2 - 34, y - 28, 68, 8, '#fff', ' rx="4" fill-opacity=".4"') +
      beside(traits, main),
  );
};

import { outlined } from '../lettering/outlined.ts';
import { accentOf, coloursOf, chosenBy } from './colours.ts';
import { picture, rect, round, viewOf, type Cuboid } from './view.ts';

interface Packed {
  readonly marca: string;
  readonly modelo: string;
  readonly medida: string;
  /** The drawing of its kind: the inside of an SVG of 300 by 300. */
  readonly drawing: string;
  /** Which proportions such a thing is packed in. */
  readonly kind: string;
}

const proportions: Readonly<Record<string, readonly [long: number, high: number, deep: number]>> = {
  barras: [330, 105, 90],
  portaesquis: [300, 120, 100],
  cofre: [300, 170, 130],
  portabicis: [230, 230, 110],
  enganche: [240, 150, 130],
  amortiguador: [130, 270, 120],
  camara: [210, 200, 70],
  mousse: [230, 230, 110],
  botiquin: [220, 170, 90],
  iluminacion: [170, 200, 100],
  cadenas: [250, 190, 120],
};

/** The words of a carton, below or beside its picture. */
const words = ({ marca, modelo, medida }: Packed, x: number, y: number, width: number, high: number): string =>
  outlined(marca.toUpperCase(), { weight: 'heavy', fill: '#fff', x, y: y + high * 0.4, height: high * 0.26, width }) +
  outlined([modelo, medida].filter(Boolean).join(' · '), {
    weight: 'strong',
    fill: '#fff',
    x,
    y: y + high * 0.78,
    height: high * 0.2,
    width,
  });

const front = (packed: Packed, long: number, high: number): string => {
  const { main, light } = coloursOf(packed.marca);
  const accent = accentOf(packed.modelo);
  const isWide = long / high > 2;
  const ground = chosenBy(['#fbfaf6', light, '#e9ebec'], `${packed.marca} ${packed.modelo} ground`);
  const room = isWide ? high * 0.9 : high * 0.68;
  const at = isWide ? [high * 0.05, high * 0.05] : [(long - room) / 2, high * 0.01];
  const shown = `<g transform="translate(${at.map(round).join(' ')}) scale(${(room / 300).toFixed(4)})">${packed.drawing}</g>`;
  const band = isWide
    ? rect(high, 0, long - high, high, main) +
      rect(high, 0, 5, high, accent) +
      words(packed, high + 16, high * 0.16, long - high - 28, high * 0.66)
    : rect(0, high * 0.7, long, high * 0.3, main) +
      rect(0, high * 0.7, long, high * 0.022, accent) +
      words(packed, long * 0.06, high * 0.715, long * 0.88, high * 0.27);
  return rect(0, 0, long, high, ground) + shown + band;
};

/** What is packed: a carton with its drawing, its maker and its name. */
export const drawCarton = (packed: Packed): string => {
  const [long, high, deep] = proportions[packed.kind] ?? [210, 200, 120];
  const { main, dark, light } = coloursOf(packed.marca);
  const view = viewOf({ long, high, deep });
  const box: Cuboid = { at: [0, 0, 0], long, high, deep };
  const tape = rect(0, deep * 0.42, long, deep * 0.16, '#fff', ' fill-opacity=".35"');
  return picture(
    view.shadow() +
      view.front(box, front(packed, long, high)) +
      view.right(
        box,
        rect(0, 0, deep, high, dark) +
          rect(0, high * 0.7, deep, high * 0.022, accentOf(packed.modelo)) +
          `<g transform="translate(${round(deep * 0.62)} ${round(high * 0.64)}) rotate(-90)">${outlined(packed.marca.toUpperCase(), { weight: 'heavy', fill: light, x: 0, y: 0, height: deep * 0.2, width: high * 0.58 })}</g>`,
      ) +
      view.top(box, rect(0, 0, long, deep, main) + tape),
  );
};

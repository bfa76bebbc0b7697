import { isGoods } from '#domain/catalogue/product-kinds.ts';
import { drawnFamilies, type ArticleTraits } from '#domain/catalogue/article-traits.ts';
import { readFileSync } from 'node:fs';
import { drawBattery } from './battery.ts';
import { drawCarton } from './carton.ts';
import { drawOil } from './oil.ts';

interface Drawn {
  readonly marca: string;
  readonly modelo: string;
  readonly medida: string;
  readonly traits: ArticleTraits;
}

const onCartons = [...drawnFamilies, 'camara', 'mousse', 'amortiguador'] as const;

const kindOf = (traits: ArticleTraits): (typeof onCartons)[number] => {
  const name = 'familia' in traits ? traits.familia : traits.tipo;
  // An imported accessory may be of a family that nobody has drawn.
  return onCartons.find((each) => each === name) ?? (traits.tipo === 'acc-transporte' ? 'cofre' : 'emergencia');
};

let read: ReadonlyMap<string, string> | undefined;

/** What is printed on cartons: the drawings of kinds, without their frame. */
const drawingOf = (kind: string): string => {
  read ??= new Map(
    onCartons.map((each) => [
      each,
      readFileSync(new URL(`../../../public/articles/${each}.svg`, import.meta.url), 'utf8').replaceAll(
        /^<svg[^>]*>|<\/svg>\s*$/g,
        '',
      ),
    ]),
  );
  return read.get(kind) ?? '';
};

/** What is done at a workshop has no look of its own. */
export const isDrawn = ({ traits }: Pick<Drawn, 'traits'>): boolean => isGoods(traits.tipo);

/** An article as its data say that it looks: SVG that needs nothing else. */
export const drawArticle = ({ marca, modelo, medida, traits }: Drawn): string => {
  if (traits.tipo === 'bateria') return drawBattery({ ...traits, marca, modelo });
  if (traits.tipo === 'aceite') return drawOil({ ...traits, marca, modelo });
  const kind = kindOf(traits);
  return drawCarton({ marca, modelo, medida, drawing: drawingOf(kind), kind });
};

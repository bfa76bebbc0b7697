import type { Language } from '#domain/language.ts';
import type { ArticleTraits } from '#domain/catalogue/article-traits.ts';
import type { Article } from '../catalogue/articles-store.ts';
import { drawBattery } from './battery.ts';
import { drawCarton } from './carton.ts';
import { drawGas } from './gas.ts';
import { kindDrawing, printed } from './kind-drawings.ts';
import { drawKit, isKit } from './kit.ts';
import { drawOil } from './oil.ts';
import { drawSheet } from './sheet.ts';

type Drawn = Pick<
  Article,
  'marca' | 'modelo' | 'medida' | 'traits' | 'nombre_producto_es' | 'nombre_producto_ca' | 'partes_es' | 'partes_ca'
>;

const kindOf = (traits: ArticleTraits): (typeof printed)[number] => {
  const name = 'familia' in traits ? traits.familia : traits.tipo;
  // An imported accessory may be of a family that nobody has drawn.
  return printed.find((each) => each === name) ?? (traits.tipo === 'acc-transporte' ? 'cofre' : 'emergencia');
};

const drawGoods = ({ marca, modelo, medida, traits }: Drawn): string => {
  if (traits.tipo === 'bateria') return drawBattery({ ...traits, marca, modelo });
  if (traits.tipo === 'aceite') return drawOil({ ...traits, marca, modelo });
  const kind = kindOf(traits);
  return drawCarton({ marca, modelo, medida, drawing: kindDrawing(kind), kind });
};

/** An article as its data say that it looks: SVG that needs nothing else. The language is that of work; goods are called the same in all. */
export const drawArticle = (article: Drawn, language: Language): string => {
  const { marca, modelo, traits } = article;
  const work = { marca, modelo, nombre: article[`nombre_producto_${language}`], partes: article[`partes_${language}`] };
  if ('gramos' in traits) return drawGas({ ...work, gas: traits.gas, gramos: traits.gramos });
  if ('nivel' in traits) return drawSheet({ ...work, traits });
  if (traits.tipo === 'preitv') return drawSheet({ ...work, traits: { tipo: 'preitv' } });
  return isKit(traits.tipo) ? drawKit({ ...work, tipo: traits.tipo }) : drawGoods(article);
};

import { articleMeasure, type ArticleKind } from '#domain/catalogue/article-traits.ts';
import { isGoods } from '#domain/catalogue/product-kinds.ts';
import { slugOf } from '#domain/slug.ts';
import { drawSupply } from '../catalogue/draw-offers.ts';
import type { Sold } from '../catalogue/insert-catalogue.ts';
import type { Maker } from '../catalogue/makers.ts';
import { readAccessories } from './accessories.ts';
import type { ArticleSketch } from './article.ts';
import { drawBatteries } from './batteries.ts';
import { firstId } from './first-ids.ts';
import { readOils } from './oils.ts';
import { readShockAbsorbers } from './shock-absorbers.ts';
import { readTubes } from './tubes.ts';
import { workProducts } from './work.ts';

/** Where work is sold from: the workshop itself, on the day of the order. */
export const ownHands = { cod_almacen: 'TALLER', cod_proveedor: 'P100', plazo_dias: 0, hora_corte: '24:00' } as const;

/** How long work has had its price. */
const workPriceDays = 200;

const supplyOf = (product_id: number, { traits, precio }: ArticleSketch): Sold =>
  isGoods(traits.tipo)
    ? { ...drawSupply(product_id, precio), product_id }
    : {
        product_id,
        offers: [{ cod_almacen: ownHands.cod_almacen, precio, descuento: 0, stock: null }],
        history: [{ days: workPriceDays, precio }],
      };

const place: Readonly<Record<ArticleKind, keyof typeof firstId>> = {
  camara: 'camara',
  mousse: 'mousse',
  bateria: 'bateria',
  aceite: 'aceite',
  'acc-seguridad': 'accesorio',
  'acc-transporte': 'accesorio',
  amortiguador: 'amortiguador',
  kito1: 'taller',
  kito2: 'taller',
  ozono: 'taller',
  ac: 'taller',
  ac2: 'taller',
  revision: 'taller',
  revision_moto: 'taller',
  packinvierno: 'taller',
  preitv: 'taller',
};

/** A number that the chain's stock keeping might give: two letters of the kind, then the number. */
const codes: Readonly<Partial<Record<ArticleKind, string>>> = {
  camara: 'CA',
  mousse: 'MO',
  bateria: 'BA',
  aceite: 'AC',
  'acc-seguridad': 'SE',
  'acc-transporte': 'TR',
  amortiguador: 'AM',
};

const drawArticle = (sketch: ArticleSketch, id: number, orden: number) => {
  const { maker, nombre, descripcion, modelo, traits, partes = [], minutos = 0, skill = null } = sketch;
  return {
    product: {
      id,
      id_navision: sketch.id_navision ?? `${codes[traits.tipo] ?? 'TA'}${id}`,
      tipo_producto: traits.tipo,
      brand_id: maker.id,
      nombre_producto_es: nombre.es,
      nombre_producto_ca: nombre.ca,
    },
    article: {
      product_id: id,
      tipo_vehiculo: sketch.tipo_vehiculo,
      modelo,
      slug: slugOf(isGoods(traits.tipo) ? `${modelo} ${articleMeasure(traits)}` : modelo),
      medida: articleMeasure(traits),
      descripcion_es: descripcion.es,
      descripcion_ca: descripcion.ca,
      ecotasa: sketch.ecotasa,
      minutos,
      skill,
      orden,
    },
    traits,
    parts: partes.map(({ es, ca }, posicion) => ({
      product_id: id,
      posicion: posicion + 1,
      texto_es: es,
      texto_ca: ca,
    })),
    supply: supplyOf(id, sketch),
  };
};

export type DrawnArticle = ReturnType<typeof drawArticle>;

/** Everything that is sold and is no tyre, the same every time. */
export const drawArticles = (makers: readonly Maker[]): DrawnArticle[] => {
  const sketches = [
    ...readTubes(makers),
    ...drawBatteries(makers),
    ...readOils(makers),
    ...readAccessories(makers),
    ...readShockAbsorbers(makers),
    ...workProducts(makers),
  ];
  const groups = Map.groupBy(sketches, ({ traits }) => place[traits.tipo]);
  return [...groups].flatMap(([group, same]) => {
    const ranked = [...same].sort((one, other) => other.popularidad - one.popularidad);
    return same.map((sketch, row) => drawArticle(sketch, firstId[group] + row, ranked.indexOf(sketch) + 1));
  });
};

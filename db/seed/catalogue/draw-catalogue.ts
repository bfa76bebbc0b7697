import { isRefusal } from '#domain/refusal.ts';
import { slugOf } from '#domain/slug.ts';
import { ecoFee } from '#domain/tyres/eco-fee.ts';
import { draw, drawn } from '../draw.ts';
import { drawSupply } from './draw-offers.ts';
import { ecoFeeBands } from './eco-fee-bands.ts';
import { labelOf } from './label.ts';
import { listPrice } from './list-price.ts';
import { readMakers, type Maker } from './makers.ts';
import { gripsIce, runflatKind, sold } from './markings.ts';
import { readModelLines, type ModelLine } from './model-lines.ts';
import { readSizes } from './sizes.ts';
import { allTyreLines, chooseTyreLines, type TyreLine } from './tyre-lines.ts';
import { tyreWeight } from './weight.ts';

export interface DrawnModel {
  readonly id: number;
  readonly slug: string;
  readonly modelo: string;
  readonly line: ModelLine;
}

export type DrawnTyre = ReturnType<typeof drawTyre>;

export interface DrawnCatalogue {
  readonly makers: readonly Maker[];
  readonly models: readonly DrawnModel[];
  /** Made one by one, so that a million need not stand in memory at once. */
  readonly tyres: () => Generator<DrawnTyre>;
}

/** The first edition is the model itself; further ones are for measurements, which need more tyres than there are. */
const editionOf = (line: ModelLine, edition: number, lines: number, place: number): DrawnModel => {
  const modelo = edition === 0 ? line.modelo : `${line.modelo} serie ${edition + 1}`;
  return { id: edition * lines + place + 1, slug: slugOf(modelo), modelo, line };
};

const snowMarks = ({ temporada, gama }: ModelLine) => ({
  nieve: temporada !== 'verano',
  ms: temporada !== 'verano' || gama === 'mixto',
});

const drawTyre = (
  line: TyreLine,
  model: DrawnModel,
  place: { id: number; row: number; rank: number; total: number },
) => {
  const { id, row, rank, total } = place;
  const { size, runflat } = line;
  const { maker, tipo_vehiculo } = model.line;
  const { size: marked, specs, medida } = sold(line, model.line);
  const peso = tyreWeight({ size, runflat, kind: tipo_vehiculo }, draw(drawn.weight, model.id));
  const ecotasa = ecoFee(peso, ecoFeeBands);
  if (isRefusal(ecotasa)) throw new Error(`no eco-fee for ${peso} g`);
  const supply = drawSupply(id, listPrice(model.line, { size, runflat, peso }, draw(drawn.price, model.id, row)));
  const nombre = `${maker.marca} ${model.modelo} ${medida}${runflat ? ' run-flat' : ''}`;
  return {
    product: { id, id_navision: `NE${String(id).padStart(7, '0')}`, brand_id: maker.id, nombre },
    tyre: {
      product_id: id,
      model_id: model.id,
      ancho: size.ancho,
      serie: size.serie,
      llanta: size.llanta,
      ic: marked.ic,
      ic2: marked.ic2 ?? null,
      cv: size.cv,
      c: size.service === 'C' || size.service === 'CP',
      xl: marked.reinforced === 'XL',
      hl: marked.reinforced === 'HL',
      runflat,
      tipo_runflat: runflatKind(line, model.line),
      ...snowMarks(model.line),
      hielo: gripsIce(line, model.line),
      ...labelOf(model.line, size, model.id, row),
      // No register has numbers that high: what is invented must not point at somebody's tyre.
      eprel_id: 9_000_000 + id,
      peso,
      ecotasa,
      specs,
      // What is sold out stands behind everything else.
      orden: supply.soldOut ? total + rank : rank,
      medida,
    },
    supply,
  };
};

/** How warmly a tyre is recommended: known models of makers that sell well in their category, with some chance. */
const recommendation = (line: TyreLine, model: ModelLine, place: number): number =>
  model.popularidad * 0.6 + model.maker.popularidad * 0.4 + 5 * draw(drawn.rank, place) - (line.runflat ? 3 : 0);

/** Makers, models and `wanted` tyres, the same for the same number. */
export const drawCatalogue = (wanted: number): DrawnCatalogue => {
  const makers = readMakers();
  const lines = readModelLines(makers);
  const all = allTyreLines(lines, readSizes());
  const editions = Math.ceil(wanted / all.length);
  const chosen = chooseTyreLines(all, lines, Math.ceil(wanted / editions));
  const ranked = chosen
    .map((line, place) => {
      const model = lines[line.model];
      if (!model) throw new Error(`tyre without a model: ${line.medida}`);
      return { line, model, warmth: recommendation(line, model, place) };
    })
    .sort((one, other) => other.warmth - one.warmth);
  const models = Array.from({ length: editions }, (_, edition) =>
    lines.map((line, place) => editionOf(line, edition, lines.length, place)),
  );

  return {
    makers,
    models: models.flat(),
    tyres: function* tyres() {
      let id = 0;
      for (const [edition, editionModels] of models.entries())
        for (const [row, { line }] of ranked.entries()) {
          const model = editionModels[line.model];
          if (!model || id === wanted) return;
          id += 1;
          yield drawTyre(line, model, { id, row, rank: row * editions + edition + 1, total: wanted + editions });
        }
    },
  };
};

import { cents, type Cents } from '#domain/money/cents.ts';
import { isRefusal } from '#domain/refusal.ts';
import { slugOf } from '#domain/slug.ts';
import { ecoFee } from '#domain/tyres/eco-fee.ts';
import { printVehicleSize, vehicleTyreExtent } from '#domain/tyres/vehicle-size.ts';
import { draw, drawBetween, drawn } from '../draw.ts';
import { drawSupply } from '../catalogue/draw-offers.ts';
import { ecoFeeBands } from '../catalogue/eco-fee-bands.ts';
import type { Maker } from '../catalogue/makers.ts';
import { firstId } from './first-ids.ts';
import { readVehicleModels, type OtherVehicle, type VehicleModel } from './vehicle-models.ts';
import { readVehicleSizes, type Position, type VehicleSold } from './vehicle-sizes.ts';

/** How many tyres of each kind the demo has (spec T5). */
export const vehicleTyreCounts: Readonly<Record<OtherVehicle, number>> = {
  moto: 1240,
  quad: 170,
  patinete: 90,
  camion: 420,
  agricola: 380,
};

interface Line {
  readonly model: VehicleModel;
  readonly sold: VehicleSold;
  readonly posicion: Position;
  readonly specs: string;
}

/** Every tyre that the models could be sold as; one that is sold for both wheels stands once. */
const allLines = (models: readonly VehicleModel[], sizes: readonly VehicleSold[]): Line[] =>
  models.flatMap((model) => {
    const lines = new Map<string, Line>();
    for (const sold of sizes) {
      if (sold.tipo_vehiculo !== model.tipo_vehiculo || sold.clase !== model.clase) continue;
      const specs = slugOf(printVehicleSize(sold.size).replaceAll('.', '-'));
      const known = lines.get(specs);
      const posicion = known && known.posicion !== sold.posicion ? 'ambas' : sold.posicion;
      lines.set(specs, { model, sold, posicion, specs });
    }
    return [...lines.values()];
  });

/** Of each size one at least, and of what sells well most. */
const chooseLines = (lines: readonly Line[], wanted: number, salt: number): Line[] => {
  const keyed = lines
    .map((line, place) => {
      const weight = (4 - line.sold.popularidad) * (0.3 + line.model.popularidad / 10);
      return { line, key: draw(drawn.chosen, salt, place) ** (1 / weight) };
    })
    .sort((one, other) => other.key - one.key);
  const sizes = new Set<VehicleSold>();
  const [first, rest]: [Line[], Line[]] = [[], []];
  for (const { line } of keyed) (sizes.has(line.sold) ? rest : (sizes.add(line.sold), first)).push(line);
  return [...first, ...rest].slice(0, wanted);
};

/** Grams for each thousand square millimetres of diameter times width. */
const perArea: Readonly<Record<OtherVehicle, number>> = {
  moto: 57,
  quad: 54,
  patinete: 48,
  camion: 195,
  agricola: 205,
};

/** Net cents of one of these by its weight in kilograms, of the cheapest category. */
const basePrice: Readonly<Record<OtherVehicle, (kilos: number) => number>> = {
  moto: (kilos) => 1150 * kilos ** 0.72,
  quad: (kilos) => 900 * kilos ** 0.85,
  patinete: (kilos) => 950 + 700 * kilos,
  camion: (kilos) => 420 * kilos ** 0.92,
  agricola: (kilos) => 620 * kilos ** 0.88,
};

const byCategory = { PREMIUM: 1.75, QUALITY: 1.32, BUDGET: 1 } as const;

const listPrice = ({ model, sold }: Line, peso: number, variation: number): Cents => {
  const { maker, tipo_vehiculo, clase } = model;
  const special = sold.size.flexion === undefined ? 1 : 1.18;
  const fast = clase === 'deportivo' && sold.size.construction === 'ZR' ? 1.15 : 1;
  const net = basePrice[tipo_vehiculo](peso / 1000) * byCategory[maker.categoria] * (maker.precio_pct / 100);
  return cents(Math.round(net * special * fast * (0.96 + 0.08 * variation)));
};

const classes = ['A', 'B', 'C', 'D', 'E'] as const;
const behind = { PREMIUM: 0, QUALITY: 1, BUDGET: 2 } as const;

/** Lorries have a label, the others are outside its scope. Invented, better of better makers. */
const labelOf = ({ model }: Line, id: number) => {
  if (model.tipo_vehiculo !== 'camion')
    return { consumo: null, mojado: null, ruido_db: null, ruido: null, eprel_id: null };
  const late = behind[model.maker.categoria];
  const ruido_db = drawBetween(69, 73, drawn.noise, id) + (model.clase === 'traccion' ? 2 : 0);
  return {
    consumo: classes[Math.min(4, drawBetween(0, 2, drawn.fuel, id) + late)] ?? 'E',
    mojado: classes[Math.min(4, drawBetween(0, 1, drawn.wet, id) + late)] ?? 'E',
    ruido_db,
    ruido: ruido_db <= 70 ? 'A' : ruido_db <= 73 ? 'B' : 'C',
    // No register has numbers that high: what is invented must not point at somebody's tyre.
    eprel_id: 9_000_000 + (id % 900_000),
  };
};

const tubeless = ({ model, sold }: Line): 'TL' | 'TT' => {
  if (model.clase === 'offroad' || sold.size.notation === 'inch') return 'TT';
  return model.tipo_vehiculo === 'patinete' && sold.size.construction === '' ? 'TT' : 'TL';
};

const traitsOf = (line: Line, product_id: number) => {
  const { model, sold, posicion } = line;
  switch (model.tipo_vehiculo) {
    case 'moto':
    case 'quad':
    case 'patinete':
      return { table: 'tyre_moto', row: { product_id, tipo: model.clase, posicion, camara: tubeless(line) } } as const;
    case 'camion':
      return { table: 'tyre_truck', row: { product_id, eje: model.clase } } as const;
    case 'agricola': {
      const [uso = ''] = model.clase.split('-');
      const { flexion = null, pr = null } = sold.size;
      return { table: 'tyre_agri', row: { product_id, uso, flexion, pr } } as const;
    }
  }
};

const tenth = (value: number): number => Math.round(value * 10) / 10;
const muddy: ReadonlySet<string> = new Set(['offroad', 'trial', 'quad', 'mixto']);

const drawTyre = (line: Line, model_id: number, place: { id: number; orden: number; total: number }) => {
  const { id, orden, total } = place;
  const { model, sold } = line;
  const { size } = sold;
  const { diametro, anchura } = vehicleTyreExtent(size);
  const grams = ((diametro * anchura) / 1000) * perArea[model.tipo_vehiculo] * (0.96 + 0.08 * draw(drawn.weight, id));
  const peso = Math.max(300, Math.round(grams / 10) * 10);
  const ecotasa = ecoFee(peso, ecoFeeBands);
  if (isRefusal(ecotasa)) throw new Error(`no eco-fee for ${peso} g`);
  const medida = printVehicleSize(size);
  const supply = drawSupply(id, listPrice(line, peso, draw(drawn.price, id)));
  return {
    product: {
      id,
      id_navision: `NE${String(id).padStart(7, '0')}`,
      brand_id: model.maker.id,
      nombre: `${model.maker.marca} ${model.modelo} ${medida}`,
    },
    tyre: {
      product_id: id,
      model_id,
      ancho: size.ancho,
      serie: tenth(size.serie),
      llanta: size.llanta,
      ic: size.ic ?? null,
      ic2: size.ic2 ?? null,
      cv: size.cv ?? null,
      c: false,
      xl: false,
      hl: false,
      runflat: false,
      tipo_runflat: null,
      ms: model.temporada !== 'verano' || muddy.has(model.clase),
      nieve: model.temporada !== 'verano',
      hielo: false,
      ...labelOf(line, id),
      peso,
      ecotasa,
      specs: line.specs,
      // What is sold out stands behind everything else.
      orden: supply.soldOut ? total + orden : orden,
      medida,
    },
    traits: traitsOf(line, id),
    supply,
  };
};

export type VehicleTyre = ReturnType<typeof drawTyre>;

/** Models and tyres of the vehicles that the car selector does not know, the same every time. */
export const drawVehicleTyres = (makers: readonly Maker[]) => {
  const models = readVehicleModels(makers);
  const sizes = readVehicleSizes();
  const tyres = (Object.keys(vehicleTyreCounts) as OtherVehicle[]).flatMap((kind, salt) => {
    const lines = allLines(
      models.filter(({ tipo_vehiculo }) => tipo_vehiculo === kind),
      sizes,
    );
    const chosen = chooseLines(lines, vehicleTyreCounts[kind], salt);
    const warmth = (line: Line, place: number) => line.model.popularidad + 5 * draw(drawn.rank, salt, place);
    return chosen
      .map((line, place) => ({ line, warmth: warmth(line, place) }))
      .sort((one, other) => other.warmth - one.warmth)
      .map(({ line }, place) =>
        drawTyre(line, firstId.model + models.indexOf(line.model), {
          id: firstId[kind] + place,
          orden: place + 1,
          total: chosen.length,
        }),
      );
  });
  return {
    models: models.map((model, place) => ({
      id: firstId.model + place,
      brand_id: model.maker.id,
      slug: slugOf(model.modelo),
      modelo: model.modelo,
      tipo_vehiculo: model.tipo_vehiculo,
      temporada: model.temporada,
      gama: `${model.tipo_vehiculo}-${model.clase}`,
      garantia_anos: model.maker.garantia_anos,
      popularidad: model.popularidad,
    })),
    tyres,
  };
};

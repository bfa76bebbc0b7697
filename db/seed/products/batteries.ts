import { articleMeasure, batteryTechnologies, type BatteryTraits } from '#domain/catalogue/article-traits.ts';
import { productVehicles } from '#domain/catalogue/vehicles.ts';
import { cents } from '#domain/money/cents.ts';
import { draw, drawn } from '../draw.ts';
import type { Maker } from '../catalogue/makers.ts';
import { listedWord } from '#domain/listed-word.ts';
import { readTable } from '../read-table.ts';
import { makerOf, type ArticleSketch, type InBoth } from './article.ts';
import { batteryFee } from './fees.ts';

/** How many batteries the demo has (spec C5). */
const wanted = 150;

const readCases = () =>
  readTable('products/battery-cases.csv', [
    'caja',
    'uso',
    'largo',
    'ancho',
    'alto',
    'ah_desde',
    'ah_hasta',
    'arranque_desde',
    'arranque_hasta',
    'popularidad',
  ]).map(({ caja, uso, ...numbers }) => ({
    caja,
    tipo_vehiculo: listedWord(productVehicles, uso),
    largo: Number(numbers.largo),
    ancho: Number(numbers.ancho),
    alto: Number(numbers.alto),
    ah: [Number(numbers.ah_desde), Number(numbers.ah_hasta)] as const,
    arranque: [Number(numbers.arranque_desde), Number(numbers.arranque_hasta)] as const,
    popularidad: Number(numbers.popularidad),
  }));

const readLines = () =>
  readTable('products/battery-lines.csv', ['marca', 'modelo', 'uso', 'tecnologia', 'nivel', 'popularidad']).map(
    ({ marca, modelo, uso, tecnologia, nivel, popularidad }) => ({
      marca,
      modelo,
      uso,
      tecnologia: listedWord(batteryTechnologies, tecnologia),
      nivel: Number(nivel),
      popularidad: Number(popularidad),
    }),
  );

type Case = ReturnType<typeof readCases>[number];
type Line = ReturnType<typeof readLines>[number];

/** Start-stop batteries come in the cases of modern cars alone. */
const modern: ReadonlySet<string> = new Set(['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'D23', 'D26']);

const comesIn = ({ uso, tecnologia }: Line, { tipo_vehiculo, caja }: Case): boolean => {
  if (uso !== (tipo_vehiculo === '4x4' ? 'turismo' : tipo_vehiculo)) return false;
  if (uso !== 'turismo') return true;
  if (tecnologia === 'gel') return caja === 'L5' || caja === 'L3';
  return tecnologia === 'calcio' || modern.has(caja);
};

const between = ([from, to]: readonly [number, number], share: number, step: number): number =>
  Math.round((from + (to - from) * share) / step) * step;

const isFine = (ah: readonly [number, number]): boolean => ah[0] === ah[1];

const traitsOf = (line: Line, box: Case, place: number): BatteryTraits => {
  const { caja, largo, ancho, alto, tipo_vehiculo } = box;
  return {
    tecnologia: line.tecnologia,
    start_stop: tipo_vehiculo !== 'moto' && tipo_vehiculo !== 'camion' && ['EFB', 'AGM'].includes(line.tecnologia),
    borne_positivo: draw(drawn.noise, place) < 0.15 ? 'izquierda' : 'derecha',
    voltaje: 12,
    ah: isFine(box.ah) ? box.ah[0] : between(box.ah, line.nivel, 1),
    arranque: isFine(box.arranque) ? box.arranque[0] : between(box.arranque, line.nivel, 10),
    caja,
    largo,
    ancho,
    alto,
  };
};

const technology: Readonly<Record<BatteryTraits['tecnologia'], InBoth>> = {
  calcio: { es: 'de plomo-calcio', ca: 'de plom-calci' },
  EFB: { es: 'EFB', ca: 'EFB' },
  AGM: { es: 'AGM', ca: 'AGM' },
  gel: { es: 'de gel', ca: 'de gel' },
};

const describe = ({
  tecnologia,
  start_stop,
  borne_positivo,
  ah,
  arranque,
  largo,
  ancho,
  alto,
}: BatteryTraits): InBoth => {
  const size = `${largo} × ${ancho} × ${alto} mm`;
  const load = String(ah).replace('.', ',');
  return {
    es: `Batería ${technology[tecnologia].es} de 12 V, ${load} Ah y ${arranque} A de arranque. ${start_stop ? 'Apta para start-stop. ' : ''}Borne positivo a la ${borne_positivo}. Mide ${size}.`,
    ca: `Bateria ${technology[tecnologia].ca} de 12 V, ${load} Ah i ${arranque} A d’arrencada. ${start_stop ? 'Apta per a start-stop. ' : ''}Born positiu a ${borne_positivo === 'derecha' ? 'la dreta' : 'l’esquerra'}. Fa ${size}.`,
  };
};

/** Net cents: a base and so much for each ampere hour. */
const tariff: Readonly<Record<BatteryTraits['tecnologia'], readonly [base: number, perAh: number]>> = {
  calcio: [1900, 78],
  EFB: [2300, 104],
  AGM: [2600, 136],
  gel: [2900, 170],
};
const byCategory = { PREMIUM: 1.18, QUALITY: 1, BUDGET: 0.84 } as const;

const priceOf = ({ tecnologia, ah }: BatteryTraits, maker: Maker, moto: boolean) => {
  const [base, perAh] = tariff[tecnologia];
  const net = moto ? 900 + ah * 260 : base + ah * perAh;
  return cents(Math.round((net * byCategory[maker.categoria] * maker.precio_pct) / 100));
};

/** The batteries of the demo: of each case and of each maker's line some, of what sells well most. */
export const drawBatteries = (makers: readonly Maker[]): ArticleSketch[] => {
  const lines = readLines();
  const all = readCases().flatMap((box) => lines.filter((line) => comesIn(line, box)).map((line) => ({ box, line })));
  const keyed = all
    .map((each, place) => {
      const weight = (4 - each.box.popularidad) * each.line.popularidad;
      return { ...each, key: draw(drawn.chosen, 77, place) ** (1 / weight) };
    })
    .sort((one, other) => other.key - one.key);
  const known = new Set<string>();
  const isNew = (...names: readonly string[]): boolean => {
    const fresh = names.some((name) => !known.has(name));
    for (const name of names) known.add(name);
    return fresh;
  };
  const first = keyed.filter(({ box, line }) => isNew(box.caja, `${line.marca} ${line.modelo}`));
  const chosen = [...first, ...keyed.filter((each) => !first.includes(each))].slice(0, wanted);
  return chosen.map(({ box, line }, place) => {
    const maker = makerOf(makers, line.marca);
    const traits = { tipo: 'bateria', ...traitsOf(line, box, place) } as const;
    const name = `${line.marca} ${line.modelo} ${box.caja} ${articleMeasure(traits)}`;
    return {
      maker,
      tipo_vehiculo: box.tipo_vehiculo,
      modelo: `${line.modelo} ${box.caja}`,
      nombre: { es: `Batería ${name}`, ca: `Bateria ${name}` },
      descripcion: describe(traits),
      traits,
      precio: priceOf(traits, maker, box.tipo_vehiculo === 'moto'),
      ecotasa: batteryFee(traits.ah),
      popularidad: line.popularidad + 3 - box.popularidad,
    };
  });
};

import { newOffers, newTyres, offersIn, tyresIn, type SharedSize } from './shared-columns.ts';
import { numberNames, type NumberName, type ofModels, type TyreNumbers } from './tyre-numbers.ts';

export type Measures = Pick<SharedSize, 'ancho' | 'serie' | 'llanta'>;

/** One number for a size; widths and profiles in inches have two decimals at most. */
export const sizeKey = ({ ancho, serie, llanta }: Measures): number => llanta * 1e9 + ancho * 1e5 + serie;

/** By rim, width and profile. */
export const bySize = (one: Measures, other: Measures): number => sizeKey(one) - sizeKey(other);

/** Where a place of a list stands in another one, by the name of the column. */
export type Moved = Partial<Record<NumberName, Uint16Array>>;

const width = numberNames.length;
const placeOf = (name: NumberName): number => numberNames.indexOf(name);
const [idPlace, ordenPlace, medidaPlace] = [placeOf('id'), placeOf('orden'), placeOf('medida')];
const [modelPlace, brandPlace, traitsPlace] = [placeOf('model'), placeOf('brand'), placeOf('traits')];

/** Tyres of one size while they are gathered, all numbers of one side by side: as objects they would take several times as much. */
export class GatheredSize {
  readonly #measures: Measures;
  #numbers = new Int32Array(width * 16);
  #count = 0;

  constructor({ ancho, serie, llanta }: Measures) {
    this.#measures = { ancho, serie, llanta };
  }

  get count(): number {
    return this.#count;
  }

  add(tyre: TyreNumbers): void {
    const at = this.#count * width;
    if (at === this.#numbers.length) {
      const wider = new Int32Array(at * 2);
      wider.set(this.#numbers);
      this.#numbers = wider;
    }
    for (const [place, name] of numberNames.entries()) this.#numbers[at + place] = tyre[name];
    this.#count += 1;
  }

  /** Puts in what each tyre has of the model that it names. */
  fill(modelOf: ReturnType<typeof ofModels>): void {
    const numbers = this.#numbers;
    for (let at = 0; at < this.#count * width; at += width) {
      const [id, modelId] = [numbers[at + idPlace] ?? 0, numbers[at + modelPlace] ?? 0];
      const found = modelOf(modelId);
      if (!found) throw new Error(`tyre ${id} names model ${modelId}, which is not there`);
      numbers[at + modelPlace] = found.model;
      numbers[at + brandPlace] = found.brand;
      numbers[at + traitsPlace] = (numbers[at + traitsPlace] ?? 0) | found.traits;
    }
  }

  /** As columns in the order in which they are recommended; `medidas` is how sizes are printed. */
  share(medidas: readonly string[], moved: Moved = {}): SharedSize {
    const [numbers, count] = [this.#numbers, this.#count];
    const at = (tyre: number, place: number): number => numbers[tyre * width + place] ?? 0;
    const order = Uint32Array.from({ length: count }, (_, tyre) => tyre).sort(
      (one, other) => at(one, ordenPlace) - at(other, ordenPlace) || at(one, idPlace) - at(other, idPlace),
    );
    const shared = { ...this.#measures, count, tyres: newTyres(count), offers: newOffers(count) };
    const columns = { ...tyresIn(shared), ...offersIn(shared) };
    for (const [place, name] of numberNames.entries()) {
      const [column, to] = [columns[name], moved[name]];
      for (let row = 0; row < count; row += 1) {
        const value = at(order[row] ?? 0, place);
        column[row] = to ? (to[value] ?? 0) : value;
      }
    }
    return { ...shared, medida: medidas[at(order[0] ?? 0, medidaPlace)] ?? '' };
  }
}

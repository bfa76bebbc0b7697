import { productVehicles, vehicleGroup, type VehicleGroup } from '#domain/catalogue/vehicles.ts';
import { isSold } from '#domain/site/parts.ts';
import type { Database } from '../database/database.ts';
import type { Runtime } from '../runtime.ts';
import { BoundedMap } from './bounded-map.ts';
import { changesKeptMs, readChanges, readSnapshot } from './changes-store.ts';
import { buildColumns, patchPrices, type Columns } from './columns.ts';
import { buildDirectory, type Directory } from './directory.ts';
import { loadBrands, loadModels, loadTyreRows, loadTyreRowsOf } from './columns-store.ts';
import { loadTariffs, withUsedUp, type Tariffs } from './tariffs-store.ts';
import { findTyreBySpecs, loadCards, type TyreCard } from './cards-store.ts';

/** How old what is shown may be. What is sold is decided when a basket is priced and an order is placed. */
const freshMs = 1000;
const patienceMs = 250;

/** The catalogue as this process knows it. Valid until the next `await`: ask again after one. */
export interface Catalogue {
  readonly columns: Columns;
  readonly directory: Directory;
  readonly tariffs: Tariffs;
  /** Answers made once and kept until anything in the catalogue changes. */
  readonly remember: <Answer extends object>(key: string, make: () => Answer) => Answer;
  /** What lists and sheets show of some products, in their order; those not on sale any more are left out. */
  readonly cards: (ids: readonly number[]) => Promise<TyreCard[]>;
  /** The product whose sheet has these specs below its model. */
  readonly idAt: (modelId: number, specs: string) => Promise<number | undefined>;
}

interface Known extends Catalogue {
  readonly forget: (changed: readonly number[]) => void;
}

const address = (modelId: number, specs: string): string => `${modelId} ${specs}`;

const know = (db: Database, columns: Columns, tariffs: Tariffs): Known => {
  const answers = new BoundedMap<string, object>(2000);
  const kept = new BoundedMap<number, TyreCard>(10_000);
  const addresses = new BoundedMap<string, number>(20_000);
  let changes = 0;
  return {
    columns,
    directory: buildDirectory(columns.brands, columns.models),
    tariffs,
    remember: <Answer extends object>(key: string, make: () => Answer): Answer => {
      const known = answers.get(key);
      // A key begins with the name of what is asked, so it always leads to the same kind of answer.
      if (known) return known as Answer;
      const made = make();
      answers.set(key, made);
      return made;
    },
    cards: async (ids) => {
      const found = ids.map((id) => kept.get(id));
      const missing = ids.filter((_, place) => !found[place]);
      if (missing.length > 0) {
        const before = changes;
        const loaded = new Map((await loadCards(db, missing)).map((card) => [card.id, card]));
        // A card may have been read before a change that was heard of meanwhile: shown once, but not kept.
        if (before === changes) for (const card of loaded.values()) kept.set(card.id, card);
        for (const [place, id] of ids.entries()) found[place] ??= loaded.get(id);
      }
      return found.filter((card) => card !== undefined);
    },
    idAt: async (modelId, specs) => {
      const known = addresses.get(address(modelId, specs));
      if (known !== undefined) return known;
      const id = await findTyreBySpecs(db, modelId, specs);
      if (id !== undefined) addresses.set(address(modelId, specs), id);
      return id;
    },
    forget: (changed) => {
      changes += 1;
      answers.clear();
      for (const id of changed) {
        const card = kept.get(id);
        if (card) addresses.delete(address(card.modelId, card.specs));
        kept.delete(id);
      }
    },
  };
};

const load = async (db: Database, group: VehicleGroup): Promise<Known> => {
  // Tyres before what they name: what is added meanwhile is missing among neither.
  const tyres = await loadTyreRows(db, group);
  const models = await loadModels(db, group);
  const kinds = productVehicles.filter((vehicle) => vehicleGroup(vehicle) === group);
  const columns = buildColumns(kinds, tyres, await loadBrands(db, group), models);
  return know(db, columns, await loadTariffs(db));
};

const pause = async (ms: number): Promise<void> => await new Promise((resolve) => setTimeout(resolve, ms).unref());

/**
 * Keeps one catalogue no older than `freshMs`. Whoever comes while it is being freshened waits for that; where
 * everything has to be read again, not longer than `patienceMs`: then the old one serves until the new one is there.
 */
const keep = (db: Database, group: VehicleGroup): (() => Promise<Catalogue>) => {
  let known: Known | undefined;
  let checking: Promise<Catalogue> | undefined;
  let snapshot = '';
  let checkedAt = Number.NEGATIVE_INFINITY;

  const check = async (): Promise<Catalogue> => {
    const at = performance.now();
    const { changed, ...heard } =
      known && at - checkedAt < changesKeptMs ? await readChanges(db, snapshot) : await readSnapshot(db);
    if (!known || changed === 'everything') known = await load(db, group);
    else if (changed.length > 0) {
      const patched = patchPrices(known.columns, changed, await loadTyreRowsOf(db, group, changed));
      if (patched) known.forget(changed);
      else known = await load(db, group);
    }
    // Nobody notes what is left of a promotion, which changes with every order.
    const tariffs = await withUsedUp(db, known.tariffs);
    if (tariffs !== known.tariffs) {
      known = { ...known, tariffs };
      known.forget([]);
    }
    ({ snapshot } = heard);
    checkedAt = at;
    return known;
  };

  const freshen = (): Promise<Catalogue> => {
    const old = known;
    const fresh = check().finally(() => {
      checking = undefined;
    });
    if (!old) return fresh;
    // Where no caller waits for it any more, the next one to ask meets the failure.
    fresh.catch(() => {});
    return Promise.race([fresh, pause(patienceMs).then(() => old)]);
  };

  return async () => {
    if (known && performance.now() - checkedAt < freshMs) return known;
    return await (checking ??= freshen());
  };
};

// Belongs to a database, so that two in one process never see each other's.
const keepers = new WeakMap<Database, Partial<Record<VehicleGroup, () => Promise<Catalogue>>>>();

/**
 * The tyres of a group of vehicles in a database, at most a second old; cars, 4x4 and vans unless told otherwise. The
 * first to ask waits until they are read: about 4 µs a tyre.
 */
export const catalogueOf = async (db: Database, group: VehicleGroup = 'coche'): Promise<Catalogue> => {
  let ofDatabase = keepers.get(db);
  if (!ofDatabase) keepers.set(db, (ofDatabase = {}));
  return await (ofDatabase[group] ??= keep(db, group))();
};

/** A catalogue without tyres. */
const nothing = async (db: Database, group: VehicleGroup): Promise<Catalogue> => {
  const kinds = productVehicles.filter((vehicle) => vehicleGroup(vehicle) === group);
  const { tariffs, remember } = await catalogueOf(db);
  return remember(`no tyres ${group}`, () => know(db, buildColumns(kinds, [], [], []), tariffs));
};

/** The tyres of a group of vehicles that this shop sells: none where their part is switched off. */
export const soldTyresOf = async (
  { database, config }: Pick<Runtime, 'database' | 'config'>,
  group: VehicleGroup,
): Promise<Catalogue> =>
  isSold(config.flags, 'neumatico', group) ? await catalogueOf(database, group) : await nothing(database, group);

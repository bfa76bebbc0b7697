import { productVehicles, vehicleGroup, type ProductVehicle, type VehicleGroup } from '#domain/catalogue/vehicles.ts';
import { isSold } from '#domain/site/parts.ts';
import type { Database } from '../database/database.ts';
import { recentMs } from '../database/kept-for.ts';
import type { Parts } from '../in-turns.ts';
import type { Runtime } from '../runtime.ts';
import { BoundedMap } from './bounded-map.ts';
import { changesKeptMs, readChanges, readSnapshot, type CatalogueChanges } from './changes-store.ts';
import { modelNumbers, startColumns } from './build-columns.ts';
import type { Columns } from './columns.ts';
import { columnsThread, ThreadLost, type ColumnsThread } from './columns-apart.ts';
import { loadBrands, loadModels, loadTyrePieces, loadTyresOf } from './columns-store.ts';
import { buildDirectory, type Directory } from './directory.ts';
import { columnsOver, type SharedColumns } from './shared-columns.ts';
import { loadTariffs, withUsedUp, type Tariffs } from './tariffs-store.ts';
import { findTyreBySpecs, loadCards, type TyreCard } from './cards-store.ts';

/** One that is asked for all the time is freshened from this age on, while nobody waits. */
const aheadMs = recentMs - 200;
const patienceMs = 250;

type Remember = <Answer extends object>(key: string, make: () => Answer) => Answer;
type RememberParts = <Answer extends object>(key: string, make: () => Parts<Answer>) => Parts<Answer>;

/** The catalogue as this process knows it, in one state. Whoever begins after an `await` asks again. */
export interface Catalogue {
  readonly columns: Columns;
  readonly directory: Directory;
  readonly tariffs: Tariffs;
  /** Answers made once and kept until anything in the catalogue changes. */
  readonly remember: Remember;
  /** The same of what may be asked in a hundred million ways: kept from the second time on, so that what is asked once takes no place from others. */
  readonly rememberAsked: Remember;
  /** Both of answers that are made in parts. */
  readonly rememberParts: RememberParts;
  readonly rememberAskedParts: RememberParts;
  /** Whether an answer is one that is kept, as those are that several have asked for. */
  readonly isKept: (answer: object) => boolean;
  /** What lists and sheets show of some products, in their order; those not on sale any more are left out. */
  readonly cards: (ids: readonly number[]) => Promise<TyreCard[]>;
  /** The product whose sheet has these specs below its model. */
  readonly idAt: (modelId: number, specs: string) => Promise<number | undefined>;
}

/** What outlives a change: cards and addresses of the products that it does not touch. */
interface Kept {
  readonly cards: Catalogue['cards'];
  readonly idAt: Catalogue['idAt'];
  readonly forget: (changed: readonly number[]) => void;
}

interface Known extends Catalogue {
  readonly shared: SharedColumns;
  readonly kept: Kept;
}

const address = (modelId: number, specs: string): string => `${modelId} ${specs}`;

const keepCards = (db: Database): Kept => {
  const kept = new BoundedMap<number, TyreCard>(10_000);
  const addresses = new BoundedMap<string, number>(20_000);
  let changes = 0;
  return {
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
      for (const id of changed) {
        const card = kept.get(id);
        if (card) addresses.delete(address(card.modelId, card.specs));
        kept.delete(id);
      }
    },
  };
};

const mostAnswers = 2000;

/** Answers that are made once. What was asked before a change goes on with its own: none is kept for those who ask after it. */
const rememberer = (): Pick<
  Catalogue,
  'remember' | 'rememberAsked' | 'rememberParts' | 'rememberAskedParts' | 'isKept'
> => {
  const answers = new BoundedMap<string, object>(mostAnswers);
  const kept = new WeakSet();
  const askedOnce = new BoundedMap<string, true>(mostAnswers);
  const always = () => true;
  const wasAsked = (key: string): boolean => {
    if (askedOnce.get(key)) return true;
    askedOnce.set(key, true);
    return false;
  };
  // A key begins with the name of what is asked, so it always leads to the same kind of answer.
  const known = <Answer extends object>(key: string) => answers.get(key) as Answer | undefined;
  const keep = <Answer extends object>(key: string, made: Answer, isKept: (key: string) => boolean): Answer => {
    if (isKept(key)) {
      answers.set(key, made);
      kept.add(made);
    }
    return made;
  };
  const whole =
    (isKept: (key: string) => boolean): Remember =>
    (key, make) =>
      known(key) ?? keep(key, make(), isKept);
  const inParts = (isKept: (key: string) => boolean): RememberParts =>
    function* (key, make) {
      return known(key) ?? keep(key, yield* make(), isKept);
    };
  return {
    remember: whole(always),
    rememberAsked: whole(wasAsked),
    rememberParts: inParts(always),
    rememberAskedParts: inParts(wasAsked),
    isKept: (made) => kept.has(made),
  };
};

type Named = Pick<Columns, 'brands' | 'models'>;
const nobody: Named = { brands: [], models: [] };

const know = (shared: SharedColumns, named: Named, directory: Directory, tariffs: Tariffs, kept: Kept): Known => ({
  columns: columnsOver(shared, named.brands, named.models),
  directory,
  tariffs,
  ...rememberer(),
  cards: kept.cards,
  idAt: kept.idAt,
  shared,
  kept,
});

/** The same tyres at other costs: cards stay, and answers are made anew. */
const withTariffs = (known: Known, tariffs: Tariffs): Known =>
  tariffs === known.tariffs ? known : { ...known, tariffs, ...rememberer() };

const kindsOf = (group: VehicleGroup): ProductVehicle[] =>
  productVehicles.filter((vehicle) => vehicleGroup(vehicle) === group);

const load = async (db: Database, group: VehicleGroup, thread: ColumnsThread): Promise<Known> => {
  const kinds = kindsOf(group);
  let named: Named = nobody;
  const shared = await thread.build(kinds, loadTyrePieces(db, group), async () => {
    // Tyres before what they name: what is added meanwhile is missing among neither.
    const models = await loadModels(db, group);
    named = { models, brands: await loadBrands(db, group) };
    return modelNumbers(kinds, named.brands, models);
  });
  const directory = buildDirectory(named.brands, named.models);
  return know(shared, named, directory, await loadTariffs(db), keepCards(db));
};

/** The catalogue with some products as they are now; undefined where everything has to be read again. */
const change = async (
  db: Database,
  group: VehicleGroup,
  { shared, columns, directory, tariffs, kept }: Known,
  changed: readonly number[],
  thread: ColumnsThread,
): Promise<Known | undefined> => {
  const made = await thread.change(shared, changed, await loadTyresOf(db, group, changed));
  if (!made) return undefined;
  kept.forget(changed);
  return know(made, columns, directory, tariffs, kept);
};

const pause = async (ms: number): Promise<void> => await new Promise((resolve) => setTimeout(resolve, ms).unref());

/**
 * Keeps one catalogue no older than `recentMs`. Whoever comes later waits until it is freshened; where
 * everything has to be read again, not longer than `patienceMs`: then the old one serves until the new one is there. So it does
 * where the thread that makes columns ends and cannot be started again.
 */
export const keepCatalogue = (
  db: Database,
  group: VehicleGroup,
  thread: ColumnsThread = columnsThread,
): (() => Promise<Catalogue>) => {
  let known: Known | undefined;
  let checking: Promise<Catalogue> | undefined;
  let snapshot = '';
  let checkedAt = Number.NEGATIVE_INFINITY;
  let readAt = checkedAt;

  const made = async ({ changed, tariffs }: Omit<CatalogueChanges, 'snapshot'>): Promise<Known> => {
    if (!known || changed === 'everything') return await load(db, group, thread);
    const tyres = changed.length === 0 ? known : await change(db, group, known, changed, thread);
    if (!tyres) return await load(db, group, thread);
    return tariffs ? withTariffs(tyres, await loadTariffs(db)) : tyres;
  };

  const check = async (): Promise<Catalogue> => {
    const at = performance.now();
    const { snapshot: heard, ...changes } =
      known && at - readAt < changesKeptMs ? await readChanges(db, snapshot) : await readSnapshot(db);
    try {
      known = await made(changes).catch(async (error: unknown) => {
        if (!(error instanceof ThreadLost)) throw error;
        return await made(changes);
      });
    } catch (error) {
      // What was known serves on, and what changed since is asked for again.
      if (!known || !(error instanceof ThreadLost)) throw error;
      checkedAt = at;
      return known;
    }
    // Nobody notes what is left of a promotion, which changes with every order.
    known = withTariffs(known, await withUsedUp(db, known.tariffs));
    snapshot = heard;
    [checkedAt, readAt] = [at, at];
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
    const ageMs = performance.now() - checkedAt;
    if (!known || ageMs >= recentMs) return await (checking ??= freshen());
    // What fails now is met by whoever waits for it.
    if (ageMs >= aheadMs) (checking ??= freshen()).catch(() => {});
    return known;
  };
};

// Belongs to a database, so that two in one process never see each other's.
const keepers = new WeakMap<Database, Partial<Record<VehicleGroup, () => Promise<Catalogue>>>>();

/**
 * The tyres of a group of vehicles in a database, at most a second old; cars, 4x4 and vans unless told otherwise. The
 * first to ask waits until they are read.
 */
export const catalogueOf = async (db: Database, group: VehicleGroup = 'coche'): Promise<Catalogue> => {
  let ofDatabase = keepers.get(db);
  if (!ofDatabase) keepers.set(db, (ofDatabase = {}));
  return await (ofDatabase[group] ??= keepCatalogue(db, group))();
};

/** A catalogue without tyres. */
const nothing = async (db: Database, group: VehicleGroup): Promise<Catalogue> => {
  const { tariffs, remember } = await catalogueOf(db);
  return remember(`no tyres ${group}`, () =>
    know(
      startColumns(kindsOf(group)).finish(modelNumbers([], [], [])),
      nobody,
      buildDirectory([], []),
      tariffs,
      keepCards(db),
    ),
  );
};

/** The tyres of a group of vehicles that this shop sells: none where their part is switched off. */
export const soldTyresOf = async (
  { database, config }: Pick<Runtime, 'database' | 'config'>,
  group: VehicleGroup,
): Promise<Catalogue> =>
  isSold(config.flags, 'neumatico', group) ? await catalogueOf(database, group) : await nothing(database, group);

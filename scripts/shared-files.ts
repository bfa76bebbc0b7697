/** What decides which file of scripts a module goes into. */
export interface Module {
  readonly id: string;
  /** Bytes that whoever loads it loads. */
  readonly size: number;
  /** What is read before it. */
  readonly imports: readonly string[];
  /** What it fetches once that is wanted. */
  readonly later: readonly string[];
  /** How much somebody waits for what begins with it; nothing where no page and no later part does. */
  readonly weight?: number | undefined;
  /**
   * Words read it. A script waits for its words before it runs, so that nothing they read may lie in a file with a script: the
   * two would wait for each other for ever.
   */
  readonly forWords?: boolean;
}

export type Modules = ReadonlyMap<string, Module>;

/** Modules that go into one file. */
interface Shared {
  readonly ids: readonly string[];
  readonly size: number;
  /** The pages and later parts that bring it. */
  readonly users: ReadonlySet<string>;
  readonly forWords: boolean;
}

/** What one more file costs whoever loads it, in bytes: its turn among the others, its head, and what is lost by packing it apart. */
const fileCost = 800;
/** The same of words: they are announced together, and no other file waits to be found in them. */
const wordsFileCost = 100;

/** Modules or files, all that they read, and what that reads. */
export const readFrom = (starts: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> => {
  const read = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (read.has(id)) continue;
    read.add(id);
    open.push(...importsOf(id));
  }
  return read;
};

/** All that is read before a page or a part runs, itself included. */
export const readBy = (start: string, modules: Modules): Set<string> =>
  readFrom([start], (id) => (modules.get(id)?.imports ?? []).filter((other) => modules.has(other)));

/** For each part that is fetched later, the pages and parts that fetch it. */
const fetchersOf = (modules: Modules, readers: ReadonlyMap<string, ReadonlySet<string>>) => {
  const fetchers = new Map<string, Set<string>>();
  for (const { id, later } of modules.values())
    for (const part of later) fetchers.set(part, new Set([...(fetchers.get(part) ?? []), ...(readers.get(id) ?? [])]));
  return fetchers;
};

/** Who brings each module that several read: whoever reads it, but for later parts whose page always has it by then. */
const usersOf = (modules: Modules): ReadonlyMap<string, ReadonlySet<string>> => {
  const readers = new Map<string, Set<string>>([...modules.keys()].map((id) => [id, new Set()]));
  for (const { id, weight } of modules.values())
    if (weight !== undefined) for (const read of readBy(id, modules)) readers.get(read)?.add(id);
  const fetchers = fetchersOf(modules, readers);
  const brings = (id: string, entry: string, all: ReadonlySet<string>) => {
    const before = fetchers.get(entry);
    return id === entry || !before || before.size === 0 || [...before].some((page) => !all.has(page));
  };
  return new Map(
    [...readers]
      .filter(([, all]) => all.size > 1)
      .map(([id, all]) => [id, new Set([...all].filter((entry) => brings(id, entry, all)))]),
  );
};

const joined = (one: Shared, other: Shared): Shared => ({
  forWords: one.forWords,
  ids: [...one.ids, ...other.ids],
  size: one.size + other.size,
  users: new Set([...one.users, ...other.users]),
});

/** Whether a file made of both would read something that reads the file. */
const makesCircle = (both: Shared, files: ReadonlyMap<string, Shared>, modules: Modules): boolean => {
  const own = new Set(both.ids);
  const readAfter = new Set<string>();
  const open = both.ids.flatMap((id) => modules.get(id)?.imports ?? []).filter((id) => !own.has(id));
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (own.has(id)) return true;
    if (readAfter.has(id)) continue;
    readAfter.add(id);
    // Whoever reads a module reads all of its file.
    for (const beside of files.get(id)?.ids ?? [id]) open.push(...(modules.get(beside)?.imports ?? []));
  }
  return false;
};

/** One file for all that the same pages bring, or more where they would read each other. */
const bySameUsers = (modules: Modules): Shared[] => {
  const groups = new Map<string, Shared>();
  const fileOf = new Map<string, Shared>();
  for (const [id, users] of usersOf(modules)) {
    const { size = 0, forWords = false } = modules.get(id) ?? {};
    const key = [forWords ? 'words' : 'scripts', ...[...users].toSorted()].join('\n');
    const alone = { ids: [id], size, users, forWords };
    const found = groups.get(key);
    const both = found && joined(found, alone);
    const file = both && !makesCircle(both, fileOf, modules) ? both : alone;
    groups.set(key, file);
    for (const own of file.ids) fileOf.set(own, file);
  }
  return [...new Set(fileOf.values())];
};

/** Files as they are so far, and what comes with each. */
class Files {
  readonly all = new Set<Shared>();
  readonly of = new Map<string, Shared>();
  readonly #modules: Modules;
  /** What is read along with a file, as long as no other two are joined. */
  #along = new Map<Shared, readonly Shared[]>();

  constructor(modules: Modules) {
    this.#modules = modules;
  }

  set(file: Shared): void {
    this.all.add(file);
    for (const id of file.ids) this.of.set(id, file);
    this.#along = new Map();
  }

  drop(file: Shared): void {
    this.all.delete(file);
  }

  #readAlong(file: Shared): readonly Shared[] {
    const known = this.#along.get(file);
    if (known) return known;
    const found = new Set<Shared>();
    readFrom(file.ids, (id) => {
      const its = this.of.get(id);
      if (its) found.add(its);
      return (its?.ids ?? [id]).flatMap((each) => this.#modules.get(each)?.imports ?? []);
    });
    const along = [...found];
    this.#along.set(file, along);
    return along;
  }

  /** Bytes that somebody loads more who has no use for a file and gets it all the same: it and what it reads. */
  inVain(file: Shared, user: string): number {
    let bytes = 0;
    for (const one of this.#readAlong(file)) if (!one.users.has(user)) bytes += one.size;
    return bytes;
  }

  /** Bytes that joining two saves: a file for who brings both, less what is loaded in vain by who brings one. */
  saving(one: Shared, other: Shared): number {
    if (one.forWords !== other.forWords) return 0;
    const weight = (user: string) => this.#modules.get(user)?.weight ?? 0;
    const cost = one.forWords ? wordsFileCost : fileCost;
    let bytes = 0;
    for (const user of one.users) bytes += weight(user) * (other.users.has(user) ? cost : -this.inVain(other, user));
    for (const user of other.users) if (!one.users.has(user)) bytes -= weight(user) * this.inVain(one, user);
    return bytes;
  }
}

/** The pairs that are worth joining, as files come and go. */
class Worth {
  readonly #pairs = new Map<Shared, Map<Shared, number>>();

  set(one: Shared, other: Shared, bytes: number): void {
    if (bytes > 0) this.#pairs.set(one, (this.#pairs.get(one) ?? new Map<Shared, number>()).set(other, bytes));
  }

  best(): readonly [pair: readonly [Shared, Shared], bytes: number] | undefined {
    let found: readonly [Shared, Shared] | undefined;
    let most = 0;
    for (const [one, others] of this.#pairs)
      for (const [other, bytes] of others) if (bytes > most) [found, most] = [[one, other], bytes];
    return found && [found, most];
  }

  forget(one: Shared, other: Shared): void {
    this.#pairs.get(one)?.delete(other);
  }

  drop(file: Shared): void {
    this.#pairs.delete(file);
    for (const others of this.#pairs.values()) others.delete(file);
  }
}

/**
 * Which modules share a file: first those that the same pages bring; then files are joined, the best pair first, as long as
 * that saves bytes and no two files read each other. Modules that one page alone brings are not listed: they are its own.
 */
export const sharedFiles = (modules: Modules): (readonly string[])[] => {
  const files = new Files(modules);
  const worth = new Worth();
  const first = bySameUsers(modules);
  for (const file of first) files.set(file);
  const compare = (file: Shared, others: Iterable<Shared>) => {
    for (const other of others) if (other !== file) worth.set(file, other, files.saving(file, other));
  };
  first.forEach((file, place) => compare(file, first.slice(0, place)));
  for (let best = worth.best(); best; best = worth.best()) {
    const [pair, bytes] = best;
    worth.forget(...pair);
    const both = joined(...pair);
    if (makesCircle(both, files.of, modules)) continue;
    // What is read along with them may be another file by now.
    const now = files.saving(...pair);
    if (now < bytes) {
      worth.set(...pair, now);
      continue;
    }
    for (const file of pair) {
      files.drop(file);
      worth.drop(file);
    }
    files.set(both);
    compare(both, files.all);
  }
  return [...files.all].map(({ ids }) => ids);
};

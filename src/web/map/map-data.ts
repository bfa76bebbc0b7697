/** What `scripts/draw-map.ts` has drawn: where each province lies, and the towns that are named from afar. */
export interface MapIndex {
  readonly provinces: readonly (readonly [id: string, left: number, top: number, right: number, bottom: number])[];
  readonly towns: readonly (readonly [name: string, x: number, y: number, rank: number])[];
}

/** A province as it is shown near. */
export interface NearProvince {
  readonly land: string;
  /** The lines between its municipalities. */
  readonly net: string;
  readonly towns: readonly (readonly [name: string, x: number, y: number])[];
}

const kept = new Map<string, Promise<unknown>>();

/** A file of the map, fetched once; null where it is lost, and asked for again the next time. */
export const mapFile = async <File>(name: string): Promise<File | null> => {
  const known = kept.get(name) ?? fetch(`/map/${name}.json`).then(async (answer) => (await answer.json()) as unknown);
  kept.set(name, known);
  try {
    return (await known) as File;
  } catch {
    kept.delete(name);
    return null;
  }
};

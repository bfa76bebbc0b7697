/** With every so many asks, those before count half. */
const asksPerTurn = 20_000;
/** Each address has a place in each row; a power of two, several times as many as addresses of a turn. */
const [rows, width] = [4, 2 ** 16];
const most = 255;

export interface Asks {
  readonly timesOf: (address: string) => number;
  readonly note: (address: string) => void;
}

/**
 * How often addresses are asked for, without any of them being remembered: a count-min sketch (Cormode and Muthukrishnan, 2005)
 * with the ageing of TinyLFU, 256 kB whatever is asked. Where others share all places of an address, its asks are told too high,
 * and never too low. Nobody can choose whose places they share: where they lie differs from process to process.
 */
export const countAsks = (): Asks => {
  const times = new Uint8Array(rows * width);
  const seeds = crypto.getRandomValues(new Uint32Array(rows));
  let asksOfTurn = 0;

  const placesOf = (address: string): number[] =>
    Array.from(seeds, (seed, row) => {
      let hash = seed;
      for (let at = 0; at < address.length; at += 1) hash = Math.imul(hash ^ address.charCodeAt(at), 0x01000193);
      return row * width + ((hash ^ (hash >>> 15)) & (width - 1));
    });
  const leastOf = (places: readonly number[]): number => Math.min(...places.map((place) => times[place] ?? 0));

  return {
    timesOf: (address) => leastOf(placesOf(address)),
    note: (address) => {
      const places = placesOf(address);
      const before = leastOf(places);
      // Places that others have made higher say nothing of this one.
      if (before < most) for (const place of places) if (times[place] === before) times[place] = before + 1;
      asksOfTurn += 1;
      if (asksOfTurn < asksPerTurn) return;
      asksOfTurn = 0;
      for (let place = 0; place < times.length; place += 1) times[place] = (times[place] ?? 0) >> 1;
    },
  };
};

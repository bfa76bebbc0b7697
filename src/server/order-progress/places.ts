/** Places that are taken and given back: so many in all, and so many of each key. */
export const placesOf = (most: number) => {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    /** The way to give them back, or false where there is no room. */
    take: (keys: readonly (readonly [key: string, most: number])[]): false | (() => void) => {
      if (all >= most || keys.some(([key, allowed]) => (taken.get(key) ?? 0) >= allowed)) return false;
      all += 1;
      for (const [key] of keys) taken.set(key, (taken.get(key) ?? 0) + 1);
      let mine = true;
      return () => {
        if (!mine) return;
        mine = false;
        all -= 1;
        for (const [key] of keys) {
          const left = (taken.get(key) ?? 1) - 1;
          if (left > 0) taken.set(key, left);
          else taken.delete(key);
        }
      };
    },
  };
};

/** Answers with one of `count`, always the same for the same thing within one go. */
export type Choose = (about: object, count: number) => number;

/** Does work once for every combination of the choices that it makes on its way. */
export const everyWay = <Result>(work: (choose: Choose) => Result): Result[] => {
  const results: Result[] = [];
  const path: { readonly count: number; taken: number }[] = [];
  do {
    const made = new Map<object, number>();
    results.push(
      work((about, count) => {
        const before = made.get(about);
        if (before !== undefined) return before;
        const step = path[made.size] ?? { count, taken: 0 };
        path[made.size] = step;
        made.set(about, step.taken);
        return step.taken;
      }),
    );
    for (let last = path.at(-1); last && last.taken === last.count - 1; last = path.at(-1)) path.pop();
    const last = path.at(-1);
    if (last) last.taken += 1;
  } while (path.length > 0);
  return results;
};

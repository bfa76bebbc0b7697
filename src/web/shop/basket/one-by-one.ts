/** Runs one piece of work after another, each once what must come `before` it is done. One that fails stops none. */
export const oneByOne = (before: () => Promise<void>): (<Done>(work: () => Promise<Done>) => Promise<Done>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(before).then(work);
    last = next.catch(() => {});
    return next;
  };
};

/** Whoever asks waits until those before are done, well or not. */
export const oneAfterAnother = () => {
  let last: Promise<unknown> = Promise.resolve();
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return await turn;
  };
};

/** The same for each key by itself; a key is forgotten once nobody waits for its turn. */
export const oneAfterAnotherOf = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    const done = turn.catch(() => {});
    last.set(key, done);
    try {
      return await turn;
    } finally {
      if (last.get(key) === done) last.delete(key);
    }
  };
};

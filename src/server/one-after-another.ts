/** For each key whoever asks waits until those before are done, well or not. A key is forgotten once nobody waits for its turn. */
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

/** Whoever asks waits until all before are done. */
export const oneAfterAnother = () => {
  const inTurn = oneAfterAnotherOf();
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => await inTurn('', work);
};

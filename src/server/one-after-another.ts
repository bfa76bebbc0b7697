/** Whoever asks waits until those before are done, well or not. */
export const oneAfterAnother = () => {
  let last: Promise<unknown> = Promise.resolve();
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return await turn;
  };
};

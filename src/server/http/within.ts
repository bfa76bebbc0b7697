/** What `work` answers, or undefined where it takes longer than `ms`; it then goes on without anybody listening. */
export const within = async <Answer>(work: Promise<Answer>, ms: number): Promise<Answer | undefined> => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, ms, undefined);
  work.catch(() => {});
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};

import pg from 'pg';

/** A connection that statements share, as long as it stands. */
export interface SharedConnection {
  /** Undefined while there is none; one is opened then, for whoever asks next. */
  readonly now: () => pg.Client | undefined;
  /** Nobody is given it for a moment: what is sent on it has to wait. */
  readonly rest: () => void;
  readonly close: () => Promise<void>;
}

/** So long nobody asks for a connection that broke, or sends more on one that waits. */
const restMs = 1000;

/**
 * One connection on which statements are sent at once, whoever asks, and answered in turn. A statement on a connection that
 * rests wakes a process of the database, which takes longer than to find a row by its key; under load this one never rests.
 */
export const openShared = (config: pg.ClientConfig): SharedConnection => {
  let standing: pg.Client | undefined;
  let opening: Promise<void> | undefined;
  let notBefore = 0;

  const rest = (): void => void (notBefore = Math.max(notBefore, Date.now() + restMs));

  const open = async (): Promise<void> => {
    const client = new pg.Client({ ...config, pipeline: true });
    const forget = () => {
      if (standing === client) standing = undefined;
      rest();
    };
    client.on('error', forget).once('end', forget);
    try {
      await client.connect();
      standing = client;
    } catch {
      forget();
    } finally {
      opening = undefined;
    }
  };

  return {
    now: () => {
      if (Date.now() < notBefore) return undefined;
      if (!standing) opening ??= open();
      return standing;
    },
    rest,
    close: async () => {
      notBefore = Infinity;
      await opening;
      await standing?.end();
    },
  };
};

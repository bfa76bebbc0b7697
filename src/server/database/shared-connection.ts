import pg from 'pg';

/** A connection that statements share, as long as it stands. */
export interface SharedConnection {
  /** Undefined while there is none; one is opened then, for whoever asks next. */
  readonly now: () => pg.Client | undefined;
  readonly close: () => Promise<void>;
}

/** A database that did not answer is not asked for a connection by every statement. */
const restMs = 1000;

/**
 * One connection on which statements are sent at once, whoever asks, and answered in turn. A statement on a connection that
 * rests wakes a process of the database, which takes longer than to find a row by its key; under load this one never rests.
 */
export const openShared = (config: pg.ClientConfig): SharedConnection => {
  let standing: pg.Client | undefined;
  let opening: Promise<void> | undefined;
  let notBefore = 0;

  const open = async (): Promise<void> => {
    const client = new pg.Client({ ...config, pipeline: true });
    const forget = () => {
      if (standing === client) standing = undefined;
      notBefore = Math.max(notBefore, Date.now() + restMs);
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
      if (!standing && !opening && Date.now() >= notBefore) opening = open();
      return standing;
    },
    close: async () => {
      notBefore = Infinity;
      await opening;
      await standing?.end();
    },
  };
};

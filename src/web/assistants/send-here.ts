import type { ClientActionFunctionArgs } from 'react-router';

/** Sends a form by the browser, which remembers what was found; by the server where the script for it is lost. */
export const sendHere = async <Answer>(
  load: () => Promise<{ readonly clientAction: (sent: ClientActionFunctionArgs) => Promise<Answer> }>,
  sent: ClientActionFunctionArgs,
): Promise<Answer> => {
  const here = await load().catch(() => null);
  return here ? await here.clientAction(sent) : ((await sent.serverAction()) as Answer);
};

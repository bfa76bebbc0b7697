import type { Api } from './api.ts';
import type { RawAnswer } from './answers.ts';

/** The session's cookies that an answer sets, as they are written. */
export const sessionCookiesIn = ({ headers }: RawAnswer): string[] =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .filter((each) => /^(?:__Host-)?rodera_session=/.test(each));

/** What a browser sends back of the one that an answer sets. */
export const sentBack = (answer: RawAnswer): string => {
  const [pair = ''] = sessionCookiesIn(answer).map((each) => each.split(';')[0]);
  if (!/=[\w-]{43}$/.test(pair)) throw new Error('no session cookie was set');
  return pair;
};

/** The cookie of a new log-in. */
export const cookieOf = async (
  api: Pick<Api, 'send'>,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<string> => sentBack(await api.send('authenticate', { body: { email, password } }));

import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { browserApi, Refused, type Api } from '#web/api.ts';
import { storedState } from '#web/stored/stored-state.ts';
import { staffKey } from './staff-key.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type Staff = Answer<'readStaff'>;

interface StaffSession {
  readonly token: string | null;
  readonly staff: Staff | null;
}

/** Who of the staff works at this screen; apart from who shops in this browser. */
export const useStaff = create<StaffSession>()(
  persist(
    (): StaffSession => ({ token: null, staff: null }),
    storedState<StaffSession, StaffSession>({
      key: staffKey,
      version: 1,
      keep: (state) => ({ ...state }),
      storage: () => localStorage,
    }),
  ),
);

const nobody: StaffSession = { token: null, staff: null };

/** Calls in the name of who is signed in. A session that has ended ends here too, and the page leads to the log-in. */
export const staffApi =
  (language: Language): Api =>
  async (name, request, options = {}) => {
    try {
      return await browserApi(language)(name, request, { ...options, token: useStaff.getState().token ?? undefined });
    } catch (error) {
      if (error instanceof Refused && error.problem.status === 401) useStaff.setState(nobody);
      throw error;
    }
  };

/** Reads who was signed in here and whether they still are; without a connection, who was is believed. */
export const openStaff = async (language: Language): Promise<'open' | 'nobody' | 'ended'> => {
  await useStaff.persist.rehydrate();
  const { token, staff } = useStaff.getState();
  if (!token) return 'nobody';
  try {
    useStaff.setState({ staff: await staffApi(language)('readStaff', {}) });
    return 'open';
  } catch (error) {
    if (!(error instanceof Refused)) return staff ? 'open' : 'nobody';
    if (error.problem.status >= 500 && staff) return 'open';
    useStaff.setState(nobody);
    return 'ended';
  }
};

/** Goes on with a session. Of somebody who is no staff it is ended at once; that is the refusal `sin-permiso`. */
export const enterAsStaff = async (language: Language, { token }: { readonly token: string }): Promise<void> => {
  const api = browserApi(language);
  try {
    const staff = await api('readStaff', {}, { token });
    useStaff.setState({ token, staff });
  } catch (error) {
    void api('endSession', {}, { token }).catch(() => {});
    throw error;
  }
};

export const signOutStaff = (language: Language): void => {
  const { token } = useStaff.getState();
  useStaff.setState(nobody);
  if (token) void browserApi(language)('endSession', {}, { token }).catch(() => {});
};

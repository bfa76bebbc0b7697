import type { Visit } from '#contract/visits.ts';
import { Refused, type Api } from '#web/api.ts';

/** Whose appointments a page shows that the server renders. */
export interface OwnVisits {
  readonly idUser: string;
  readonly email: string;
  readonly citas: readonly Visit[];
}

/** The appointments of whoever is signed in; null for everybody else. */
export const loadVisits = async (api: Api): Promise<OwnVisits | null> => {
  try {
    const { user } = await api('fetchUserInfo', {});
    const { citasPrevias } = await api('listVisits', { params: { userId: user.idUser } });
    return { idUser: user.idUser, email: user.email, citas: citasPrevias };
  } catch (error) {
    if (error instanceof Refused && error.problem.status === 401) return null;
    throw error;
  }
};

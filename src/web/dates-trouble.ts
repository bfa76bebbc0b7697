import { Refused } from './api.ts';

/**
 * What went wrong when a page asked for days or times: what the server said, that the way to it is cut (fetch rejects with
 * a TypeError), or that it is the dates (spec H19).
 */
export const datesTrouble = (
  error: unknown,
  t: { readonly problemaFechas: string; readonly sinConexion: string },
): string => {
  if (error instanceof TypeError) return t.sinConexion;
  return error instanceof Refused && error.problem.code !== 'error-inesperado' ? error.problem.error : t.problemaFechas;
};

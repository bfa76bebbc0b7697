import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { DatabaseAway } from '../database/away.ts';
import { isHeldByOthers, sqlState } from '../database/database.ts';

/** A value that passed the schema and still does not fit a column: out of range, not representable. */
const unfitValue = new Set(['22003', '22P02', '22021', '22007', '22008']);

/** What was to belong to an account that was deleted meanwhile (PostgreSQL's 23503). */
const accountGone = (error: unknown): boolean =>
  sqlState(error) === '23503' &&
  typeof error === 'object' &&
  error !== null &&
  'constraint' in error &&
  String(error.constraint).endsWith('_account_id_fkey');

/** What the log says of a failure of the database that passes: the same may be asked again. Undefined of any other. */
export const passingTrouble = (error: unknown): string | undefined => {
  if (error instanceof DatabaseAway) return 'database away';
  return isHeldByOthers(error) ? 'held by others for too long' : undefined;
};

/** The refusal that a failure of the database amounts to; undefined where nobody expected it. */
export const refusalOfFailure = (error: unknown): Refusal | undefined => {
  if (passingTrouble(error) !== undefined) return refuse('base-de-datos-no-responde');
  if (accountGone(error)) return refuse('sin-sesion');
  return unfitValue.has(sqlState(error) ?? '') ? refuse('datos-no-validos') : undefined;
};

const ofRequest = (error: object): Refusal | undefined => {
  const code = 'code' in error ? error.code : undefined;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('cuerpo-demasiado-grande');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('tipo-no-admitido');
  if (status === 403 || status === 404) return refuse('no-existe');
  return typeof status === 'number' && status >= 400 && status < 500 ? refuse('json-ilegible') : undefined;
};

/** The same of whatever breaks between the socket and the call; what files refuse (403) is not told from what is not there. */
export const refusalOfError = (error: unknown): Refusal | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  return isRefusal(error) ? error : (refusalOfFailure(error) ?? ofRequest(error));
};

import { Refused } from '#web/send-call.ts';

interface Failure {
  readonly loading: false;
  /** Empty where nobody answered. */
  readonly error: string;
  readonly refusal: string;
}

/** What the basket says of a change that was not taken: of one field that is wrong its own sentence, for each is sent by itself. */
export const whyFailed = (error: unknown): Failure => {
  if (!(error instanceof Refused)) return { loading: false, error: '', refusal: 'sin-conexion' };
  const { code, error: sentence, errors = {} } = error.problem;
  return { loading: false, error: Object.values(errors)[0] ?? sentence, refusal: code };
};

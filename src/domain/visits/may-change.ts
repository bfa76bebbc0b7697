import { refuse, type Refusal } from '../refusal.ts';
import { minuteMs } from '../time.ts';

/** An appointment as far as changing and cancelling it online goes. */
export interface Changeable {
  readonly starts: Date;
  readonly anulada: boolean;
}

export type ChangeRefusal = 'cita-anulada' | 'cita-pasada' | 'cita-demasiado-tarde';

/**
 * Why an appointment is not changed or cancelled online; undefined where it may be. Both close so many minutes before
 * it begins (spec V23).
 */
export const changeRefusal = (
  { starts, anulada }: Changeable,
  now: Date,
  noticeMinutes: number,
): Refusal<ChangeRefusal> | undefined => {
  if (anulada) return refuse('cita-anulada');
  if (starts <= now) return refuse('cita-pasada');
  return starts.getTime() - now.getTime() < noticeMinutes * minuteMs
    ? refuse('cita-demasiado-tarde', { minutos: noticeMinutes })
    : undefined;
};

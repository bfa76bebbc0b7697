import type { Account } from '../accounts/account.ts';
import { hourMs } from '../time.ts';
import { isStaff } from './is-staff.ts';
import { opensEverything } from './opens-everything.ts';

/** A session of staff lasts a working day at most, however much it is used. */
export const staffHours = 12;

/** Who opens all workshops is asked again after so long without a tap or a key. */
export const idleHours = 1;

interface Session {
  readonly rol: Account['rol'];
  readonly creado: Date;
  /** When a person last did something with it. */
  readonly activo: Date;
  /** When it ends for whoever it belongs to. */
  readonly caduca: Date;
}

/** When a session ends by itself. */
export const sessionEnd = ({ rol, creado, activo, caduca }: Session): Date => {
  const ends = [caduca.getTime()];
  if (isStaff({ rol })) ends.push(creado.getTime() + staffHours * hourMs);
  if (opensEverything({ rol })) ends.push(activo.getTime() + idleHours * hourMs);
  return new Date(Math.min(...ends));
};

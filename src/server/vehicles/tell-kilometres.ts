import type { Answer, Input } from '#contract/contract.ts';
import { refuse } from '#domain/refusal.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import type { CallContext, CallRefusal } from '../runtime.ts';
import { lockVehicles, vehiclesOf } from './own-vehicles-store.ts';
import { showOwnVehicle } from './show-own-vehicle.ts';
import { takeReading } from './take-reading.ts';

type Told = Answer<'tellKilometres'>;

/** Keeps what the clock of a vehicle shows. Fewer than the last time is asked about once, and then kept beside it. */
export const tellKilometres = async (
  { database, clock }: CallContext,
  { params: { user, id }, body: { kms, confirmado, origen } }: Input<'tellKilometres'>,
): Promise<Told | CallRefusal<'tellKilometres'>> =>
  await transactionUnlessRefused<Told, CallRefusal<'tellKilometres'>['refusal']>(database, async (tx) => {
    if (!(await lockVehicles(tx, user))) return refuse('sin-permiso');
    const [row] = await vehiclesOf(tx, user, id);
    // A clock is told of by the plate.
    if (!row || row.matriculaNormalizada === null) return refuse('vehiculo-no-existe');
    const told = { accountId: user, matricula: row.matriculaNormalizada, kms, origen, now: clock() };
    const asked = await takeReading(tx, told, confirmado);
    if (asked) return asked;
    const [now] = await vehiclesOf(tx, user, id);
    return now ? { vehicle: showOwnVehicle(now) } : refuse('vehiculo-no-existe');
  });

import type { Answer, Input } from '#contract/contract.ts';
import { refuse } from '#domain/refusal.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import type { CallContext, CallRefusal } from '../runtime.ts';
import { comingWith, deleteKept, lockVehicles, vehiclesOf } from './own-vehicles-store.ts';

type Deleted = Answer<'deleteVehicle'>;

/** Deletes a vehicle from an account. An appointment that is to come stays: it names its plate itself. */
export const deleteVehicle = async (
  { database, clock }: CallContext,
  { params: { user, id }, query: { conCitas } }: Input<'deleteVehicle'>,
): Promise<Deleted | CallRefusal<'deleteVehicle'>> =>
  await transactionUnlessRefused<Deleted, CallRefusal<'deleteVehicle'>['refusal']>(database, async (tx) => {
    if (!(await lockVehicles(tx, user))) return refuse('sin-permiso');
    const [row] = await vehiclesOf(tx, user, id);
    if (!row) return refuse('vehiculo-no-existe');
    const plate = row.matriculaNormalizada;
    const citas = plate === null ? 0 : await comingWith(tx, user, plate, clock());
    if (citas > 0 && conCitas !== 'true') return refuse('vehiculo-con-citas', { citas });
    await deleteKept(tx, user, id);
    return { borrado: true, citas };
  });

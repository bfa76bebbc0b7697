import type { Endpoint } from '#contract/endpoint.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { staffOfWorkshop } from '../accounts/staff.ts';
import { z } from 'zod';
import type { CallContext } from '../runtime.ts';

/** The workshop that a call's path names; undefined where it names none, or nothing that could be one. */
const workshopIn = ({ params }: Endpoint, given: unknown): number | undefined => {
  if (!(params instanceof z.ZodObject) || typeof given !== 'object' || given === null) return undefined;
  const schema: unknown = params.shape['codTienda'];
  const read = schema instanceof z.ZodType && 'codTienda' in given ? schema.safeParse(given.codTienda) : undefined;
  return typeof read?.data === 'number' ? read.data : undefined;
};

/** Whether somebody may make a call at all, asked before what they send is looked at; undefined where they may. */
export const admit = async (
  definition: Endpoint,
  params: unknown,
  context: CallContext,
): Promise<Refusal<'sin-sesion' | 'sin-permiso'> | undefined> => {
  if (definition.caller === 'anyone') return undefined;
  if (!(await context.account())) return refuse('sin-sesion');
  if (definition.caller === 'account') return undefined;
  const staff = await staffOfWorkshop(context, workshopIn(definition, params));
  return isRefusal(staff) ? staff : undefined;
};

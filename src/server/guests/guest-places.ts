import { personOfEmail } from '#domain/accounts/same-person.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { sqlState } from '../database/database.ts';
import type { CallContext } from '../runtime.ts';
import type { Config } from '../config/config.ts';
import { isProved } from './email-proof-store.ts';

interface Place {
  /** A person, or for what waits for its payment also a network. */
  readonly persona: string;
  readonly clase: 'cita' | 'taller' | 'unidad' | 'pago';
  readonly cantidad: number;
  readonly most: number;
}

/** What something of an unproved guest claims (db/functions/take_guest_places.sql). */
export interface GuestPlaces {
  readonly places: readonly Place[];
  /** Whose day it counts for; null where it does not. */
  readonly network: string | null;
  readonly most: number;
}

export type VisitCap = 'limite-citas' | 'limite-red-citas';
export type OrderCap = 'limite-pedidos' | 'limite-unidades' | 'limite-pagos' | 'limite-red';

interface Stranger {
  readonly personas: readonly string[];
  readonly network: string | null;
  readonly caps: Config['guests'];
}

/** Who is not known to own the address they gave; null where they have proved it. An account is as unknown as a guest. */
const strangerOf = async (context: CallContext, email: string): Promise<Stranger | null> => {
  const account = await context.account();
  const persona = personOfEmail(email);
  const who = [account?.id, context.visitor].filter((each) => typeof each === 'string');
  if (await isProved(context.database, persona, who)) return null;
  return {
    personas: [`correo:${persona}`, ...(account ? [`cuenta:${account.id}`] : [])],
    network: context.config.rateLimit ? context.address : null,
    caps: context.config.guests,
  };
};

const claiming = (places: readonly Place[], network: string | null, most: number): GuestPlaces | null => {
  const capped = places.filter((place) => place.most > 0);
  const counted = most > 0 ? network : null;
  return capped.length === 0 && counted === null ? null : { places: capped, network: counted, most };
};

/** What an appointment claims; null where nothing limits it. */
export const placesOfVisit = async (context: CallContext, email: string): Promise<GuestPlaces | null> => {
  const stranger = await strangerOf(context, email);
  if (!stranger) return null;
  const { personas, network, caps } = stranger;
  const places = personas.map((persona) => ({ persona, clase: 'cita', cantidad: 1, most: caps.visits }) as const);
  return claiming(places, network, caps.perNetworkDay);
};

/**
 * What an order claims, of so many units; null where nothing limits it. One that is paid online claims a place only until
 * its payment comes, and no units: a deposit is the other way to be known.
 */
export const placesOfOrder = async (
  context: CallContext,
  { email, online, units }: { readonly email: string; readonly online: boolean; readonly units: number },
): Promise<GuestPlaces | null> => {
  const stranger = await strangerOf(context, email);
  if (!stranger) return null;
  const { personas, network, caps } = stranger;
  if (online) {
    const place = (persona: string, most: number) => ({ persona, clase: 'pago', cantidad: 1, most }) as const;
    const people = personas.map((persona) => place(persona, caps.payingOrders));
    return claiming([...people, ...(network ? [place(`red:${network}`, caps.perNetworkDay)] : [])], null, 0);
  }
  const places = personas.flatMap((persona) => [
    { persona, clase: 'taller', cantidad: 1, most: caps.unpaidOrders } as const,
    { persona, clase: 'unidad', cantidad: units, most: caps.unpaidUnits } as const,
  ]);
  return claiming(places, network, caps.perNetworkDay);
};

const capOf = (error: unknown, caps: Config['guests']): Refusal<OrderCap | VisitCap> | undefined => {
  switch (sqlState(error)) {
    case 'RC011':
      return refuse('limite-citas', { maximo: caps.visits });
    case 'RC012':
      return refuse('limite-pedidos', { maximo: caps.unpaidOrders });
    case 'RC013':
      return refuse('limite-unidades', { maximo: caps.unpaidUnits });
    case 'RC014':
      return refuse('limite-pagos', { maximo: caps.payingOrders });
    case 'RC015':
      return refuse('limite-red', { maximo: caps.perNetworkDay });
    case undefined:
    default:
      return undefined;
  }
};

/** Runs what writes an order; where a guest may not have more, nothing of it has happened and this says why. */
export const orCapReached = async <Answer>(
  { config }: Pick<CallContext, 'config'>,
  work: () => Promise<Answer>,
): Promise<Answer | Refusal<OrderCap>> => {
  try {
    return await work();
  } catch (error) {
    const reached = capOf(error, config.guests);
    if (!reached || reached.refusal === 'limite-citas' || reached.refusal === 'limite-red-citas') throw error;
    return refuse(reached.refusal, reached.values);
  }
};

/** The same of an appointment. */
export const orVisitCapReached = async <Answer>(
  { config }: Pick<CallContext, 'config'>,
  work: () => Promise<Answer>,
): Promise<Answer | Refusal<VisitCap>> => {
  try {
    return await work();
  } catch (error) {
    const reached = capOf(error, config.guests);
    if (reached?.refusal === 'limite-citas') return refuse(reached.refusal, reached.values);
    if (reached?.refusal === 'limite-red') return refuse('limite-red-citas', reached.values);
    throw error;
  }
};

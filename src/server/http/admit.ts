import { ruleOf, type AccessRule } from '#contract/access.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/actor.ts';
import { isSignedIn } from '#domain/access/is-signed-in.ts';
import { isStaff } from '#domain/access/is-staff.ts';
import { mayActFor } from '#domain/access/may-act-for.ts';
import { mayAnnounceMaintenance } from '#domain/access/may-announce-maintenance.ts';
import { mayEditContent } from '#domain/access/may-edit-content.ts';
import { mayOpenAgenda } from '#domain/access/may-open-agenda.ts';
import { mayReadReports } from '#domain/access/may-read-reports.ts';
import { opensEverything } from '#domain/access/opens-everything.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { z } from 'zod';
import type { CallContext } from '../runtime.ts';

/** What a call's path names; undefined where nothing that could be one stands there, which is wrong input and said later. */
interface Named {
  readonly account: string | undefined;
  readonly workshop: number | undefined;
}

type Question = (actor: Actor, named: Named) => boolean;

const nothing: Question = () => true;

/**
 * What each rule asks before the rest of a call is looked at. Those that ask nothing here let everybody in, or depend
 * on what the call names: its operation asks `domain/access` once that is loaded.
 */
const questions: Readonly<Record<AccessRule, Question>> = {
  account: isSignedIn,
  'own-account': (actor, { account }) => isSignedIn(actor) && (account === undefined || mayActFor(actor, account)),
  staff: isStaff,
  operator: (actor) => actor.rol !== 'visitante' && opensEverything(actor),
  'report-reader': mayReadReports,
  editor: mayEditContent,
  administrator: mayAnnounceMaintenance,
  'invoice-staff': isStaff,
  'open-agenda': (actor, { workshop }) => (workshop === undefined ? isStaff(actor) : mayOpenAgenda(actor, workshop)),
  anyone: nothing,
  'known-id': nothing,
  'named-account': nothing,
  'own-order': nothing,
  'placed-order': nothing,
  'own-visit': nothing,
  'asked-change': nothing,
  'signed-link': nothing,
};

/** Whether a call is made by staff alone: whoever else tries is worth noting. */
export const isForStaff = (rule: AccessRule): boolean =>
  ['staff', 'invoice-staff', 'operator', 'report-reader', 'editor', 'administrator', 'open-agenda'].includes(rule);

/** How the path of a call under `own-account` may name the account. */
const accountParams = ['user', 'userId', 'id'] as const;

const namedIn = ({ params }: Endpoint, given: unknown): Named => {
  const read = (name: string): unknown => {
    if (!(params instanceof z.ZodObject) || typeof given !== 'object' || given === null) return undefined;
    const schema: unknown = params.shape[name];
    if (!(schema instanceof z.ZodType)) return undefined;
    return schema.safeParse((given as Record<string, unknown>)[name]).data;
  };
  const account = accountParams.map(read).find((value) => value !== undefined);
  const workshop = read('codTienda');
  return {
    account: typeof account === 'string' ? account : undefined,
    workshop: typeof workshop === 'number' ? workshop : undefined,
  };
};

/** Whether somebody may make a call at all, asked before what they send is looked at; undefined where they may. */
export const admit = async (
  definition: Endpoint,
  params: unknown,
  context: CallContext,
): Promise<Refusal<'sin-sesion' | 'sin-permiso'> | undefined> => {
  if (!ruleOf(definition.access).first) return undefined;
  const actor = await context.actor();
  if (!isSignedIn(actor)) return refuse('sin-sesion');
  return questions[definition.access](actor, namedIn(definition, params)) ? undefined : refuse('sin-permiso');
};

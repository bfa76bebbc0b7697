import { contract } from '#contract/contract.ts';
import { calls, type CallName } from '#contract/calls.ts';
import type { Endpoint, SentFile } from '#contract/endpoint.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { actorOf, type Actor } from '#domain/access/actor.ts';
import { accountOfCookie, accountOfToken } from '../accounts/access-tokens-store.ts';
import { isImpersonationToken } from '../accounts/session-secrets.ts';
import { normaliseEmail } from '#domain/accounts/email.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Impersonator } from '#domain/access/impersonation.ts';
import { workshopsOfStaff } from '../accounts/staff-store.ts';
import { isStaff } from '#domain/access/is-staff.ts';
import { DatabaseAway } from '../database/away.ts';
import { signCall, withSignature } from '../database/signed-by.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { admit, isForStaff } from './admit.ts';
import { closedForMaintenance } from '../site/recent-maintenance.ts';
import type { BrowserSession, CallContext, Handlers, Runtime } from '../runtime.ts';
import { claimKey, claimOf, dropClaim, endWork, keepAnswer } from './idempotency-store.ts';
import { passingTrouble, refusalOfFailure } from './expected.ts';
import { fieldErrors, problemOf, retryAfterOf } from './problem.ts';
import { claimCall } from '../security/shared-limit-store.ts';

/** A call as it arrives, over HTTP or from a page that is being rendered in this process. */
export interface Call {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** Of a call that is sent one; nothing of it is read before the call is admitted. */
  readonly file?: SentFile | undefined;
  readonly token?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly language: Language;
  /** As `networkOf` names it. */
  readonly address: string;
  /** What the browser is told apart by, in calls that ask for it. */
  readonly visitor?: string | undefined;
  readonly userAgent: string;
  readonly reference: string;
  /** What an earlier log-in left in this browser. */
  readonly device?: string | undefined;
  /** Absent where something may be changed: there a cookie says nothing. */
  readonly session?: BrowserSession | undefined;
}

export interface Outcome {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter?: number;
  /** What this browser is known by from now on. */
  readonly device?: string;
  /** The value of this browser's session cookie from now on; null for none. */
  readonly session?: string | null;
}

export type Dispatch = (name: CallName, call: Call) => Promise<Outcome>;

type AnyHandler = (context: CallContext, input: object) => Promise<unknown>;

const refused = (refusal: Refusal, call: Call): Outcome => {
  const body = problemOf(refusal, call.language);
  const wait = retryAfterOf(refusal);
  return { status: body.status, body, ...(wait === undefined ? {} : { retryAfter: wait }) };
};

const parts = ['params', 'query', 'body'] as const;

const emptyFile: SentFile = { stream: async function* nothing() {} };

const parse = (definition: Endpoint, call: Call): { input: object } | Refusal => {
  const input: Record<string, unknown> = {};
  for (const part of parts) {
    const schema = definition[part];
    if (!schema) continue;
    const read = schema.safeParse(call[part] ?? (part === 'body' ? undefined : {}), { reportInput: true });
    if (!read.success) return { refusal: 'datos-no-validos', errors: fieldErrors(read.error) };
    input[part] = read.data;
  }
  if (definition.upload) input['file'] = call.file ?? emptyFile;
  return { input };
};

const languageAsked = (input: unknown): Language | undefined => {
  if (typeof input !== 'object' || input === null || !('body' in input)) return undefined;
  const { body } = input;
  if (typeof body !== 'object' || body === null) return undefined;
  const asked =
    'userInfo' in body && typeof body.userInfo === 'object' && body.userInfo !== null && 'idioma' in body.userInfo
      ? body.userInfo.idioma
      : 'idioma' in body
        ? body.idioma
        : undefined;
  return asked === 'es' || asked === 'ca' ? asked : undefined;
};

/** How a call refuses a link that the shop did not sign, or no longer takes. */
const closedLinks: ReadonlySet<string> = new Set(['no-existe', 'cita-no-existe', 'enlace-antiguo']);

/** Whether a call came with what a letter's link carries. */
const isSignedFor = (input: object): boolean =>
  Object.values(input).some(
    (part: unknown) => typeof part === 'object' && part !== null && 'firma' in part && !!part.firma,
  );

const readActor = async ({ database, config }: Runtime, account: Account | null): Promise<Actor> => {
  const own = account?.rol === 'taller' ? await workshopsOfStaff(database, account.id) : [];
  return actorOf(
    account,
    own.map(({ codTienda }) => codTienda),
    account !== null && config.reports.readers.has(normaliseEmail(account.email)),
  );
};

interface Caller {
  readonly account: Account | null;
  readonly impersonator: Impersonator | null;
}
const nobody: Caller = { account: null, impersonator: null };

/**
 * A token counts before a cookie, good or not; a cookie only where the call and the request that it is part of read. From
 * then on, what staff change is signed, by two names where they act as a customer.
 */
const readCaller = async (
  { database, clock }: Runtime,
  name: CallName,
  { token, session }: Call,
  renewed: CallContext['session'],
): Promise<Caller> => {
  if (token !== undefined) {
    const owner = await accountOfToken(database, token, clock());
    if (!owner) return nobody;
    const { account, impersonator, cookie } = owner;
    if (cookie) renewed.becomes = cookie;
    if (impersonator) signCall(impersonator.id, account.id);
    else if (isStaff(account)) signCall(account.id);
    return { account, impersonator };
  }
  if (!session || calls[name][0] !== 'GET') return nobody;
  session.asked = true;
  if (session.cookie === undefined) return nobody;
  return { account: await accountOfCookie(database, session.cookie, clock()), impersonator: null };
};

/** Who asks is read once a call, and not before somebody wants to know. */
const contextOf = (runtime: Runtime, name: CallName, call: Call, language: Language): CallContext => {
  const session: CallContext['session'] = { becomes: undefined };
  let found: Promise<Caller> | undefined;
  let actor: Promise<Actor> | undefined;
  const caller = async () => await (found ??= readCaller(runtime, name, call, session));
  const account = async () => (await caller()).account;
  return {
    ...runtime,
    language,
    address: call.address,
    visitor: call.visitor ?? null,
    userAgent: call.userAgent,
    reference: call.reference,
    token: call.token,
    device: { is: call.device, becomes: undefined },
    session,
    account,
    impersonator: async () => (await caller()).impersonator,
    actor: async () => await (actor ??= account().then(async (whose) => await readActor(runtime, whose))),
  };
};

/**
 * What is begun as a customer is done as that customer or not at all: never as a guest once the session has ended. Asked of
 * every call, so that whatever it writes is signed.
 */
const refuseImpersonator = async (
  name: CallName,
  { ownerOnly }: Endpoint,
  context: CallContext,
): Promise<Refusal | undefined> => {
  if (context.token === undefined || !isImpersonationToken(context.token)) return undefined;
  const impersonator = await context.impersonator();
  if (!impersonator) return refuse('sin-sesion');
  if (!ownerOnly) return undefined;
  const { address } = context;
  recordSecurityEvent(context, 'impersonation-refused', { account: impersonator.id, address, call: name });
  return refuse('solo-titular');
};

/** Why a call is not carried out, whatever it asks for. */
const refuseBefore = async (
  name: CallName,
  { limit, usesAgenda }: Endpoint,
  context: CallContext,
): Promise<Refusal | undefined> => {
  const { config, database, address, clock } = context;
  if (limit?.shared && config.rateLimit) {
    const claim = await claimCall(database, `${limit.together ?? name} ${address}`, limit, clock());
    if ('wait' in claim) return refuse('demasiadas-llamadas', { segundos: claim.wait });
  }
  return usesAgenda ? ((await closedForMaintenance(context)) ?? undefined) : undefined;
};

/**
 * Every call runs through here: parse, limit, know who asks, do it once, answer. Pages rendered on the
 * server take it too, so there is no second way to get data.
 */
export const dispatchOver = (runtime: Runtime, handlers: Handlers): Dispatch => {
  const run = async (name: CallName, input: object, context: CallContext, call: Call): Promise<Outcome> => {
    // The table of handlers is typed name by name; here, where any name may come, only their common shape is known.
    const handler = handlers[name] as AnyHandler;
    const answer = await handler(context, input);
    if (isRefusal(answer) && isSignedFor(input) && closedLinks.has(answer.refusal))
      recordSecurityEvent(context, 'link-refused', { address: call.address, call: name });
    if (isRefusal(answer)) return refused(answer, { ...call, language: context.language });
    return { status: 200, body: answer };
  };

  /** Carries a call out once for its key; asked again, answers with what it answered then. */
  const runOnce = async (
    name: CallName,
    input: object,
    context: CallContext,
    call: Call,
    key: string,
  ): Promise<Outcome> => {
    const account = await context.account();
    const claim = claimOf(`${name} ${account?.id ?? ''}`, key, call.body);
    const first = await claimKey(runtime.database, claim);
    if (isRefusal(first)) return refused(first, call);
    if (first) return first;
    try {
      const outcome = await run(name, input, context, call);
      await keepAnswer(runtime.database, claim, outcome);
      return outcome;
    } catch (error) {
      // A database that is away would be waited for once more; the claim is taken over when it is back.
      if (!(error instanceof DatabaseAway)) await dropClaim(runtime.database, claim);
      throw error;
    } finally {
      endWork(runtime.database, claim);
    }
  };

  const answer = async (name: CallName, call: Call, context: CallContext): Promise<Outcome> => {
    const definition: Endpoint = contract[name];
    const { language } = context;
    const closed = await refuseImpersonator(name, definition, context);
    if (closed) return refused(closed, { ...call, language });
    const stranger = await admit(definition, call.params, context);
    if (stranger) {
      if (isForStaff(definition.access))
        recordSecurityEvent(context, 'staff-call-refused', {
          account: (await context.account())?.id,
          address: call.address,
          call: name,
        });
      return refused(stranger, { ...call, language });
    }
    const parsed = parse(definition, call);
    if ('refusal' in parsed) return refused(parsed, { ...call, language });
    const before = await refuseBefore(name, definition, context);
    if (before) return refused(before, { ...call, language });
    return definition.idempotent && call.idempotencyKey !== undefined
      ? await runOnce(name, parsed.input, context, call, call.idempotencyKey)
      : await run(name, parsed.input, context, call);
  };

  const answerOrRefuse = async (name: CallName, call: Call, context: CallContext): Promise<Outcome> => {
    try {
      return await answer(name, call, context);
    } catch (error) {
      const refusal = refusalOfFailure(error);
      if (!refusal) throw error;
      const trouble = passingTrouble(error);
      if (trouble) runtime.log.error({ err: error, call: name, reference: call.reference }, trouble);
      return refused(refusal, call);
    }
  };

  return async (name, call) => {
    const context = contextOf(runtime, name, call, languageAsked(call) ?? call.language);
    const work = async () => await answerOrRefuse(name, call, context);
    const outcome = call.token === undefined || calls[name][0] === 'GET' ? await work() : await withSignature(work);
    const [device, session] = [context.device.becomes, context.session.becomes];
    return {
      ...outcome,
      ...(device === undefined || outcome.status !== 200 ? {} : { device }),
      // A session that was renewed has its new cookie whatever was asked.
      ...(session === undefined ? {} : { session }),
    };
  };
};

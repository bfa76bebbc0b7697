import type { RefusalCode } from './refusals.ts';

/** The codes by which a call may refuse somebody, of which it uses those that it promises; null where it serves them. */
type RefusedBy = readonly RefusalCode[] | null;

interface Rule {
  /** Who may make the call, as the API's documents say it. */
  readonly who: string;
  /** Decided by who asks and by the path, before anything else of the call is looked at. */
  readonly first?: true;
  /** Somebody without a session, or with one that has ended. */
  readonly nobody: RefusedBy;
  /** A customer whose thing it is not, and who has no link of it. */
  readonly customer: RefusedBy;
  /** Staff of another workshop. */
  readonly staff: RefusedBy;
}

const all = (by: RefusedBy) => ({ nobody: by, customer: by, staff: by });

/**
 * Who may make which call: a closed list. What each rule asks is decided in `domain/access`; the generated test
 * (tests/contract/access.test.ts) tries every call as all those whom its rule refuses.
 */
export const accessRules = {
  anyone: { who: 'anybody', ...all(null) },
  account: { who: 'whoever is signed in', first: true, nobody: ['sin-sesion'], customer: null, staff: null },
  'own-account': {
    who: 'the account that the path names',
    first: true,
    nobody: ['sin-sesion'],
    customer: ['sin-permiso'],
    staff: ['sin-permiso'],
  },
  'named-account': {
    who: 'the account that the body names',
    nobody: ['sin-sesion'],
    customer: ['sin-permiso'],
    staff: ['sin-permiso'],
  },
  staff: { who: 'staff', first: true, nobody: ['sin-sesion'], customer: ['sin-permiso'], staff: null },
  'invoice-staff': {
    who: 'staff of the workshop whose order it is, operators and administrators',
    first: true,
    nobody: ['sin-sesion'],
    customer: ['sin-permiso'],
    staff: ['factura-no-existe', 'pedido-no-existe'],
  },
  operator: {
    who: 'operators and administrators',
    first: true,
    nobody: ['sin-sesion'],
    customer: ['sin-permiso'],
    staff: ['sin-permiso'],
  },
  'report-reader': {
    who: 'the administrators whom the chain named for its channel',
    first: true,
    nobody: ['sin-sesion'],
    customer: ['sin-permiso'],
    staff: ['sin-permiso'],
  },
  editor: {
    who: 'administrators',
    first: true,
    nobody: ['sin-sesion'],
    customer: ['sin-permiso'],
    staff: ['sin-permiso'],
  },
  administrator: {
    who: 'administrators',
    first: true,
    nobody: ['sin-sesion'],
    customer: ['sin-permiso'],
    staff: ['sin-permiso'],
  },
  'open-agenda': {
    who: 'staff of the workshop that the path names, operators and administrators',
    first: true,
    nobody: ['sin-sesion'],
    customer: ['sin-permiso'],
    staff: ['sin-permiso'],
  },
  'known-id': { who: 'whoever knows an id that nobody can guess', ...all(null) },
  'own-order': {
    who: 'whoever knows the basket of a guest’s order; an account’s order, that account alone',
    nobody: ['sin-sesion'],
    customer: ['pedido-no-existe', 'cesta-no-existe'],
    staff: ['pedido-no-existe', 'cesta-no-existe'],
  },
  'placed-order': {
    who: 'the account that ordered, and whoever has a link of the order’s letters',
    ...all(['pedido-no-existe']),
  },
  'own-visit': {
    who: 'the account that made the appointment, and whoever has the newest link of its letters',
    ...all(['cita-no-existe']),
  },
  'asked-change': {
    who: 'whoever has the link of the workshop’s letter; staff of that workshop, operators and administrators',
    ...all(['no-existe']),
  },
  'signed-link': { who: 'whoever has the link of a letter', ...all(['no-existe', 'cita-no-existe']) },
} as const satisfies Readonly<Record<string, Rule>>;

export type AccessRule = keyof typeof accessRules;

export const ruleOf = (name: AccessRule): Rule => accessRules[name];

/** Whether a call is refused, before it is looked at, to whoever is not signed in. */
export const needsSession = (name: AccessRule): boolean => ruleOf(name).first === true;

/** What a call may be refused with before it is looked at. */
export const refusedFirst = (name: AccessRule): readonly RefusalCode[] => {
  const { first, nobody, customer, staff } = ruleOf(name);
  return first ? [...(nobody ?? []), ...(customer ?? []), ...(staff ?? [])] : [];
};

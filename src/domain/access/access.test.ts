import { describe, expect, it } from 'vitest';
import { actorOf, type Actor } from './actor.ts';
import { isSignedIn } from './is-signed-in.ts';
import { isStaff } from './is-staff.ts';
import { mayActFor } from './may-act-for.ts';
import { mayAnnounceMaintenance } from './may-announce-maintenance.ts';
import { mayAnswerChange } from './may-answer-change.ts';
import { mayChangeOrder } from './may-change-order.ts';
import { mayEditContent } from './may-edit-content.ts';
import { mayReadReports } from './may-read-reports.ts';
import { mayOpenAgenda } from './may-open-agenda.ts';
import { maySeeOrder } from './may-see-order.ts';
import { maySeeVisit } from './may-see-visit.ts';
import { mayTakeBasket } from './may-take-basket.ts';

/** Nobody has the address of another. */
const proved = { email: 'Somebody@example.com', email_probado: new Date(0) };

const of = (rol: 'cliente' | 'profesional' | 'taller' | 'operador' | 'administrador', id: string): Actor =>
  actorOf({ ...proved, id, rol }, [7, 8]);

const actors = {
  visitor: actorOf(null, [7]),
  customer: of('cliente', 'c'),
  professional: of('profesional', 'p'),
  workshop: of('taller', 't'),
  operator: of('operador', 'o'),
  administrator: of('administrador', 'a'),
  reader: actorOf({ ...proved, id: 'r', rol: 'administrador' }, [], true),
} as const;
type Name = keyof typeof actors;
const names = Object.keys(actors) as Name[];

const whom = (question: (actor: Actor) => boolean): Name[] => names.filter((name) => question(actors[name]));

describe('who may what', () => {
  it.each<readonly [string, (actor: Actor) => boolean, readonly Name[]]>([
    ['is signed in', isSignedIn, ['customer', 'professional', 'workshop', 'operator', 'administrator', 'reader']],
    ['reads reports', mayReadReports, ['reader']],
    ['is staff', isStaff, ['workshop', 'operator', 'administrator', 'reader']],
    ['writes what is published', mayEditContent, ['administrator', 'reader']],
    ['announces maintenance', mayAnnounceMaintenance, ['administrator', 'reader']],
    ['acts for the customer', (actor) => mayActFor(actor, 'c'), ['customer']],
    ['acts for the administrator', (actor) => mayActFor(actor, 'a'), ['administrator']],
    ['opens the agenda of 8', (actor) => mayOpenAgenda(actor, 8), ['workshop', 'operator', 'administrator', 'reader']],
    ['opens the agenda of 9', (actor) => mayOpenAgenda(actor, 9), ['operator', 'administrator', 'reader']],
    ['changes a guest’s order', (actor) => mayChangeOrder(actor, { accountId: null }), names],
    ['changes the customer’s order', (actor) => mayChangeOrder(actor, { accountId: 'c' }), ['customer']],
    ['takes a guest’s basket', (actor) => mayTakeBasket(actor, { accountId: null }), names],
    ['takes the professional’s basket', (actor) => mayTakeBasket(actor, { accountId: 'p' }), ['professional']],
    [
      'sees the customer’s visit',
      (actor) => maySeeVisit(actor, { accountId: 'c', email: 'somebody@example.com' }, 'wrong'),
      ['customer'],
    ],
    [
      'sees it by an old link',
      (actor) => maySeeVisit(actor, { accountId: 'c', email: 'somebody@example.com' }, 'old'),
      ['customer'],
    ],
    [
      'sees it by the newest link',
      (actor) => maySeeVisit(actor, { accountId: 'c', email: 'c@example.com' }, 'valid'),
      names,
    ],
    [
      'sees a guest’s visit without a link',
      (actor) => maySeeVisit(actor, { accountId: null, email: 'guest@example.com' }, 'wrong'),
      [],
    ],
    [
      'sees what a guest made with their address',
      (actor) => maySeeOrder(actor, { accountId: null, email: 'somebody@EXAMPLE.com' }, 'wrong'),
      names.filter((name) => name !== 'visitor'),
    ],
    [
      'answers at 7',
      (actor) => mayAnswerChange(actor, { codTienda: 7 }, 'wrong'),
      ['workshop', 'operator', 'administrator', 'reader'],
    ],
    [
      'answers at 9',
      (actor) => mayAnswerChange(actor, { codTienda: 9 }, 'wrong'),
      ['operator', 'administrator', 'reader'],
    ],
    [
      'answers by an old link',
      (actor) => mayAnswerChange(actor, { codTienda: 9 }, 'old'),
      ['operator', 'administrator', 'reader'],
    ],
    ['answers by the link', (actor) => mayAnswerChange(actor, { codTienda: 9 }, 'valid'), names],
  ])('%s', (_, question, expected) => {
    expect(whom(question)).toEqual(expected);
  });

  it('gives nothing of a guest to who did not prove the address', () => {
    const unproved = actorOf({ id: 'c', rol: 'cliente', email: 'guest@example.com', email_probado: null }, []);
    const guests = { accountId: null, email: 'guest@example.com' };
    expect(maySeeOrder(unproved, guests, 'wrong')).toBe(false);
    expect(maySeeVisit(unproved, guests, 'wrong')).toBe(false);
    expect(maySeeVisit(unproved, { accountId: 'c', email: 'other@example.com' }, 'wrong')).toBe(true);
  });

  it('names readers of reports among administrators alone', () => {
    for (const rol of ['cliente', 'operador', 'taller'] as const)
      expect(mayReadReports(actorOf({ ...proved, id: 'x', rol }, [], true))).toBe(false);
  });

  it('counts workshops for a workshop’s staff alone', () => {
    expect(actors.customer).not.toHaveProperty('talleres');
    expect(actors.workshop).toMatchObject({ rol: 'taller', accountId: 't', talleres: [7, 8] });
  });
});

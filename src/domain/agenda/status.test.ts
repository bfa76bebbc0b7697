import { describe, expect, it } from 'vitest';
import { agendaStatuses, liveStatuses, nextStatuses, type AgendaStatus } from './status.ts';

const now = '2027-02-11T10:07';
const next = (status: AgendaStatus, starts: string) => nextStatuses({ status, starts, now });

describe('an appointment', () => {
  it('has its bay to itself until it is over or called off', () => {
    expect(agendaStatuses.filter((status) => !liveStatuses.includes(status))).toEqual(['done', 'no_show', 'cancelled']);
  });
});

describe('what may be said of an appointment', () => {
  it('is that its car is there, worked on and done, in this order', () => {
    expect(next('confirmed', '2027-02-11T11:00')).toEqual(['arrived', 'working']);
    expect(next('arrived', '2027-02-11T11:00')).toEqual(['working', 'done']);
    expect(next('working', '2027-02-11T11:00')).toEqual(['done']);
  });

  it('is that it did not come once its time has begun, and only while it has not arrived', () => {
    expect(next('confirmed', '2027-02-11T10:07')).toContain('no_show');
    expect(next('confirmed', '2027-02-11T10:08')).not.toContain('no_show');
    expect(next('arrived', '2027-02-11T09:00')).not.toContain('no_show');
  });

  it('is nothing before its day, and may be caught up with after it', () => {
    expect(next('confirmed', '2027-02-12T08:00')).toEqual([]);
    expect(next('confirmed', '2027-02-10T08:00')).toEqual(['arrived', 'working', 'no_show']);
  });

  it('is nothing of what is only held, over or cancelled', () => {
    for (const status of ['held', 'done', 'no_show', 'cancelled'] as const)
      expect(next(status, '2027-02-11T09:00')).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import type { Request } from '#contract/contract.ts';
import { thursday } from './shop.ts';

type Wish = Request<'joinWaiting'>['body'];

/** Somebody new who waits for a puncture at workshop 1 on Thursday, unless told otherwise. */
export const waitingWish = (more: Partial<Wish> = {}): Wish => ({
  codTienda: 1,
  selectedService: 'pinchazo',
  desde: thursday,
  hasta: thursday,
  franja: 'dia',
  email: `${randomUUID()}@example.com`,
  privacidad: true,
  idioma: 'ca',
  ...more,
});

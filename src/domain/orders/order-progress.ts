import type { AgendaStatus } from '../agenda/status.ts';
import type { OrderStatus } from './order-state.ts';

/** How far an order has come for its customer, in its order; without goods, two of them are left out. */
export const orderSteps = ['pagado', 'en-camino', 'en-taller', 'recibido', 'elevador', 'listo'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** What is known of an order. Moments as ISO 8601, null where it has not happened or nobody noted it. */
export interface OrderFacts {
  readonly status: OrderStatus;
  /** Whether anything was bought that has to come to the workshop. */
  readonly goods: boolean;
  /** When it was paid, or confirmed where one pays at the workshop. */
  readonly confirmedAt: string;
  readonly goodsAt: string | null;
  readonly car: AgendaStatus | null;
  /** When the car came to each status. */
  readonly carAt: Readonly<Partial<Record<AgendaStatus, string>>>;
}

export interface StepShown {
  readonly paso: OrderStep;
  readonly estado: 'hecho' | 'ahora' | 'pendiente';
  readonly en: string | null;
}

const followed: ReadonlySet<OrderStatus> = new Set(['confirmado', 'en-taller', 'completado']);

const reachedBy = ({ goods, goodsAt, car }: OrderFacts): OrderStep => {
  if (car === 'done') return 'listo';
  if (car === 'working') return 'elevador';
  if (car === 'arrived') return 'recibido';
  if (!goods) return 'pagado';
  return goodsAt === null ? 'en-camino' : 'en-taller';
};

/**
 * The steps of an order that stands: what was bought is on its way from the moment that the order is confirmed. A step that
 * nobody noted has passed once a later one is reached. An order that is not paid, or came to nothing, has none.
 */
export const orderProgress = (facts: OrderFacts): readonly StepShown[] => {
  const { status, goods, goodsAt, confirmedAt, carAt } = facts;
  if (!followed.has(status)) return [];
  const steps = orderSteps.filter((step) => goods || (step !== 'en-camino' && step !== 'en-taller'));
  const last = steps.indexOf(reachedBy(facts));
  const moments: Readonly<Record<OrderStep, string | null>> = {
    pagado: confirmedAt,
    'en-camino': confirmedAt,
    'en-taller': goodsAt,
    recibido: carAt.arrived ?? null,
    elevador: carAt.working ?? null,
    listo: carAt.done ?? null,
  };
  return steps.map((paso, place) => {
    if (place > last) return { paso, estado: 'pendiente', en: null };
    return { paso, estado: place === last && paso !== 'listo' ? 'ahora' : 'hecho', en: moments[paso] };
  });
};

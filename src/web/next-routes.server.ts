import type { EntryContext } from 'react-router';
import { basketSteps } from '#domain/basket/steps.ts';
import { visitVehicles } from '#domain/visits/visit.ts';
import type { VisitStep } from '#domain/visits/steps.ts';
import type { PageName } from '#contract/addresses.ts';
import { basketAhead } from './shop/basket/basket-ahead.ts';
import { pageOfBasketStep } from './shop/basket/basket-wizard.ts';
import { pageOfStep } from './booking/visits/visit-wizard.ts';

/** What a step of an appointment leads to; most take one of the hours that stand with each workshop. */
const visitAhead: Readonly<Record<VisitStep, readonly VisitStep[]>> = {
  comentario: ['seleccion-taller'],
  patinete: ['seleccion-taller'],
  'seleccion-taller': ['tus-datos', 'fecha-y-hora'],
  servicios: ['fecha-y-hora'],
  'fecha-y-hora': ['tus-datos'],
  'tus-datos': ['confirmacion'],
  confirmacion: [],
};

const nextPages = new Map<string, readonly PageName[]>([
  ...basketSteps.map((step) => [pageOfBasketStep(step), basketAhead[step]?.to.map(pageOfBasketStep) ?? []] as const),
  ...visitVehicles.flatMap((vehicle) =>
    Object.entries(visitAhead).map(
      ([step, to]) => [pageOfStep(step as VisitStep, vehicle), to.map((next) => pageOfStep(next, vehicle))] as const,
    ),
  ),
]);

/**
 * The routes of the steps that a page of the way to pay or of an appointment leads to, in a script before the page's own: who goes on at once
 * would wait until React Router has asked for them, a turn of the line. Other pages are learned of while they are read.
 */
export const nextRoutes = (routeId: string, { routes }: EntryContext['manifest'], nonce: string): string => {
  const [language = '', page = ''] = routeId.split('/');
  const ids = nextPages.get(page)?.map((next) => `${language}/${next}`) ?? [];
  if (ids.length === 0) return '';
  const told = JSON.stringify(Object.fromEntries(ids.map((id) => [id, routes[id]])));
  return `<script nonce="${nonce}">window.nextRoutes=${told}</script>`;
};

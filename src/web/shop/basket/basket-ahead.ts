import { languageOfPath } from '#contract/addresses.ts';
import type { BasketStep } from '#domain/basket/steps.ts';
import { browserApi } from '#web/api.ts';
import { askSite } from './ask-site.ts';

interface Ahead {
  /** What a screen may lead to. */
  readonly to: readonly BasketStep[];
  readonly load: () => Promise<unknown>;
}

const toWorkshops: Ahead = { to: ['talleres'], load: async () => await import('./workshops-page.tsx') };

const pay = async () => {
  await Promise.all([import('./register-page.tsx'), askSite(browserApi(languageOfPath(window.location.pathname)))]);
};

const toDone: Ahead = { to: ['tu-reserva'], load: async () => await import('./done-page.tsx') };

/** What the screen of a step may lead to, fetched while it is read. */
export const basketAhead: Readonly<Record<BasketStep, Ahead | null>> = {
  solicitud: toWorkshops,
  opciones: toWorkshops,
  talleres: {
    // Most take one of the hours that stand with each workshop.
    to: ['registro', 'fecha-y-hora'],
    load: async () => {
      await pay();
      await import('./time-page.tsx');
    },
  },
  'fecha-y-hora': { to: ['registro'], load: pay },
  registro: toDone,
  'datos-facturacion': toDone,
  pago: toDone,
  'tu-reserva': null,
};

import { apiOf } from '#web/api.ts';
import { asOneService, findServices } from '#domain/visits/services.ts';
import type { VisitService } from '#contract/visit-services.ts';
import type { LoaderFunctionArgs } from 'react-router';

/** What every step says in the page's language: services, brands, and the phone for whoever cannot go on here. */
export const loadVisitWords = async ({ context }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const [{ servicios, deAsistentes }, { marcas }, { telefono }] = await Promise.all([
    api('listVisitServices', {}),
    api('listScooterBrands', {}),
    api('siteInit', {}),
  ]);
  return { servicios, deAsistentes, marcas, telefono };
};

export type VisitWords = Awaited<ReturnType<typeof loadVisitWords>>;

/** Every service that can be chosen: those that stand in the list, then those that an assistant of their own leads to. */
export const allServices = <Service>(listed: {
  readonly servicios: readonly Service[];
  readonly deAsistentes: readonly Service[];
}): readonly Service[] => [...listed.servicios, ...listed.deAsistentes];

/** What is chosen, one service or several, as one. */
export const chosenService = (
  words: Pick<VisitWords, 'servicios' | 'deAsistentes'>,
  chosen: string | null,
): VisitService | undefined => {
  const found = chosen === null ? undefined : findServices(allServices(words), chosen);
  return found && asOneService(found);
};

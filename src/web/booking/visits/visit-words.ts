import { apiOf } from '#web/api.ts';
import type { LoaderFunctionArgs } from 'react-router';

/** What every step says in the page's language: services, brands, and the phone for whoever cannot go on here. */
export const loadVisitWords = async ({ context }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const [{ servicios }, { marcas }, { telefono }] = await Promise.all([
    api('listVisitServices', {}),
    api('listScooterBrands', {}),
    api('siteInit', {}),
  ]);
  return { servicios, marcas, telefono };
};

export type VisitWords = Awaited<ReturnType<typeof loadVisitWords>>;

import type { Answer } from '#contract/contract.ts';
import { motoFiltersOf } from '#domain/finder/moto-filters.ts';
import { isModelSearch, isSizeSearch, wheelShown, type MotoSearch } from '#domain/finder/moto-search.ts';
import { readMotoSearch } from '#domain/finder/read-moto-search.ts';
import { wheels, type Wheel } from '#domain/finder/vehicles.ts';
import { sortOf } from '#domain/finder/orders.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { apiOf, Refused, type Api } from '#web/api.ts';
import { unlessClosed } from '#web/open-pages.server.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { foundWithTimes } from '../finder/load/found-with-times.server.ts';
import { questionMissing } from '../finder/questions/question-pages.ts';
import { motoAddress } from './moto-addresses.ts';
import { motoPages } from './moto-questions.ts';

const pageSize = 10;

type LookedUp = Answer<'findMotoSize'>;
type KnownSize = LookedUp['alternativas'][number];

const isKnown = (size: LookedUp): size is LookedUp & KnownSize => size.ancho !== null && size.llanta !== null;

const lookUp = async (api: Api, { marca, cilindrada, modelo, fabricacion }: MotoSearch, aplicacion: Wheel) => {
  try {
    const size = await api('findMotoSize', { body: { marca, cilindrada, modelo, fabricacion, aplicacion } });
    return isKnown(size) ? size : undefined;
  } catch (error) {
    if (error instanceof Refused && error.problem.code === 'moto-desconocida') return undefined;
    throw error;
  }
};

/** What tyres are looked for: the size with what they must bear, and by which wheel of which motorcycle it came. */
export interface MotoWanted {
  readonly medidas: {
    readonly ancho: number;
    readonly alto: number | undefined;
    readonly llanta: number;
    readonly ic: number | undefined;
    readonly cv: string | undefined;
  };
  readonly aplicacion: Wheel | undefined;
  /** The sizes of both wheels, where the motorcycle is known. */
  readonly ruedas: readonly { readonly wheel: Wheel; readonly medida: string }[];
  readonly alternativas: readonly KnownSize[];
}

const wantedByModel = async (api: Api, search: MotoSearch): Promise<MotoWanted | undefined> => {
  const sizes = await Promise.all(wheels.map(async (wheel) => ({ wheel, size: await lookUp(api, search, wheel) })));
  const shown = wheelShown(search);
  const size = sizes.find(({ wheel }) => wheel === shown)?.size;
  if (!size) return undefined;
  const { ancho, alto, llanta, ic, cv, alternativas } = size;
  return {
    medidas: { ancho, alto: alto || undefined, llanta, ic: ic ?? undefined, cv: cv ?? undefined },
    aplicacion: shown,
    ruedas: sizes.flatMap(({ wheel, size: known }) => (known ? [{ wheel, medida: known.medida }] : [])),
    alternativas,
  };
};

const wantedBySize = ({ ancho, alto, llanta, carga, velocidad, rueda }: MotoSearch): MotoWanted | undefined =>
  ancho && llanta
    ? {
        medidas: { ancho, alto, llanta, ic: carga, cv: velocidad },
        aplicacion: rueda,
        ruedas: [],
        alternativas: [],
      }
    : undefined;

/** The search of an address and what it looks for; `wanted` is missing where the tables do not know the motorcycle. */
export const readWanted = async ({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>) => {
  const { pathname, searchParams } = url;
  const language = languageOfPath(pathname);
  const search = readMotoSearch(searchParams);
  const api = apiOf(context);
  // Tyres of farms are found here, too.
  if (search.vehiculo !== 'agricola') await unlessClosed(api, 'motoSelector');
  const byModel = isModelSearch(search);
  if (!byModel && !isSizeSearch(search))
    throw redirect(motoAddress(questionMissing(motoPages, 'resultados', search) ?? 'inicio', language, search));
  return { api, search, wanted: byModel ? await wantedByModel(api, search) : wantedBySize(search) };
};

/** The tyres of an address, ten a page, with what narrows them. */
export const loadMotoResults = async (args: Pick<LoaderFunctionArgs, 'context' | 'url'>) => {
  const { api, search, wanted } = await readWanted(args);
  if (!wanted) return { search, wanted: undefined } as const;
  const { medidas, aplicacion } = wanted;
  const { cp, vehiculo } = search;
  const [found, tubes] = await Promise.all([
    api('selectMotoTyres', {
      body: {
        page: search.pagina - 1,
        pageSize,
        ...sortOf(search.orden),
        tipoVehiculo: vehiculo,
        medidas,
        filtros: { ...motoFiltersOf(search), aplicacion },
        userInfo: { postCode: cp },
      },
    }),
    vehiculo === 'moto' ? api('selectMotoTubes', { body: { pageSize: 1, medidas } }) : undefined,
  ]);
  return { ...(await foundWithTimes(args, search, found)), wanted, tubes: tubes?.total ?? 0 };
};

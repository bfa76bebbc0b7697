import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import type { MotoVehicle } from '#domain/finder/vehicles.ts';
import { writeMotoSearch } from '#domain/finder/moto-search.ts';
import { writeSearch } from '#domain/finder/car-search.ts';
import { address } from '#contract/addresses.ts';
import { articleAddress } from '#contract/product-address.ts';
import { sizeAddress } from '#web/size-address.ts';

type Answered = Answer<'searchSite'>;
type FoundSize = Answered['medidas'][number];

const marcasOf = ({ marca }: FoundSize): number[] => (marca ? [marca.id] : []);

const ofMotoSelector = (size: FoundSize, vehiculo: MotoVehicle, language: Language): string => {
  const { ancho, serie: alto, llanta, ic, cv } = size;
  const search = { vehiculo, ancho, alto, llanta, carga: ic ?? undefined, velocidad: cv ?? undefined };
  const query = new URLSearchParams(writeMotoSearch({ ...search, marcas: marcasOf(size) }));
  return `${address('motoResults', language)}?${query}`;
};

/** The tyres of a size, with what else was asked of them. */
export const foundSizeAddress = (size: FoundSize, language: Language): string => {
  const { tipoVehiculo, ancho, serie, llanta, ic, cv, temporada, runflat } = size;
  switch (tipoVehiculo) {
    case 'moto':
    case 'quad':
    case 'patinete':
    case 'agricola':
      return ofMotoSelector(size, tipoVehiculo, language);
    case 'camion':
      return sizeAddress(language, { ancho, serie, llanta }, tipoVehiculo);
    case 'turismo':
    case '4x4':
    case 'furgoneta': {
      const rating = { carga: ic ?? undefined, velocidad: cv ?? undefined };
      const wishes = { temporada: temporada ? [temporada] : [], runflat: runflat ?? undefined, marcas: marcasOf(size) };
      const query = new URLSearchParams(writeSearch({ ancho, serie, llanta, ...rating, ...wishes }));
      return `${address('selectorResults', language)}?${query}`;
    }
  }
};

/** The sheet of an article, or the page that sells its kind. */
export const foundArticleAddress = (article: Answered['articulos'][number], language: Language): string | undefined => {
  if (article.tipo_producto === 'camara' || article.tipo_producto === 'mousse')
    return address('motoSelector', language);
  return articleAddress(article, language) ?? article.pagina?.direccion;
};

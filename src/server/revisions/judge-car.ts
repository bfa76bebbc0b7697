import type { RevisionOil } from '#contract/revisions.ts';
import { chooseOils, type OilChoice, type OilQuestion } from '#domain/revisions/choose-oils.ts';
import { oilId } from '#domain/revisions/oil-id.ts';
import {
  isLargeSump,
  isUnderTwoYears,
  monthsOf,
  revisionStatus,
  type RevisionStatus,
} from '#domain/revisions/revision-status.ts';
import { possibleYears } from '#domain/vehicles/possible-years.ts';
import { utcDay } from '../booking/local-time.ts';
import { articlesOf, type Articles } from '../catalogue/articles.ts';
import type { CallContext } from '../runtime.ts';
import type { RevisionCar } from './find-car.ts';
import { oilsOnSale, type RevisionOilLine } from './oils-on-sale.ts';

export interface JudgedCar {
  readonly status: RevisionStatus;
  readonly aceites: readonly OilChoice<RevisionOilLine>[];
  readonly carterGrande: boolean;
  /** Only the papers tell whether it is under two years. */
  readonly pregunta: boolean;
}

/** What the makers of many cars ask for is the same: it is answered once while nothing changes in the shop. */
const choicesFor = (articles: Articles, question: OilQuestion): readonly OilChoice<RevisionOilLine>[] => {
  const { aceites, desde, hasta } = question;
  const asked = aceites.map(({ norma, sae, condicion }) => `${norma} ${sae} ${condicion ?? ''}`);
  return articles.remember(`revision choices ${desde}-${hasta} ${asked.join(',')}`, () =>
    chooseOils(question, oilsOnSale(articles), ({ precioLitro }) => precioLitro),
  );
};

/** Whether a car gets a revision here, and with which oils. */
export const judgeCar = async (context: CallContext, { vehicle, registered }: RevisionCar): Promise<JudgedCar> => {
  const today = utcDay(context.clock());
  const articles = await articlesOf(context);
  const years = possibleYears(vehicle, registered && monthsOf(registered), Number(today.slice(0, 4)));
  const aceites = choicesFor(articles, { aceites: vehicle.aceites, desde: years?.desde, hasta: years?.hasta });
  const { tipoVehiculo, combustible } = vehicle;
  const joven = isUnderTwoYears(registered, today);
  const status = revisionStatus({ tipoVehiculo, combustible, joven, aceites: aceites.length });
  return {
    status,
    aceites: status === 'OK' ? aceites : [],
    carterGrande: isLargeSump(vehicle.capacidadCarter),
    pregunta: joven === undefined && (status === 'OK' || status === 'NO_OIL'),
  };
};

/** An oil as the contract names it. */
export const showOil = (
  { oil, pide, cumple, solo, recomendado }: OilChoice<RevisionOilLine>,
  carterGrande: boolean,
): RevisionOil => ({
  id_site_revision_aceite: oilId(oil.producto, carterGrande),
  recomendado,
  tipo_aceite: oil.nombre,
  aplicacion: solo ?? '',
  sae: oil.sae,
  normativa: pide,
  cumple,
  precioLitro: oil.precioLitro,
});

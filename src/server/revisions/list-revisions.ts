import type { Answer, Input } from '#contract/contract.ts';
import type { RevisionTierOffer, RevisionWorkshop } from '#contract/revisions.ts';
import { planJob } from '#domain/booking/job.ts';
import { vehicleSkill } from '#domain/booking/vehicle-skill.ts';
import { noOil, readOilId } from '#domain/revisions/oil-id.ts';
import { tierOrder } from '#domain/revisions/packs.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { orderByDistance, type Place } from '#domain/workshops/distance.ts';
import { withinReach } from '#domain/workshops/reach.ts';
import { canDo } from '#domain/booking/availability.ts';
import { firstFreeTimes } from '../booking/first-free-times.ts';
import { articleResult } from '../catalogue/article-result.ts';
import type { Articles } from '../catalogue/articles.ts';
import { articlesOf } from '../catalogue/articles.ts';
import type { Article } from '../catalogue/articles-store.ts';
import { articlesOnSale } from '../catalogue/find-articles.ts';
import { viewerOf } from '../catalogue/viewer.ts';
import type { CallContext } from '../runtime.ts';
import { shownVisitServices, type VisitServiceRow } from '../visit-services/visit-services-store.ts';
import { findPlace } from '../workshops/find-place.ts';
import { recentWorkshops } from '../workshops/recent-workshops.ts';
import { showWorkshop } from '../workshops/show-workshop.ts';
import { oilsOnSale } from './oils-on-sale.ts';

/** How many workshops are named, and how far ahead a time is looked for. */
const nearby = { workshops: 5, days: 25 } as const;

const packOf = ({ traits }: Article) => (traits.tipo === 'revision' ? traits : undefined);

/** The packs for cars with such a sump, in the order of what they do. */
const packsFor = (articles: Articles, carterGrande: boolean): readonly Article[] =>
  articlesOnSale(articles, 'revisiones')
    .filter((article) => packOf(article)?.carter_grande === carterGrande)
    .toSorted((one, other) => tierOrder(packOf(one)?.nivel ?? '') - tierOrder(packOf(other)?.nivel ?? ''));

/** What a pack asks of a workshop. */
const needOf = ({ minutos, tipo_vehiculo }: Article) => ({
  stages: planJob(
    [{ base_calculo: 'F', cantidad: 1, minutos, minutos_extra: 0, skill: null }],
    { tipo_vehiculo: vehicleSkill(tipo_vehiculo), llanta: 0, runflat: false },
    0,
  ),
});

/** An appointment for any revision, where the chain takes none for this one. */
const anyRevision = 'revision';

const showTier = (
  context: CallContext,
  articles: Articles,
  article: Article,
  services: readonly VisitServiceRow[],
): RevisionTierOffer[] => {
  const shown = articleResult(articles.tariffs, article, viewerOf(context, null), context.language);
  const pack = packOf(article);
  if (!shown || !pack) return [];
  return [
    {
      tipo: pack.nivel,
      id: article.id,
      id_navision: article.id_navision,
      nombre: shown.nombre,
      precio: shown.importeMontado,
      minutos: article.minutos,
      servicio: services.find(({ producto }) => producto === article.id_navision)?.servicio ?? anyRevision,
      incluye: [...shown.partes],
      carter_grande: pack.carter_grande,
    },
  ];
};

/** The nearest workshops that look after cars, each with what the packs cost there and when. */
const workshopsWith = async (
  context: CallContext,
  articles: Articles,
  packs: readonly Article[],
  place: Place,
): Promise<RevisionWorkshop[]> => {
  const { database, clock, config, language } = context;
  const { workshops } = await recentWorkshops(database);
  const needs = packs.map(needOf);
  const able = workshops.filter(
    ({ bays, servicios }) => servicios.includes('coche') && needs.some(({ stages }) => canDo(bays, stages)),
  );
  const { near } = withinReach(orderByDistance(able, place), config.workshops.radiusKm);
  const named = near.slice(0, nearby.workshops);
  const codTiendas = named.map(({ codTienda }) => codTienda);
  const first = await Promise.all(
    needs.map((need) =>
      firstFreeTimes(database, { codTiendas, need, days: nearby.days, now: clock(), rules: config.booking }),
    ),
  );
  return named.map((workshop) => {
    const { codTienda, alias, direccion, poblacion, cpostal, telefono, cita } = showWorkshop(workshop, language);
    const viewer = { ...viewerOf(context, null), pais: workshop.pais };
    return {
      codTienda,
      alias,
      direccion,
      poblacion,
      cpostal,
      telefono,
      cita,
      distancia: workshop.distancia,
      revisiones: packs.map((pack, place) => ({
        tipo: packOf(pack)?.nivel ?? '',
        precio: articleResult(articles.tariffs, pack, viewer, language)?.importeMontado ?? 0,
        primeraHora: first[place]?.get(codTienda) ?? null,
      })),
    };
  });
};

/** The packs that go with an oil: those of its sump, at the prices of the workshops around a postcode. */
export const listRevisions = async (
  context: CallContext,
  { query: { aceiteId }, body: { postCode } }: Input<'listRevisions'>,
): Promise<Answer<'listRevisions'> | Refusal<'producto-no-existe' | 'codigo-postal-desconocido'>> => {
  const articles = await articlesOf(context);
  const chosen = aceiteId === noOil ? undefined : readOilId(aceiteId);
  const oil = chosen && oilsOnSale(articles).find(({ cans }) => cans.includes(chosen.producto));
  if (aceiteId !== noOil && !oil) return refuse('producto-no-existe');
  const packs = packsFor(articles, chosen?.carterGrande ?? false);
  const services = await shownVisitServices(context.database);
  const answer = {
    aceite: oil ? `${oil.nombre} ${oil.sae}` : null,
    revisiones: packs.flatMap((pack) => showTier(context, articles, pack, services)),
  };
  if (!postCode) return { ...answer, talleres: [] };
  const place = await findPlace(context.database, postCode);
  if (isRefusal(place)) return place;
  return { ...answer, talleres: await workshopsWith(context, articles, packs, place) };
};

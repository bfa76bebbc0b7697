import type { VisitService } from '#contract/visit-services.ts';
import { asOneService, findServices, type Several } from '#domain/visits/services.ts';
import { cheaperTogether } from '#domain/visits/together.ts';
import { bayVehicle } from '#domain/visits/visit.ts';
import { planJob, type Stage } from '#domain/booking/job.ts';
import { vehicleSkill } from '#domain/booking/vehicle-skill.ts';
import type { Language } from '#domain/language.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Database } from '../database/database.ts';
import type { CallContext } from '../runtime.ts';
import { recentWorkshops } from '../workshops/recent-workshops.ts';
import type { WorkshopRow } from '../workshops/workshops-store.ts';
import { loadScooterBrands, loadVisitServices, type VisitServiceRow } from './visit-services-store.ts';

/** What one appointment is for: a service, or several one after the other. All are of one vehicle. */
export type VisitWork = Several<VisitServiceRow>;

/** What it asks of a workshop: one vehicle of its kind, whatever its rims; what needs no machine first, then each machine. */
export const stagesOf = (work: VisitWork): Stage[] =>
  planJob(
    work.map(({ minutos, skill }) => ({ base_calculo: 'F', cantidad: 1, minutos, minutos_extra: 0, skill })),
    { tipo_vehiculo: vehicleSkill(bayVehicle(work[0].vehiculo)), llanta: 0, runflat: false },
    0,
  );

/** Whether a workshop takes such vehicles, offers each service, and has a machine for each part of it. */
export const doesWork = ({ servicios, bays }: WorkshopRow, work: VisitWork): boolean =>
  servicios.includes(work[0].vehiculo) &&
  work.every(({ oferta }) => oferta === null || servicios.includes(oferta)) &&
  stagesOf(work).every((stage) => bays.some(({ skills }) => stage.skills.every((skill) => skills.includes(skill))));

const showOne = (row: VisitServiceRow, language: Language): VisitService => ({
  servicio: row.servicio,
  vehiculo: row.vehiculo,
  nombre: row[`nombre_${language}`],
  descripcion: row[`descripcion_${language}`],
  minutos: row.minutos,
  soloTelefono: row.solo_telefono,
});

export const showVisitWork = ([first, ...more]: VisitWork, language: Language): VisitService =>
  asOneService([showOne(first, language), ...more.map((row) => showOne(row, language))]);

/** What of an appointment costs less because all of it is done at once. */
export const showTogether = (
  work: readonly Pick<VisitServiceRow, 'descuento_junto' | `nombre_${Language}`>[],
  language: Language,
) =>
  cheaperTogether(work).map((each) => ({ nombre: each[`nombre_${language}`], descuento: each.descuento_junto / 100 }));

/** What is named, `revision` or `revision,pre-itv`; undefined where it cannot be one appointment. */
export const findWork = async (db: Database, named: string): Promise<VisitWork | undefined> =>
  findServices(await loadVisitServices(db), named);

export type BookableRefusal = Refusal<
  'taller-no-existe' | 'servicio-no-existe' | 'taller-no-puede' | 'taller-sin-web' | 'cita-solo-telefono'
>;

/** What is named at a workshop that takes appointments for it online, or why not. */
export const findBookable = async (
  { database, language }: Pick<CallContext, 'database' | 'language'>,
  codTienda: number,
  servicio: string,
): Promise<{ readonly workshop: WorkshopRow; readonly work: VisitWork } | BookableRefusal> => {
  const { workshops } = await recentWorkshops(database);
  const workshop = workshops.find((each) => each.codTienda === codTienda);
  if (!workshop) return refuse('taller-no-existe');
  const work = await findWork(database, servicio);
  if (!work) return refuse('servicio-no-existe');
  const { telefono } = workshop;
  if (work.some((service) => service.solo_telefono)) return refuse('cita-solo-telefono', { telefono });
  if (!workshop.web) return refuse('taller-sin-web', { telefono });
  if (doesWork(workshop, work)) return { workshop, work };
  const beyond = work.find((service) => !doesWork(workshop, [service])) ?? work[0];
  return refuse('taller-no-puede', { producto: beyond[`nombre_${language}`] });
};

/** A brand of e-scooters by its name or its slug; null where there is none of that name. */
export const findScooterBrand = async (db: Database, named: string | null | undefined): Promise<string | null> => {
  const brands = await loadScooterBrands(db);
  return brands.find(({ slug, marca }) => slug === named || marca === named)?.slug ?? null;
};

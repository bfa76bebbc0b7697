import { address } from '#contract/addresses.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import type { Fecha } from '#domain/booking/calendar.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal } from '#domain/refusal.ts';
import { serviceFor } from '#domain/upkeep/services.ts';
import type { UpkeepItem } from '#domain/upkeep/timeline.ts';
import { writeServices } from '#domain/visits/services.ts';
import { jobMinutes } from '#domain/booking/job.ts';
import { upkeep as ca } from '#i18n/ca/upkeep.ts';
import { upkeep as es } from '#i18n/es/upkeep.ts';
import { freeDays } from '../booking/free-days.ts';
import type { Block, Row } from '../mail/letter.ts';
import type { MailData } from '../mail/new-mail.ts';
import { dayInWords, textsIn } from '../mail/texts.ts';
import { shortTime } from '#domain/short-time.ts';
import type { Template } from '../mail/template.ts';
import { pageUrl } from '../page-url.ts';
import type { Runtime } from '../runtime.ts';
import { findBookable, findWork, stagesOf } from '../visit-services/visit-services.ts';
import { favouriteOf } from '../workshops/favourite-store.ts';
import { nextOfCar, packLevels } from './car-timeline.ts';
import { reminded } from './reminded.ts';
import { signReminders } from './upkeep-signature.ts';

const words = { es, ca };

/** So many days ahead free times are looked for, and so many days are named. */
const daysAhead = 25;
const daysNamed = 3;

const whenOf = ({ desde, hasta }: UpkeepItem, today: Fecha, idioma: Language): string => {
  const { toca: t } = textsIn(idioma);
  if (desde === null || hasta === null) return '';
  if (hasta < today) return t.yaTocaba(dayInWords(hasta, idioma));
  return hasta === desde
    ? t.desdeEl(dayInWords(desde, idioma))
    : t.entre(dayInWords(desde, idioma), dayInWords(hasta, idioma));
};

/** The first free times of the favourite workshop for all of it, each with the link that takes it; without one, the way to choose. */
const bookBlocks = async (
  runtime: Runtime,
  { servicio, favourite, idioma }: { servicio: string; favourite: number | null; idioma: Language },
): Promise<Block[]> => {
  const { database, clock, config } = runtime;
  const { toca: t } = textsIn(idioma);
  const preset = (more: Readonly<Record<string, string>>) =>
    pageUrl(config, address('visitPreset', idioma), { servicio, origen: 'aviso', ...more });
  const anywhere: Block[] = [{ kind: 'link', text: t.pedir, url: preset({}) }];
  const found =
    favourite === null ? undefined : await findBookable({ database, language: idioma }, favourite, servicio);
  if (!found || isRefusal(found)) return anywhere;
  const { codTienda, alias } = found.workshop;
  const need = { stages: stagesOf(found.work) };
  const free = await freeDays(database, { codTienda, need, days: daysAhead, now: clock(), rules: config.booking });
  const days = isRefusal(free) ? [] : free.days.filter(({ primera }) => primera !== null).slice(0, daysNamed);
  if (days.length === 0) return anywhere;
  return [
    { kind: 'heading', text: t.huecos(alias) },
    ...days.map(({ fecha, primera }): Block => ({
      kind: 'link',
      text: t.hueco(dayInWords(fecha, idioma), shortTime(primera ?? '')),
      url: preset({ codTienda: String(codTienda), fecha }),
    })),
  ];
};

/** What a vehicle needs next, of what is still due when the letter is written, with free times and the way to hear no more. */
export const upkeepLetter: Template<MailData['toca-coche']> = async (runtime, { vehicleId, cosas }, idioma) => {
  const { database, config, clock } = runtime;
  const found = await reminded(database, vehicleId);
  if (!found) return undefined;
  const { car, owner } = found;
  const now = clock();
  const { items } = nextOfCar(car, await packLevels(runtime), now).timeline;
  const due = items.filter(({ cosa, estado, desde }) => cosas.includes(cosa) && estado !== 'citado' && desde !== null);
  if (due.length === 0) return undefined;
  const { saludo, toca: t } = textsIn(idioma);
  const name = `${car.row.marca} ${car.row.modelo}`;
  const names = [...new Set(due.flatMap(({ cosa }) => serviceFor(cosa, car.car.tipoVehiculo) ?? []))];
  const servicio = writeServices(names);
  const work = names.length === 0 ? undefined : await findWork(database, servicio);
  const rows: Row[] = due.map((item) => ({
    label: words[idioma].cosas[item.cosa],
    value: whenOf(item, dayOnTheWall(now), idioma),
  }));
  const leave = pageUrl(config, address('upkeepStop', idioma), {
    vehiculo: vehicleId,
    firma: await signReminders(database, vehicleId),
  });
  return {
    idioma,
    because: 'aviso',
    subject: t.asunto(name),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: saludo(owner.nombre) },
      { kind: 'text', text: t.texto(name) },
      { kind: 'rows', rows },
      ...(work && work.length > 1 ? [{ kind: 'text', text: t.todoJunto(jobMinutes(stagesOf(work))) } as const] : []),
      ...(work
        ? await bookBlocks(runtime, { servicio, favourite: await favouriteOf(database, owner.id), idioma })
        : []),
      { kind: 'text', text: t.calculo },
    ],
    unsubscribe: { text: t.dejar, url: leave },
  };
};

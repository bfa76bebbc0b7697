import { addressLine } from '#domain/workshops/postal-address.ts';
import type { Language } from '#domain/language.ts';
import type { Runtime } from '../runtime.ts';
import type { Template } from '../mail/template.ts';
import { address } from '#contract/addresses.ts';
import { pageUrl } from '../page-url.ts';
import { readHold } from '../booking/keep-hold.ts';
import { localTime } from '../booking/local-time.ts';
import { loadVisitServices } from '../visit-services/visit-services-store.ts';
import { signWish } from './waiting-signature.ts';
import { findWish, type WishRow } from './waiting-store.ts';
import { recentWorkshops } from '../workshops/recent-workshops.ts';
import { dayInWords, textsIn } from '../mail/texts.ts';
import { shortTime } from '#domain/short-time.ts';

/** What somebody waits for, in words. */
const wishRows = async ({ database }: Runtime, wish: WishRow, idioma: Language) => {
  const { espera: t, confirmacion, visita } = textsIn(idioma);
  const { workshops } = await recentWorkshops(database);
  const workshop = workshops.find(({ codTienda }) => codTienda === wish.codTienda);
  const service = (await loadVisitServices(database)).find(({ servicio }) => servicio === wish.servicio);
  if (!workshop || !service) return undefined;
  const [desde, hasta] = [dayInWords(wish.desde, idioma), dayInWords(wish.hasta, idioma)];
  const days = t.dias(desde, wish.desde === wish.hasta ? null : hasta);
  return {
    workshop,
    rows: [
      { label: visita.servicio, value: service[`nombre_${idioma}`] },
      {
        label: confirmacion.taller,
        value: `${workshop.alias}, ${addressLine(workshop)}`,
      },
      { label: t.cuando, value: `${days}, ${t.franjas[wish.franja]}` },
    ],
  };
};

/** Tells who waits that they do, or that a time is held for them. Nothing of one that is over by then. */
export const waitingLetter =
  (template: 'espera-apuntada' | 'espera-plaza'): Template<{ readonly wishId: string }> =>
  async (runtime, { wishId }, idioma) => {
    const { database, config } = runtime;
    const wish = await findWish(database, wishId);
    const about = wish && (await wishRows(runtime, wish, idioma));
    if (!wish || !about) return undefined;
    const { espera: t } = textsIn(idioma);
    const { alias, tz } = about.workshop;
    const firma = await signWish(database, wishId);
    const url = pageUrl(config, address('visitWaiting', idioma), { espera: wishId, firma });
    const rows = { kind: 'rows', rows: about.rows } as const;
    if (template === 'espera-apuntada')
      return {
        idioma,
        because: 'aviso',
        subject: t.apuntada.asunto(alias),
        title: t.apuntada.titulo,
        blocks: [
          { kind: 'text', text: t.apuntada.texto },
          rows,
          { kind: 'text', text: t.datos },
          { kind: 'link', text: t.dejar, url },
        ],
      };
    const { token, fecha, hora, vence } = wish;
    if (token === null || fecha === null || hora === null || vence === null) return undefined;
    if (!(await readHold(database, { token, rules: config.booking }))) return undefined;
    const until = localTime(vence, tz);
    const [dia, time] = [dayInWords(fecha, idioma), shortTime(hora.slice(0, 5))];
    return {
      idioma,
      because: 'aviso',
      subject: t.plaza.asunto(dia, time, alias),
      title: t.plaza.titulo,
      blocks: [
        { kind: 'text', text: t.plaza.texto(dia, time, alias) },
        { kind: 'text', text: t.plaza.hasta(dayInWords(until.fecha, idioma), shortTime(until.hora)) },
        { kind: 'link', text: t.plaza.tomar, url },
        rows,
        { kind: 'text', text: t.plaza.despues },
        { kind: 'text', text: t.datos },
      ],
    };
  };

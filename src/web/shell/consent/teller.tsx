import type { PageName } from '#contract/addresses.ts';
import type { Purposes } from '#domain/measuring/choice.ts';
import type { MeasuredEvent } from '#domain/measuring/events.ts';
import { newOnce } from '#domain/measuring/once.ts';
import { useLanguage } from '#web/language.ts';
import { useEffect, useRef } from 'react';
import { createPath, useLocation, useMatches, useNavigation } from 'react-router';
import type { Measured } from '../consent.tsx';
import { useCurrentPage } from '../current-page.ts';
import { followBasket } from './follow-basket.ts';
import { followSession } from './follow-session.ts';
import { listOn, pageEvents, type SeenList } from './page-events.ts';
import { isManagerOpen, openManager, tellManager } from './tag-manager.ts';
import { tellEndpoint } from './tell-endpoint.ts';
import { mayBeRead, toldPath } from './told-address.ts';

const here = (): URL => new URL(location.href);

/** One for each document: what was told a moment ago was told, whatever is drawn anew. */
const isRepeated = newOnce();

type Where = Readonly<Record<'page_location' | 'page_path' | 'page_title', string>>;

/** What somebody asked of the shop by coming to this page from another one. */
const leadOf = (page: PageName, from: PageName | undefined, loaded: unknown): MeasuredEvent[] => {
  if (page === 'visitDone' && from === 'visitData') return [{ event: 'generate_lead', lead_source: 'cita' }];
  const isCase = page === 'contactDone' && (loaded as { numero?: unknown } | undefined)?.numero;
  return isCase && from ? [{ event: 'generate_lead', lead_source: 'contacto' }] : [];
};

const newTeller = (measured: NonNullable<Measured>, purposes: Purposes) => {
  let where: Where | undefined;
  let from: PageName | undefined;
  let seen: SeenList | undefined;
  const tell = (event: MeasuredEvent) => {
    if (!where || isRepeated({ ...event, where }, performance.now())) return;
    if (measured.clase === 'destino') return tellEndpoint(measured.url, { ...event, ...where });
    if (isManagerOpen() && mayBeRead(here())) tellManager(event, where);
  };
  const basket = followBasket(tell);
  return {
    arrive: (page: PageName | undefined, there: Where, loaded: unknown): void => {
      where = there;
      if (measured.clase === 'gestor' && mayBeRead(here())) openManager(measured.contenedor, purposes, where);
      if (!page) return;
      const arrival = { page, loaded };
      for (const event of [...pageEvents(arrival, from, seen), ...leadOf(page, from, loaded)]) tell(event);
      seen = listOn(arrival) ?? seen;
      from = page;
      basket.arrive(page);
    },
    listen: (): (() => void) => {
      const ends = [basket.listen(), followSession(tell)];
      return () => ends.forEach((end) => end());
    },
  };
};

interface TellerProps extends Purposes {
  readonly measured: NonNullable<Measured>;
}

/** Tells what happens, as somebody allowed it. */
export const Teller = ({ measured, medicion, publicidad }: TellerProps) => {
  const teller = useRef<ReturnType<typeof newTeller>>(undefined);
  const current = useCurrentPage();
  const language = useLanguage();
  const { pathname, key } = useLocation();
  const loaded = useMatches().at(-1)?.loaderData;
  const { location: next } = useNavigation();
  useEffect(() => {
    teller.current = newTeller(measured, { medicion, publicidad });
    return teller.current.listen();
  }, [measured, medicion, publicidad]);
  useEffect(() => {
    const path = toldPath(current, language, pathname);
    const there = { page_location: location.origin + path, page_path: path, page_title: current?.page ?? '404' };
    teller.current?.arrive(current?.page, there, loaded);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- A page is come to once, whatever of it is read again.
  }, [key, measured, medicion, publicidad]);
  useEffect(() => {
    // What others' scripts may not read is another document, in which there are none.
    if (next && isManagerOpen() && !mayBeRead(new URL(createPath(next), location.origin)))
      location.assign(createPath(next));
  }, [next]);
  return null;
};

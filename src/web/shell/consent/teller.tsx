import { languageOfPath } from '#contract/addresses.ts';
import type { Purposes } from '#domain/measuring/choice.ts';
import type { MeasuredEvent } from '#domain/measuring/events.ts';
import { newOnce } from '#domain/measuring/once.ts';
import { useEffect, useRef } from 'react';
import { createPath, useNavigation } from 'react-router';
import type { Measured } from '../consent.tsx';
import { keptNow, momentTypes, useArrived, type Arrived, type Moment, type Noting } from '../moments.ts';
import { followStored } from './follow-stored.ts';
import { leadOf, type ArrivedWhen } from './lead-of.ts';
import { listOn, pageEvents, type SeenList } from './page-events.ts';
import { isManagerOpen, openManager, tellManager } from './tag-manager.ts';
import { tellEndpoint } from './tell-endpoint.ts';
import { mayBeRead, toldPath } from './told-address.ts';

const here = (): URL => new URL(location.href);

/** One for each document: what was told a moment ago was told, whatever is drawn anew. */
const isRepeated = newOnce();

type Where = Readonly<Record<'page_location' | 'page_path' | 'page_title', string>>;

const whereOf = ({ current, pathname }: Arrived): Where => {
  const path = toldPath(current, languageOfPath(pathname), pathname);
  return { page_location: location.origin + path, page_path: path, page_title: current?.page ?? '404' };
};

const newTeller = (measured: NonNullable<Measured>, purposes: Purposes) => {
  let where: Where | undefined;
  let last: Arrived | undefined;
  let seen: SeenList | undefined;
  /** When what is told happened. */
  let at = 0;
  const tell = (event: MeasuredEvent) => {
    if (!where || isRepeated({ ...event, where }, at)) return;
    if (measured.clase === 'destino') return tellEndpoint(measured.url, { ...event, ...where });
    if (isManagerOpen() && mayBeRead(here())) tellManager(event, where);
  };
  const stored = followStored(tell, keptNow());
  const arrive = (arrived: Arrived, coming: ArrivedWhen): void => {
    where = whereOf(arrived);
    if (measured.clase === 'gestor' && mayBeRead(here())) openManager(measured.contenedor, purposes, where);
    const page = arrived.current?.page;
    if (page) {
      const arrival = { page, loaded: arrived.loaded };
      const events = [...pageEvents(arrival, last?.current?.page, seen), ...leadOf(arrived, coming)];
      for (const event of events) tell(event);
      seen = listOn(arrival) ?? seen;
      stored.arrive(page);
    }
    last = page ? arrived : last;
  };
  return {
    /** A page that was told already is not told again. */
    arrive: (arrived: Arrived): void => {
      at = performance.now();
      if (arrived.key !== last?.key) arrive(arrived, where ? 'within' : 'before');
    },
    /** Tells what happened before it could be told. */
    catchUp: (moments: readonly Moment[]): void => {
      const first = moments.find(({ arrived }) => arrived);
      for (const moment of moments) {
        ({ at } = moment);
        if (moment.arrived) arrive(moment.arrived, moment === first ? 'first' : 'within');
        else stored.hear(moment.type, moment.kept);
      }
    },
    listen: (): (() => void) => {
      const hear = ({ type }: Event) => {
        at = performance.now();
        stored.hear(type, keptNow());
      };
      for (const type of momentTypes) window.addEventListener(type, hear);
      return () => momentTypes.forEach((type) => window.removeEventListener(type, hear));
    },
  };
};

interface TellerProps extends Purposes {
  readonly measured: NonNullable<Measured>;
  /** What happened before this could tell it, where it was allowed then. */
  readonly early: Noting | undefined;
}

/** Tells what happens, as somebody allowed it. */
export const Teller = ({ measured, medicion, publicidad, early }: TellerProps) => {
  const teller = useRef<ReturnType<typeof newTeller>>(undefined);
  const arrived = useArrived();
  const { location: next } = useNavigation();
  useEffect(() => {
    teller.current = newTeller(measured, { medicion, publicidad });
    teller.current.catchUp(early?.end() ?? []);
    return teller.current.listen();
  }, [measured, medicion, publicidad, early]);
  useEffect(() => {
    teller.current?.arrive(arrived);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- A page is come to once, whatever of it is read again.
  }, [arrived.key, measured, medicion, publicidad]);
  useEffect(() => {
    // What others' scripts may not read is another document, in which there are none.
    if (next && isManagerOpen() && !mayBeRead(new URL(createPath(next), location.origin)))
      location.assign(createPath(next));
  }, [next]);
  return null;
};

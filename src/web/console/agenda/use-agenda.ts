import type { Agenda, AgendaRow } from '#contract/agenda.ts';
import type { Problem } from '#contract/refusals.ts';
import { Refused, type Api } from '#web/api.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from './use-latest.ts';
import { changesBetween, type Change } from './what-changed.ts';

/** How often it is asked whether anything changed, while somebody looks. */
const every = 4000;
/** HTTP's answer to a client that asks too often: it may ask again later. */
const tooMany = 429;

interface Known {
  readonly key: string;
  readonly version: string;
  readonly agenda: Agenda;
}

export interface AgendaLook {
  /** Nothing while it is first read. */
  readonly agenda: Agenda | null;
  /** When it was last known to be so. */
  readonly seen: number;
  /** Not reached, not answered, or not allowed. */
  readonly trouble: 'offline' | 'down' | Problem | null;
  /** Reads again, at once. */
  readonly reload: () => Promise<void>;
  /** Until called back, what changes is the own doing. */
  readonly quietly: <Answer>(doing: () => Promise<Answer>) => Promise<Answer>;
}

/** Told of what others did since the last look. */
export type AgendaChanges = (changes: readonly Change<AgendaRow>[], agenda: Agenda) => void;

interface Asked {
  readonly api: Api;
  readonly taller: number | null;
  readonly desde: string;
  readonly dias: number;
  readonly onChanges: AgendaChanges;
}

const rowsOf = ({ dias }: Agenda): AgendaRow[] => dias.flatMap(({ filas }) => filas);

/** What it means that the agenda was not answered: without an answer, or with one that may be another soon, it is asked again. */
const troubleOf = (error: unknown): NonNullable<AgendaLook['trouble']> => {
  if (!(error instanceof Refused)) return 'offline';
  const { problem } = error;
  return problem.status < 500 && problem.status !== tooMany ? problem : 'down';
};

/** The agenda of a workshop from a day on, kept true while it is looked at. */
export const useAgenda = ({ api, taller, desde, dias, onChanges }: Asked): AgendaLook => {
  const key = `${taller}/${desde}/${dias}`;
  const [known, setKnown] = useState<Known | null>(null);
  const [trouble, setTrouble] = useState<{ key: string; is: AgendaLook['trouble'] }>({ key, is: null });
  const [seen, setSeen] = useState(0);
  const last = useRef<Known | null>(null);
  const wanted = useRef(key);
  const quiet = useRef(0);
  const tell = useLatest(onChanges);

  /** Resolves to whether it makes sense to ask again by itself. */
  const look = useCallback(async (): Promise<boolean> => {
    if (taller === null) return false;
    wanted.current = key;
    const before = last.current?.key === key ? last.current : null;
    try {
      const { version, agenda } = await api('readAgenda', {
        params: { codTienda: taller },
        query: { date: desde, dias, ...(before ? { version: before.version } : {}) },
      });
      if (wanted.current !== key) return false;
      setTrouble({ key, is: null });
      setSeen(Date.now());
      if (!agenda) return true;
      const now = { key, version, agenda };
      const was = last.current?.key === key ? last.current : null;
      last.current = now;
      setKnown(now);
      if (!was || quiet.current > 0) return true;
      const changes = changesBetween(rowsOf(was.agenda), rowsOf(agenda));
      if (changes.length > 0) tell.current(changes, agenda);
      return true;
    } catch (error) {
      if (wanted.current !== key) return false;
      const is = troubleOf(error);
      setTrouble({ key, is });
      return typeof is === 'string';
    }
  }, [api, key, taller, desde, dias, tell]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const round = async () => {
      clearTimeout(timer);
      const goOn = document.visibilityState === 'hidden' || (await look());
      clearTimeout(timer);
      if (!over && goOn) timer = setTimeout(() => void round(), every);
    };
    const again = () => void round();
    again();
    document.addEventListener('visibilitychange', again);
    window.addEventListener('online', again);
    window.addEventListener('offline', again);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('online', again);
      window.removeEventListener('offline', again);
    };
  }, [look]);

  const quietly: AgendaLook['quietly'] = async (doing) => {
    quiet.current += 1;
    try {
      return await doing();
    } finally {
      await look();
      quiet.current -= 1;
    }
  };

  return {
    agenda: known?.key === key ? known.agenda : null,
    trouble: trouble.key === key ? trouble.is : null,
    seen,
    reload: async () => void (await look()),
    quietly,
  };
};

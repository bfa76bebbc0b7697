import type { Agenda } from '#contract/agenda.ts';
import type { Problem } from '#contract/refusals.ts';
import { Refused, type Api } from '#web/api.ts';
import { useState } from 'react';
import type { NewTime, Preview } from './affected.tsx';
import type { AgendaActions, Block } from './use-agenda-actions.ts';

export type WishedBlock = Pick<Block, 'bayId' | 'date' | 'desde' | 'hasta' | 'motivo'>;

interface Asked {
  readonly wish: WishedBlock;
  readonly preview: Preview;
}

interface BlockNeeds {
  readonly api: Api;
  readonly agenda: Agenda;
  readonly actions: AgendaActions;
  readonly onDone: () => void;
}

/** Everybody once whom the preview listed, as they were then. */
const seenIn = ({ recolocadas, aMover }: Preview): { id: string; rev: string }[] => [
  ...new Map([...recolocadas, ...aMover].map(({ id, rev }) => [id, { id, rev }])).values(),
];

/** The nearest time of each: what most would choose. */
const nearestTimes = ({ aMover }: Preview): ReadonlyMap<string, NewTime> =>
  new Map(aMover.flatMap(({ id, propuestas: [first] }) => (first ? [[id, first] as const] : [])));

/** A block before it stands: who would be in its way, and which new time is chosen for each. */
export const useBlockPlan = ({ api, agenda, actions, onDone }: BlockNeeds) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, NewTime>>(new Map());
  const [no, setNo] = useState<Problem | 'offline' | 'missing' | null>(null);
  const [asking, setAsking] = useState(false);

  const ask = async (wish: WishedBlock) => {
    setAsking(true);
    const { bayId, date, desde, hasta } = wish;
    try {
      const preview = await api('previewBlock', {
        params: { codTienda: agenda.codTienda },
        body: { bayId, date, desde, hasta },
      });
      setNo(null);
      setAsked({ wish, preview });
      setChosen(nearestTimes(preview));
    } catch (error) {
      setAsked(null);
      setNo(error instanceof Refused ? error.problem : 'offline');
    }
    setAsking(false);
  };
  const apply = async ({ wish, preview }: Asked) => {
    if (preview.aMover.some(({ id }) => !chosen.has(id))) return setNo('missing');
    const bay = agenda.bays.find(({ bayId }) => bayId === wish.bayId)?.nombre ?? '';
    const refused = await actions.block(
      { ...wish, vistas: seenIn(preview), cambios: [...chosen].map(([id, time]) => ({ id, ...time })) },
      bay,
    );
    if (!refused) return onDone();
    // Somebody came in between: who is in the way now is shown at once.
    if (refused !== 'offline' && refused.code === 'agenda-bloqueo-cambiado') await ask(wish);
    setNo(refused);
  };
  return {
    preview: asked?.preview ?? null,
    chosen,
    no,
    busy: asking || actions.busy,
    choose: (id: string, time: NewTime) => setChosen(new Map([...chosen, [id, time]])),
    /** Another wish has others in its way. */
    forget: () => setAsked(null),
    /** First who is in the way; sent again, the block as it was asked for, with the reason as it is typed now. */
    send: async (wish: WishedBlock) => {
      if (asked) await apply({ ...asked, wish: { ...asked.wish, motivo: wish.motivo } });
      else await ask(wish);
    },
  };
};

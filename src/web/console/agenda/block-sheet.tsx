import type { Agenda } from '#contract/agenda.ts';
import type { Problem } from '#contract/refusals.ts';
import { Refused, type Api } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Sheet } from '../sheet.tsx';
import { useConsoleTexts } from '../texts.ts';
import { Affected, type NewTime, type Preview } from './affected.tsx';
import type { Block, AgendaActions } from './use-agenda-actions.ts';
import { BayField } from './when-fields.tsx';

interface BlockProps {
  api: Api;
  agenda: Agenda;
  /** The bay, the day and from when, as the screen suggests them. */
  from: { readonly bayId: number; readonly date: string; readonly desde: string; readonly hasta: string };
  actions: AgendaActions;
  onDone: () => void;
  onClose: () => void;
}

type Wished = Pick<Block, 'bayId' | 'date' | 'desde' | 'hasta' | 'motivo'>;
interface Asked {
  readonly wish: Wished;
  readonly preview: Preview;
}

/** Everybody once whom the preview listed, as they were then. */
const seenIn = ({ recolocadas, aMover }: Preview): { id: string; rev: string }[] => [
  ...new Map([...recolocadas, ...aMover].map(({ id, rev }) => [id, { id, rev }])).values(),
];

/** A bay out of service: first who is in the way, then the block with everybody's new place, or nothing. */
export const BlockSheet = ({ api, agenda, from, actions, onDone, onClose }: BlockProps) => {
  const t = useConsoleTexts();
  const form = useRef<HTMLFormElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, NewTime>>(new Map());
  const [no, setNo] = useState<Problem | 'offline' | 'missing' | null>(null);
  const [asking, setAsking] = useState(false);
  const errors = no && typeof no === 'object' ? (no.errors ?? {}) : {};

  useEffect(() => {
    if (no) (form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? trouble.current)?.focus();
  }, [no]);
  useEffect(() => {
    if (asked) result.current?.focus();
  }, [asked]);

  const ask = async (wish: Wished) => {
    setAsking(true);
    const { bayId, date, desde, hasta } = wish;
    try {
      const preview = await api('previewBlock', {
        params: { codTienda: agenda.codTienda },
        body: { bayId, date, desde, hasta },
      });
      setNo(null);
      setAsked({ wish, preview });
      // The nearest is what most would choose.
      setChosen(
        new Map(preview.aMover.flatMap(({ id, propuestas: [first] }) => (first ? [[id, first] as const] : []))),
      );
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
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const motivo = fieldText(typed, 'motivo');
    if (asked) return await apply({ ...asked, wish: { ...asked.wish, motivo } });
    await ask({
      bayId: Number(fieldText(typed, 'bayId')),
      date: fieldText(typed, 'date'),
      desde: fieldText(typed, 'desde'),
      hasta: fieldText(typed, 'hasta'),
      motivo,
    });
  };
  const canGo = asked && asked.preview.enCurso.length === 0;
  const moved = asked?.preview.aMover.length ?? 0;
  return (
    <Sheet title={t.bloqueoTitulo} lead={t.bloqueoTexto} onClose={onClose}>
      <form
        ref={form}
        className="sheet-form"
        onSubmit={(event) => void submit(event)}
        // Another wish has others in its way.
        onInput={(event) => {
          if (event.target instanceof Element && !event.target.closest('.affected') && asked)
            if (event.target.getAttribute('name') !== 'motivo') setAsked(null);
        }}
        noValidate
      >
        {no && (
          <Notice tone="error" ref={trouble}>
            {no === 'offline' ? t.sinConexion : no === 'missing' ? t.eligeHora : no.error}
          </Notice>
        )}
        <BayField agenda={agenda} value={from.bayId} error={errors['bayId']} />
        <TextField label={t.dia} name="date" type="date" defaultValue={from.date} error={errors['date']} />
        <div className="sheet-pair">
          <TextField
            label={t.desde}
            name="desde"
            type="time"
            step={900}
            defaultValue={from.desde}
            error={errors['desde']}
          />
          <TextField
            label={t.hasta}
            name="hasta"
            type="time"
            step={900}
            defaultValue={from.hasta}
            error={errors['hasta']}
          />
        </div>
        <TextField
          label={t.motivo}
          name="motivo"
          maxLength={200}
          hint={t.motivoPista}
          defaultValue={t.motivoEjemplo}
          error={errors['motivo']}
        />
        {asked && (
          <div ref={result} className="sheet-result" tabIndex={-1} role="group" aria-label={t.afectados}>
            <Affected
              agenda={agenda}
              preview={asked.preview}
              chosen={chosen}
              onChoose={(id, time) => setChosen(new Map([...chosen, [id, time]]))}
            />
          </div>
        )}
        <div className="sheet-foot">
          <Button look="secondary" onClick={onClose}>
            {t.volver}
          </Button>
          {(!asked || canGo) && (
            <Button type="submit" busy={asking || actions.busy}>
              {asked ? (moved > 0 ? t.bloquearYMover(moved) : t.bloquearYa) : t.verAfectados}
            </Button>
          )}
        </div>
      </form>
    </Sheet>
  );
};

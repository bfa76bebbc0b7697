import type { Agenda } from '#contract/agenda.ts';
import type { ConsoleTexts } from '#i18n/es/console.ts';
import type { Api } from '#web/api.ts';
import { Button } from '#web/ui/page/button.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { useEffect, useRef, type FormEvent } from 'react';
import { Sheet, SheetFoot, SheetPair } from '../sheet.tsx';
import { useConsoleTexts } from '../texts.ts';
import { useFocusTrouble } from '../use-focus-trouble.ts';
import { Affected, type Preview } from './affected.tsx';
import type { AgendaActions } from './use-agenda-actions.ts';
import { useBlockPlan, type WishedBlock } from './use-block-plan.ts';
import { BayField } from './when-fields.tsx';
import styles from './block-sheet.module.css';

interface BlockProps {
  api: Api;
  agenda: Agenda;
  /** The bay, the day and from when, as the screen suggests them. */
  from: { readonly bayId: number; readonly date: string; readonly desde: string; readonly hasta: string };
  actions: AgendaActions;
  onDone: () => void;
  onClose: () => void;
}

/** The fields on which it depends who is in the way. */
const ofThePlace: ReadonlySet<string> = new Set(['bayId', 'date', 'desde', 'hasta']);

const wishIn = (form: HTMLFormElement): WishedBlock => {
  const typed = new FormData(form);
  return {
    bayId: Number(fieldText(typed, 'bayId')),
    date: fieldText(typed, 'date'),
    desde: fieldText(typed, 'desde'),
    hasta: fieldText(typed, 'hasta'),
    motivo: fieldText(typed, 'motivo'),
  };
};

interface FieldsProps {
  agenda: Agenda;
  from: BlockProps['from'];
  errors: Readonly<Record<string, string>>;
}

/** Which bay, when, and why. */
const BlockFields = ({ agenda, from, errors }: FieldsProps) => {
  const t = useConsoleTexts();
  return (
    <>
      <BayField agenda={agenda} value={from.bayId} error={errors['bayId']} />
      <TextField label={t.dia} name="date" type="date" defaultValue={from.date} error={errors['date']} />
      <SheetPair>
        {(['desde', 'hasta'] as const).map((name) => (
          <TextField
            key={name}
            label={t[name]}
            name={name}
            type="time"
            step={900}
            defaultValue={from[name]}
            error={errors[name]}
          />
        ))}
      </SheetPair>
      <TextField
        label={t.motivo}
        name="motivo"
        maxLength={200}
        hint={t.motivoPista}
        defaultValue={t.motivoEjemplo}
        error={errors['motivo']}
      />
    </>
  );
};

/** What the button does: asks who is in the way, blocks, or blocks and gives others another time. */
const goOnText = (preview: Preview | null, t: ConsoleTexts): string => {
  if (!preview) return t.verAfectados;
  const { length } = preview.aMover;
  return length > 0 ? t.bloquearYMover(length) : t.bloquearYa;
};

/** A bay out of service: first who is in the way, then the block with everybody's new place, or nothing. */
export const BlockSheet = ({ api, agenda, from, actions, onDone, onClose }: BlockProps) => {
  const t = useConsoleTexts();
  const result = useRef<HTMLDivElement>(null);
  const plan = useBlockPlan({ api, agenda, actions, onDone });
  const { preview, no } = plan;
  const { form, trouble } = useFocusTrouble(no);
  useEffect(() => {
    if (preview) result.current?.focus();
  }, [preview]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void plan.send(wishIn(event.currentTarget));
  };
  return (
    <Sheet title={t.bloqueoTitulo} lead={t.bloqueoTexto} onClose={onClose}>
      <form
        ref={form}

        onSubmit={submit}
        onInput={({ target }) => {
          if (target instanceof Element && ofThePlace.has(target.getAttribute('name') ?? '')) plan.forget();
        }}
        noValidate
      >
        {no && (
          <Notice tone="error" ref={trouble}>
            {no === 'offline' ? t.sinConexion : no === 'missing' ? t.eligeHora : no.error}
          </Notice>
        )}
        <BlockFields agenda={agenda} from={from} errors={no && typeof no === 'object' ? (no.errors ?? {}) : {}} />
        {preview && (
          <div ref={result} className={styles.result} tabIndex={-1} role="group" aria-label={t.afectados}>
            <Affected agenda={agenda} preview={preview} chosen={plan.chosen} onChoose={plan.choose} />
          </div>
        )}
        <SheetFoot onClose={onClose}>
          {(!preview || preview.enCurso.length === 0) && (
            <Button type="submit" busy={plan.busy}>
              {goOnText(preview, t)}
            </Button>
          )}
        </SheetFoot>
      </form>
    </Sheet>
  );
};

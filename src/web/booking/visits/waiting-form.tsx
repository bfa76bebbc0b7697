import { dayParts, type DayPart } from '#domain/waiting/waiting.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { useSession } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/page/button.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { knownContact, typedContact } from '#web/walk/person.ts';
import { PersonFields } from '#web/walk/person-fields.tsx';
import type { Wrong } from '#web/walk/sending.ts';
import { useSend } from '#web/walk/use-send.ts';
import { useEffect, useRef, useState, type Ref } from 'react';
import { useVisitTexts } from './texts.ts';
import { typedForVisit, useVisitPerson } from './visit-person.ts';

interface WaitingFormProps {
  readonly codTienda: number;
  readonly servicio: string;
  /** The day that is open. */
  readonly date: string;
  /** Days until which one may wait: none of them, nor a day before them, has a time. */
  readonly dates: readonly string[];
  /** A time came free while the form was filled in. */
  readonly onFree: () => void;
}

const partOf = (typed: string): DayPart => dayParts.find((part) => part === typed) ?? 'dia';

/** The form's place is taken by what happens next, which has the focus then. */
const Joined = ({ email }: { email: string }) => {
  const t = useVisitTexts();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice tone="success" title={t.esperaHecha} ref={notice}>
      {t.esperaHechaTexto(email)}
    </Notice>
  );
};

interface NotJoinedProps extends Pick<WaitingFormProps, 'onFree'> {
  readonly wrong: Wrong;
  readonly trouble: Ref<HTMLDivElement>;
}

/** Why there is no waiting; where a time came free meanwhile, the way to it. */
const NotJoined = ({ wrong, trouble, onFree }: NotJoinedProps) => {
  const t = useVisitTexts();
  const isFree = wrong.problem?.code === 'espera-hay-hora';
  return (
    <Notice
      tone={isFree ? 'info' : 'error'}
      ref={trouble}
      action={
        isFree && (
          <Button look="secondary" onClick={onFree}>
            {t.esperaVerHoras}
          </Button>
        )
      }
    >
      {wrong.error}
    </Notice>
  );
};

/** Leaves an address for a time that is freed: it is held for one person at a time, and written to them. */
export const WaitingForm = ({ codTienda, servicio, date, dates, onFree }: WaitingFormProps) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const user = useSession((state) => state.user);
  // As it was typed before: what is typed here must not draw the fields anew.
  const [typed] = useState(typedForVisit);
  const [done, setDone] = useState<string | null>(null);
  const { form, trouble, busy, wrong, errors, onSubmit } = useSend(async (data) => {
    const { email, telefono, privacidad } = typedContact(data);
    useVisitPerson.setState({ email, telefono });
    const body = {
      codTienda,
      selectedService: servicio,
      desde: date,
      hasta: fieldText(data, 'hasta') || date,
      franja: partOf(fieldText(data, 'franja')),
      email,
      telefono: telefono || null,
      privacidad: privacidad || user !== null,
      idioma: language,
    };
    await browserApi(language)('joinWaiting', { body });
    setDone(email);
    return null;
  }, t.sinConexion);
  if (done !== null) return <Joined email={done} />;
  return (
    <Disclosure summary={t.espera} open>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <Stack>
          <p>{t.esperaTexto}</p>
          {wrong && !wrong.problem?.errors && <NotJoined wrong={wrong} trouble={trouble} onFree={onFree} />}
          <SelectField
            label={t.esperaHasta(dayInWords(date, language))}
            name="hasta"
            defaultValue={date}
            error={errors['hasta']}
            options={dates.map((value) => ({
              value,
              text: value === date ? t.esperaSoloEse : t.esperaHastaEl(dayInWords(value, language)),
            }))}
          />
          <RadioCards
            name="franja"
            legend={t.esperaFranja}
            layout="fit"
            defaultValue="dia"
            options={dayParts.map((value) => ({ value, title: t.franjas[value] }))}
          />
          <PersonFields
            fields={user ? ['email', 'telefono'] : ['email', 'telefono', 'privacidad']}
            t={t}
            known={knownContact(typed, user, null)}
            optional={{ telefono: t.opcional }}
            errors={errors}
          />
          <div>
            <Button type="submit" look="secondary" busy={busy}>
              {t.esperaBoton}
            </Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  );
};

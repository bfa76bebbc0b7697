import type { Problem } from '#contract/refusals.ts';
import { dayParts, type DayPart } from '#domain/waiting/waiting.ts';
import { address } from '#contract/addresses.ts';
import { browserApi, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { useSession } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Stack } from '#web/ui/page-layout.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { useVisitTexts } from './texts.ts';
import { useVisitPerson } from './visit-person.ts';

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

const typedBefore = () => useVisitPerson.getState();

const partOf = (typed: string): DayPart => dayParts.find((part) => part === typed) ?? 'dia';

/** Leaves an address for a time that is freed: it is held for one person at a time, and written to them. */
export const WaitingForm = ({ codTienda, servicio, date, dates, onFree }: WaitingFormProps) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const user = useSession((state) => state.user);
  // As it was typed before: what is typed here must not draw the fields anew.
  const [typed] = useState(typedBefore);
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | 'offline' | null>(null);
  const refused = problem !== null && problem !== 'offline' ? problem : null;
  const errors = refused?.errors ?? {};
  const isFree = refused?.code === 'espera-hay-hora';

  useEffect(() => {
    if (problem === null && done === null) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field ?? answer.current)?.focus();
  }, [problem, done]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = fieldText(data, 'email');
    const telefono = fieldText(data, 'telefono');
    const body = {
      codTienda,
      selectedService: servicio,
      desde: date,
      hasta: fieldText(data, 'hasta') || date,
      franja: partOf(fieldText(data, 'franja')),
      email,
      telefono: telefono || null,
      privacidad: data.has('privacidad') || user !== null,
      idioma: language,
    };
    useVisitPerson.setState({ email, telefono });
    setBusy(true);
    try {
      await browserApi(language)('joinWaiting', { body });
      setProblem(null);
      setDone(email);
    } catch (error) {
      setProblem(error instanceof Refused ? error.problem : 'offline');
    }
    setBusy(false);
  };

  if (done !== null)
    return (
      <Notice tone="success" title={t.esperaHecha} ref={answer}>
        {t.esperaHechaTexto(done)}
      </Notice>
    );
  return (
    <Disclosure summary={t.espera} open>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <p>{t.esperaTexto}</p>
          {problem === 'offline' && (
            <Notice tone="error" ref={answer}>
              {t.sinConexion}
            </Notice>
          )}
          {refused && !refused.errors && (
            <Notice
              tone={isFree ? 'info' : 'error'}
              ref={answer}
              action={
                isFree && (
                  <Button look="secondary" onClick={onFree}>
                    {t.esperaVerHoras}
                  </Button>
                )
              }
            >
              {refused.error}
            </Notice>
          )}
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
          <TextField
            label={t.correo}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={typed.email || user?.email || ''}
            error={errors['email']}
          />
          <TextField
            label={t.telefono}
            optional={t.opcional}
            name="telefono"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            defaultValue={typed.telefono || user?.phone || ''}
            error={errors['telefono']}
          />
          {!user && (
            <div>
              <CheckField name="privacidad" label={t.privacidad} error={errors['privacidad']} />
              <Link to={address('privacy', language)} target="_blank">
                {t.leer}
              </Link>
            </div>
          )}
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

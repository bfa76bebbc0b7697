import type { Problem } from '#contract/refusals.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { asksForProof, ProveEmail, type Proof } from '#web/guests/prove-email.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { useSession, useTyped } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Stack } from '#web/ui/page-layout.tsx';
import { PlateField } from '#web/ui/plate-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { useGoOn } from './go-on.tsx';
import { holdVisit } from './hold-visit.ts';
import { sendVisit } from './send-visit.ts';
import { useVisitTexts } from './texts.ts';
import { VisitFrame } from './visit-frame.tsx';
import { pageOfStep } from './visit-pages.ts';
import { useVisitPerson, type VisitPerson } from './visit-person.ts';
import { useVisit, type VisitState } from './visit-store.ts';
import { loadVisitWords } from './visit-words.ts';

export const loader = loadVisitWords;

const typedIn = (form: FormData): VisitPerson => ({
  matricula: fieldText(form, 'matricula'),
  nombre: fieldText(form, 'nombre'),
  apellidos: fieldText(form, 'apellidos'),
  email: fieldText(form, 'email'),
  telefono: fieldText(form, 'telefono'),
  privacidad: form.has('privacidad'),
});

/** What is known of somebody already: typed here, of their account, or typed for a purchase. */
const usePerson = (): VisitPerson => {
  const typed = useVisitPerson.getState();
  const user = useSession.getState().user;
  const { contact } = useTyped.getState();
  return {
    ...typed,
    nombre: typed.nombre || user?.userName || contact?.nombre || '',
    apellidos: typed.apellidos || user?.userSurname || contact?.apellidos || '',
    email: typed.email || user?.email || contact?.email || '',
    telefono: typed.telefono || user?.phone || contact?.telefono || '',
  };
};

/** Of a wrong field of `userData`, its sentence. */
const errorsOf = ({ errors = {} }: Problem): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [field.replace(/^userData\./, ''), text]));

/** Whoever sends it all when their hour has just run out has it again, if nobody took it; else why not. */
const heldAgain = async (): Promise<string | null> => {
  const { hold, selectedDate, selectedTime } = useVisit.getState();
  return hold || selectedDate === null || selectedTime === null ? null : await holdVisit(selectedDate, selectedTime);
};

/** The time is not there any more: the page says why, and it is chosen again. */
const timeIsGone = new Set(['reserva-caducada', 'hora-ocupada', 'hora-no-ofrecida']);

const Data = ({ visit }: { visit: VisitState }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const goOn = useGoOn();
  const form = useRef<HTMLFormElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  const proof = useRef<Proof>(null);
  const [busy, setBusy] = useState(false);
  /** The address with which it was asked last. */
  const [asked, setAsked] = useState('');
  const [problem, setProblem] = useState<Problem | 'offline' | null>(null);
  const user = useSession((state) => state.user);
  const person = usePerson();
  const { vehiculo, modificando, hold, vehicleInfo } = visit;
  const refused = problem !== null && problem !== 'offline' ? problem : null;
  const errors = refused ? errorsOf(refused) : {};
  const unknown = refused !== null && asksForProof(refused);

  // Whoever says who they are has the whole of the time for it.
  const { date, time } = hold ?? {};
  useEffect(() => {
    if (date && time) void holdVisit(date, time);
  }, [date, time]);

  // What is wrong stands on the page by now: the first such field, or what was refused, has the focus.
  useEffect(() => {
    if (problem === null) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field ?? trouble.current)?.focus();
  }, [problem]);

  const remember = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget);
    if (!modificando) useVisitPerson.setState(typedIn(typed));
    useVisit.setState({ comentario: fieldText(typed, 'comentario') || null });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const comentario = fieldText(typed, 'comentario') || null;
    const { matricula, ...rest } = typedIn(typed);
    const plate = vehiculo === 'patinete' ? {} : { matricula };
    setBusy(true);
    if ((await proof.current?.()) === false) return setBusy(false);
    const lost = await heldAgain();
    if (lost !== null) {
      setBusy(false);
      return useVisit.setState({ aviso: lost || t.sinConexion });
    }
    setAsked(rest.email);
    try {
      const no = await sendVisit(modificando ? plate : { ...rest, ...plate }, comentario);
      setBusy(false);
      if (no && timeIsGone.has(no.code)) return useVisit.setState({ hold: null, aviso: no.error });
      setProblem(no);
      if (no === null) return void goOn();
    } catch {
      setBusy(false);
      setProblem('offline');
    }
  };

  const another = <Link to={address(pageOfStep('fecha-y-hora', vehiculo), language)}>{t.otroDia}</Link>;
  const text = (name: 'nombre' | 'apellidos' | 'email' | 'telefono', label: string, input: object) => (
    <TextField label={label} name={name} required defaultValue={person[name]} error={errors[name]} {...input} />
  );
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} onInput={remember} noValidate>
      <Stack>
        {problem === 'offline' && (
          <Notice tone="error" ref={trouble}>
            {t.sinConexion}
          </Notice>
        )}
        {unknown && (
          <ProveEmail
            key={asked}
            problem={refused}
            email={asked}
            proof={proof}
            onSend={() => form.current?.requestSubmit()}
            busy={busy}
          />
        )}
        {refused && !unknown && (
          <Notice tone="error" ref={trouble} action={refused.code === 'matricula-ya-citada' && another}>
            {refused.error} {refused.code === 'matricula-ya-citada' && t.dobleTexto}
          </Notice>
        )}
        {vehiculo !== 'patinete' && (
          <PlateField
            label={t.matriculaDe}
            hint={t.matriculaPista}
            name="matricula"
            required
            defaultValue={modificando?.matricula ?? (person.matricula || vehicleInfo?.matricula)}
            error={errors['matricula']}
          />
        )}
        {modificando ? (
          <p>{t.aNombreDe(modificando.nombre, modificando.email)}</p>
        ) : (
          <>
            {text('nombre', t.nombre, { autoComplete: 'given-name', maxLength: 80 })}
            {text('apellidos', t.apellidos, { autoComplete: 'family-name', maxLength: 120 })}
            {text('email', t.correo, { type: 'email', autoComplete: 'email', hint: t.correoPista, maxLength: 254 })}
            {text('telefono', t.telefono, { type: 'tel', autoComplete: 'tel', hint: t.telefonoPista, maxLength: 30 })}
          </>
        )}
        <TextArea
          label={t.comentarioDatos}
          optional={t.opcional}
          name="comentario"
          maxLength={1000}
          defaultValue={visit.comentario ?? ''}
          error={errors['comentario']}
        />
        {!modificando && !user && (
          <div>
            <CheckField
              name="privacidad"
              label={t.privacidad}
              defaultChecked={person.privacidad}
              error={errors['privacidad']}
            />
            <Link to={address('privacy', language)} target="_blank">
              {t.leer}
            </Link>
          </div>
        )}
        <p>{t.sinCoste}</p>
        <div>
          <Button type="submit" look={unknown ? 'secondary' : 'primary'} busy={busy}>
            {modificando ? t.confirmarCambio : t.confirmar}
          </Button>
        </div>
      </Stack>
    </form>
  );
};

export default function DataPage() {
  const t = useVisitTexts();
  return (
    <VisitFrame step="tus-datos" title={t.datosTitulo}>
      {(visit) => <Data visit={visit} />}
    </VisitFrame>
  );
}

import { address } from '#contract/addresses.ts';
import type { Problem } from '#contract/refusals.ts';
import { asksForProof, ProveEmail, type Proof } from '#web/guests/prove-email.tsx';
import { useLanguage } from '#web/language.ts';
import { typedSoFar, useSession } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/page/button.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { PlateField } from '#web/ui/plate/plate-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { knownContact, typedContact } from '#web/walk/person.ts';
import { PersonFields } from '#web/walk/person-fields.tsx';
import { refusedBy, type Wrong } from '#web/walk/sending.ts';
import { useSend } from '#web/walk/use-send.ts';
import { useEffect, useRef, useState, type FormEvent, type Ref, type RefObject } from 'react';
import { Link } from 'react-router';
import { useGoOn } from './go-on.tsx';
import { holdVisit } from './hold-visit.ts';
import { sendVisit } from './send-visit.ts';
import { useVisitTexts } from './texts.ts';
import { visitPage, type ScreenProps } from './visit-frame.tsx';
import { pageOfStep } from './visit-wizard.ts';
import { typedForVisit, useVisitPerson } from './visit-person.ts';
import { useVisit, type VisitState } from './visit-store.ts';
import { loadVisitWords } from './visit-words.ts';

export const loader = loadVisitWords;

const comentarioIn = (typed: FormData): string | null => fieldText(typed, 'comentario') || null;

/** Fields of `userData` by their own names. */
const besideFields = (problem: Problem): Wrong => ({
  ...refusedBy(problem),
  errors: Object.fromEntries(
    Object.entries(problem.errors ?? {}).map(([field, text]) => [field.replace(/^userData\./, ''), text]),
  ),
});

/** Whoever sends it all when their hour has just run out has it again, if nobody took it; else why not. */
const heldAgain = async (): Promise<string | null> => {
  const { hold, selectedDate, selectedTime } = useVisit.getState();
  return hold || selectedDate === null || selectedTime === null ? null : await holdVisit(selectedDate, selectedTime);
};

/** The time is not there any more: the page says why, and it is chosen again. */
const timeIsGone = new Set(['reserva-caducada', 'hora-ocupada', 'hora-no-ofrecida']);

/** Sends the form: the e-mail's proof first, then the hour if it was lost, then the appointment. */
const useBooking = ({ vehiculo, modificando }: VisitState, proof: RefObject<Proof | null>) => {
  const t = useVisitTexts();
  const goOn = useGoOn();
  /** The address with which it was asked last. */
  const [asked, setAsked] = useState('');
  const sending = useSend(async (typed) => {
    if ((await proof.current?.()) === false) return undefined;
    const lost = await heldAgain();
    if (lost !== null) {
      useVisit.setState({ aviso: lost || t.sinConexion });
      return undefined;
    }
    const contact = typedContact(typed);
    setAsked(contact.email);
    const plate = vehiculo === 'patinete' ? {} : { matricula: fieldText(typed, 'matricula') };
    const no = await sendVisit(modificando ? plate : { ...contact, ...plate }, comentarioIn(typed));
    if (no && timeIsGone.has(no.code)) {
      useVisit.setState({ hold: null, aviso: no.error });
      return undefined;
    }
    if (no) return besideFields(no);
    void goOn();
    return null;
  }, t.sinConexion);
  return { ...sending, asked };
};

const Trouble = ({
  wrong,
  vehiculo,
  notice,
}: { wrong: Wrong; notice: Ref<HTMLDivElement> } & Pick<VisitState, 'vehiculo'>) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const isTwice = wrong.problem?.code === 'matricula-ya-citada';
  return (
    <Notice
      tone="error"
      ref={notice}
      action={isTwice && <Link to={address(pageOfStep('fecha-y-hora', vehiculo), language)}>{t.otroDia}</Link>}
    >
      {wrong.error} {isTwice && t.dobleTexto}
    </Notice>
  );
};

const Plate = ({ visit, typed, error }: { visit: VisitState; typed: string; error: string | undefined }) => {
  const t = useVisitTexts();
  const { vehiculo, modificando, vehicleInfo } = visit;
  if (vehiculo === 'patinete') return null;
  return (
    <PlateField
      label={t.matriculaDe}
      hint={t.matriculaPista}
      name="matricula"
      data-known="matricula"
      required
      defaultValue={modificando?.matricula ?? (typed || vehicleInfo?.matricula)}
      error={error}
    />
  );
};

/** Who comes, or in whose name the appointment that is moved stands. */
const Person = ({
  modificando,
  errors,
}: Pick<VisitState, 'modificando'> & { errors: Readonly<Record<string, string>> }) => {
  const t = useVisitTexts();
  const known = knownContact(
    typedForVisit(),
    useSession((state) => state.user),
    typedSoFar().contact,
  );
  if (modificando) return <p>{t.aNombreDe(modificando.nombre, modificando.email)}</p>;
  return (
    <PersonFields
      fields={['nombre', 'apellidos', 'email', 'telefono']}
      t={t}
      known={known}
      hints={{ email: t.correoPista, telefono: t.telefonoPista }}
      errors={errors}
    />
  );
};

const Data = ({ visit }: ScreenProps) => {
  const t = useVisitTexts();
  const proof = useRef<Proof>(null);
  const { form, trouble, busy, wrong, errors, onSubmit, asked } = useBooking(visit, proof);
  const user = useSession((state) => state.user);
  const typed = typedForVisit();
  const { vehiculo, modificando, hold } = visit;
  const unknown = wrong?.problem && asksForProof(wrong.problem) ? wrong.problem : null;

  // Whoever says who they are has the whole of the time for it.
  const { date, time } = hold ?? {};
  useEffect(() => {
    if (date && time) void holdVisit(date, time);
  }, [date, time]);

  const remember = (event: FormEvent<HTMLFormElement>) => {
    const now = new FormData(event.currentTarget);
    if (!modificando) useVisitPerson.setState({ ...typedContact(now), matricula: fieldText(now, 'matricula') });
    useVisit.setState({ comentario: comentarioIn(now) });
  };
  return (
    <form ref={form} onSubmit={onSubmit} onInput={remember} noValidate>
      <Stack>
        {unknown && (
          <ProveEmail
            key={asked}
            problem={unknown}
            email={asked}
            proof={proof}
            onSend={() => form.current?.requestSubmit()}
            busy={busy}
          />
        )}
        {wrong && !unknown && <Trouble wrong={wrong} notice={trouble} vehiculo={vehiculo} />}
        <Plate visit={visit} typed={typed.matricula} error={errors['matricula']} />
        <Person modificando={modificando} errors={errors} />
        <TextArea
          label={t.comentarioDatos}
          optional={t.opcional}
          name="comentario"
          maxLength={1000}
          defaultValue={visit.comentario ?? ''}
          error={errors['comentario']}
        />
        {!modificando && !user && (
          <PersonFields fields={['privacidad']} t={t} agreed={typed.privacidad} errors={errors} />
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

export default visitPage('tus-datos', Data);

import type { AskedChange } from '#contract/change-requests.ts';
import { Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Grid, Stack } from '#web/ui/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useEffect, useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { readAgendaView } from '../agenda/agenda-address.ts';
import { WorkshopPicker } from '../agenda/workshop-picker.tsx';
import { consoleAddresses } from '../console-addresses.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { staffApi, type Staff } from '../staff-session.ts';
import styles from './changes-page.module.css';
import { useChangeRequestTexts } from '#web/change-request-texts.ts';
import { useSignedIn } from './use-signed-in.ts';

const sentence = (error: unknown, otherwise: string) => (error instanceof Refused ? error.problem.error : otherwise);

type DayTime = AskedChange['vence'];
type Answer = { readonly propuesta: string } | { readonly frase: string };

/** One question: each held time is a button that makes the change. */
const Question = ({ asked, onAnswer }: { asked: AskedChange; onAnswer: (answer: Answer) => void }) => {
  const t = useChangeRequestTexts();
  const language = useLanguage();
  const when = (each: DayTime) => t.cuandoTexto(dayInWords(each.date, language), shortTime(each.time));
  const decline = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAnswer({ frase: fieldText(new FormData(event.currentTarget), 'frase') });
  };
  return (
    <Card as="section">
      <Stack>
        <h2>{t.contestar(asked.nombre)}</h2>
        <Facts
          rows={[
            [t.pedido, asked.pedido.orderNumber],
            [t.ahora, when(asked.pedido.cita)],
            [t.deseo, `${dayInWords(asked.deseo.date, language)}, ${t.franjas[asked.deseo.franja].toLowerCase()}`],
            [t.matricula, asked.pedido.matricula],
            [t.comentario, asked.comentario],
          ]}
        />
        <p>{t.hastaCuando(when(asked.vence))}</p>
        {asked.propuestas.map(({ propuesta, ...each }) => (
          <Button key={propuesta} look="secondary" shape="wide" onClick={() => onAnswer({ propuesta })}>
            {when(each)}
          </Button>
        ))}
        <Disclosure summary={t.noPuede} look="plain">
          <form onSubmit={decline} noValidate>
            <Stack>
              <TextField label={t.porQue} name="frase" maxLength={300} required />
              <div>
                <Button type="submit" look="danger">
                  {t.rechazar}
                </Button>
              </div>
            </Stack>
          </form>
        </Disclosure>
      </Stack>
    </Card>
  );
};

const Questions = ({ codTienda }: { codTienda: number }) => {
  const t = useChangeRequestTexts();
  const language = useLanguage();
  const when = (each: DayTime) => t.cuandoTexto(dayInWords(each.date, language), shortTime(each.time));
  const [list, setList] = useState<readonly AskedChange[] | null>(null);
  const [said, setSaid] = useState<{ readonly tone: 'success' | 'error'; readonly text: string } | null>(null);
  const [again, setAgain] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    staffApi(language)('listChanges', { params: { codTienda } }, { signal: stop.signal }).then(
      ({ solicitudes }) => setList(solicitudes),
      (error: unknown) => {
        if (!stop.signal.aborted) setSaid({ tone: 'error', text: sentence(error, t.sinConexion) });
      },
    );
    return () => stop.abort();
  }, [codTienda, language, t, again]);

  const answer = async ({ solicitud }: AskedChange, body: Answer) => {
    try {
      const { solicitud: after } = await staffApi(language)('answerChange', {
        params: { id: solicitud },
        query: {},
        body,
      });
      const text = after.estado === 'aceptada' ? t.hechoAceptadaTexto(when(after.pedido.cita)) : t.hechoRechazadaTexto;
      setSaid({ tone: 'success', text });
    } catch (error) {
      setSaid({ tone: 'error', text: sentence(error, t.sinConexion) });
    }
    setAgain((count) => count + 1);
  };

  return (
    <Stack>
      {said && <Notice tone={said.tone}>{said.text}</Notice>}
      {list === null && !said && (
        <Waiting text={t.cargando}>
          <Skeleton shape="title" />
          <Skeleton shape="button" />
        </Waiting>
      )}
      {list?.length === 0 && <p>{t.ninguna}</p>}
      {list && list.length > 0 && (
        <Grid least="l">
          {list.map((asked) => (
            <Question key={asked.solicitud} asked={asked} onAnswer={(body) => void answer(asked, body)} />
          ))}
        </Grid>
      )}
    </Stack>
  );
};

const workshopOf = (staff: Staff, search: URLSearchParams): number | undefined =>
  readAgendaView(search).taller ?? staff.talleres[0]?.codTienda;

/** What customers of a workshop ask to change, for whoever works there. */
export default function ChangesPage() {
  const t = useChangeRequestTexts();
  const language = useLanguage();
  const staff = useSignedIn();
  const [search] = useSearchParams();
  const codTienda = staff ? workshopOf(staff, search) : undefined;
  const agenda = `${consoleAddresses.console[language]}${codTienda === undefined ? '' : `?taller=${codTienda}`}`;
  return (
    <ConsoleFrame
      page="consoleChanges"
      title={t.solicitudes}
      place={staff && <WorkshopPicker staff={staff} />}
      tools={<Link to={agenda}>{t.agenda}</Link>}
    >
      <Stack className={styles.room}>
        <h1>{t.solicitudes}</h1>
        {codTienda !== undefined && <Questions key={codTienda} codTienda={codTienda} />}
      </Stack>
    </ConsoleFrame>
  );
}

import type { Visit } from '#contract/visits.ts';
import { address } from '#contract/addresses.ts';
import { browserApi, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import { Button, buttonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Actions, Stack } from '#web/ui/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { manageAddress } from './changing-notice.tsx';
import { useVisitTexts } from './texts.ts';
import { VisitFacts } from './visit-facts.tsx';
import { VisitFrame } from './visit-frame.tsx';
import { startVisit, useVisit } from './visit-store.ts';
import { loadVisitWords } from './visit-words.ts';

export const loader = loadVisitWords;

const Done = ({ id, firma, changed }: { id: string; firma: string; changed: boolean }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const [cita, setCita] = useState<Visit | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [again, setAgain] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    browserApi(language)('readVisit', { params: { id }, query: { firma } }, { signal: stop.signal }).then(
      (answer) => {
        setCita(answer.cita);
        setError(null);
      },
      (failure: unknown) => {
        if (!stop.signal.aborted) setError(failure instanceof Refused ? failure.problem.error : t.sinConexion);
      },
    );
    return () => stop.abort();
  }, [id, firma, language, t, again]);
  const another = async () => {
    await navigate(address('visit', language));
    startVisit();
  };
  const anew = (
    <Button look="quiet" onClick={() => void another()}>
      {t.otraCita}
    </Button>
  );
  if (error !== null) {
    return (
      <Stack>
        <Notice
          tone="error"
          action={
            <Button look="secondary" onClick={() => setAgain((count) => count + 1)}>
              {t.reintentar}
            </Button>
          }
        >
          {error}
        </Notice>
        <div>{anew}</div>
      </Stack>
    );
  }
  if (!cita) {
    return (
      <Waiting text={t.cargando}>
        <Skeleton shape="tyre" />
      </Waiting>
    );
  }
  return (
    <Stack>
      <Notice tone="success" title={changed ? t.cambiadaTitulo : t.hechoTitulo}>
        {t.hechoTexto(dayInWords(cita.date, language), shortTime(cita.time), cita.taller.alias)}
      </Notice>
      <Card>
        <Stack>
          <VisitFacts cita={cita} />
          <p>{t.correoEnviado(cita.email)}</p>
        </Stack>
      </Card>
      <Actions>
        {anew}
        <Link {...buttonLink('secondary')} to={manageAddress(language, { cita: id, firma })}>
          {t.gestionar}
        </Link>
        <a {...buttonLink('primary')} href={cita.calendario} download>
          {t.calendario}
        </a>
      </Actions>
    </Stack>
  );
};

export default function DonePage() {
  const t = useVisitTexts();
  const changed = useVisit(({ cambiada }) => cambiada);
  return (
    <VisitFrame step="confirmacion" title={t.tuCita}>
      {({ citaPreviaId, firma }) => citaPreviaId && firma && <Done id={citaPreviaId} firma={firma} changed={changed} />}
    </VisitFrame>
  );
}

import type { Visit } from '#contract/visits.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { askChangeAddress, manageAddress } from '#web/visit-address.ts';
import { refusedIn } from '#web/refused.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { useEffect, type ReactNode } from 'react';
import {
  data,
  Form,
  Link,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigate,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { signedBy } from '../signed-link.ts';
import { leftAsItIs } from './changing-notice.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { useVisitTexts } from './texts.ts';
import { VisitFacts } from './visit-facts.tsx';
import { pageOfStep } from './visit-wizard.ts';
import { openVisit } from './visit-ready.ts';
import { startChange, startVisit, useVisit } from './visit-store.ts';

const signedIn = signedBy('cita');

const nothing = { cita: null, trouble: null };

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  // Without a link's query there is no appointment to show, but there are one's own.
  if (!url.searchParams.has('cita')) throw redirect(address('visitsMine', languageOfPath(url.pathname)));
  try {
    const { cita } = await apiOf(context)('readVisit', signedIn(url));
    return { ...nothing, cita };
  } catch (error) {
    const { code, error: sentence, status } = refusedIn(error);
    const known = code === 'enlace-antiguo' || code === 'cita-no-existe';
    return data(
      { ...nothing, trouble: { old: code === 'enlace-antiguo', sentence: known ? sentence : null } },
      { status },
    );
  }
};

/** Only a button cancels: mail readers follow links by themselves. */
export const action = async ({ context, url }: ActionFunctionArgs) => {
  try {
    await apiOf(context)('cancelVisit', signedIn(url));
  } catch (error) {
    const { error: sentence, status } = refusedIn(error);
    return data({ error: sentence }, { status });
  }
  const { params, query } = signedIn(url);
  return redirect(manageAddress(languageOfPath(url.pathname), { cita: params.id, firma: query.firma }), 303);
};

/** The one question before an appointment is gone. */
const Sure = () => {
  const t = useVisitTexts();
  const [search] = useSearchParams();
  const back = new URLSearchParams(search);
  back.delete('anular');
  return (
    <Form method="post">
      <Stack>
        <Notice tone="warning" title={t.anularPregunta}>
          {t.anularEfecto}
        </Notice>
        <Actions>
          <Link {...buttonLink('secondary')} to={`?${back}`} preventScrollReset>
            {t.anularNo}
          </Link>
          <Button type="submit" look="danger">
            {t.anularSi}
          </Button>
        </Actions>
      </Stack>
    </Form>
  );
};

/** What broke is logged like every failure; here it is said what it means for the appointment. */
export const ErrorBoundary = () => {
  const t = useVisitTexts();
  const [search] = useSearchParams();
  const language = useLanguage();
  return (
    <Page width="form">
      <PageMeta title={t.haHabidoError} index={false} />
      <PageHead title={t.haHabidoError} lead={search.has('anular') ? t.errorAnular : t.errorCita} />
      <p>
        <Link {...buttonLink('secondary')} to={address('visit', language)}>
          {t.otraCita}
        </Link>
      </p>
    </Page>
  );
};

/** What other pages of this browser still hold of the appointment, and is not so any more. */
const useForget = (cita: Visit | null): void => {
  const left = useLocation().state === leftAsItIs;
  // Not where the change was left: its step, drawn until this page is, would lead to where an appointment is begun.
  useEffect(() => {
    if (left) startVisit();
  }, [left]);
  // This browser may still show it as booked.
  const id = cita?.status === 'anulada' ? cita.citaPreviaId : null;
  useEffect(() => {
    if (id === null) return;
    const forget = async () => {
      await openVisit();
      if (useVisit.getState().citaPreviaId === id) useVisit.setState({ cancelled: true });
    };
    void forget();
  }, [id]);
};

/** Why it is not changed here, and where one that was bought is. */
const Fixed = ({ cita }: { cita: Visit }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  return (
    <Notice
      tone={cita.pedido ? 'info' : 'warning'}
      title={cita.pedido ? t.noCambiaPedido : t.noCambia}
      quiet
      action={
        cita.pedido && (
          <Link {...buttonLink('secondary')} to={askChangeAddress(language, cita)}>
            {t.pedirCambio}
          </Link>
        )
      }
    >
      {cita.motivo}
    </Notice>
  );
};

/** Cancel, put it into a calendar, change. */
const WaysOn = ({ cita }: { cita: Visit }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const change = async () => {
    await openVisit();
    startChange(cita, search.get('firma') ?? '');
    await navigate(address(pageOfStep('fecha-y-hora', cita.vehiculo), language));
  };
  const cancelling = new URLSearchParams(search);
  cancelling.set('anular', '1');
  return (
    <>
      <Actions>
        <Link {...buttonLink('quiet')} to={`?${cancelling}`} preventScrollReset>
          {t.anular}
        </Link>
        <a {...buttonLink('secondary')} href={cita.calendario} download>
          {t.calendario}
        </a>
        <Button onClick={() => void change()}>{t.cambiar}</Button>
      </Actions>
      <noscript>
        <Notice action={<PhoneLink telefono={cita.taller.telefono} />}>{t.sinJavascriptCambio}</Notice>
      </noscript>
    </>
  );
};

/** The appointment, with what can still be done about it. */
const Managed = ({ cita, another }: { cita: Visit; another: ReactNode }) => {
  const [search] = useSearchParams();
  return (
    <>
      {!cita.modificable && cita.status !== 'anulada' && <Fixed cita={cita} />}
      <Card>
        <VisitFacts cita={cita} />
      </Card>
      {!cita.modificable && <p>{another}</p>}
      {cita.modificable && (search.has('anular') ? <Sure /> : <WaysOn cita={cita} />)}
    </>
  );
};

export default function ManagePage() {
  const { cita, trouble } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useVisitTexts();
  const language = useLanguage();
  useForget(cita);
  const cancelled = cita?.status === 'anulada';
  const wrongLink = trouble?.old ? t.enlaceAntiguo : t.enlaceMal;
  const standing = cancelled ? t.anuladaTitulo : t.gestionTitulo;
  const title = trouble ? wrongLink : standing;
  const another = (
    <Link {...buttonLink(cancelled ? 'primary' : 'secondary')} to={address('visit', language)}>
      {t.otraCita}
    </Link>
  );
  return (
    <Page width="form">
      <PageMeta title={title} index={false} />
      <PageHead title={title} lead={cancelled ? t.anuladaTexto : (trouble?.sentence ?? undefined)} />
      <Stack>
        {trouble && <p>{another}</p>}
        {answer && <Notice tone="error">{answer.error}</Notice>}
        {cita && <Managed cita={cita} another={another} />}
      </Stack>
    </Page>
  );
}

import type { Answer } from '#contract/contract.ts';
import { openVisitStep } from '#domain/visits/steps.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { unlessRefused } from '#web/refused.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { Facts } from '#web/ui/walk/facts.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Form, Link, redirect, useLoaderData, useNavigate } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { useVisitTexts } from './texts.ts';
import { pageOfStep } from './visit-wizard.ts';
import { useVisitPerson } from './visit-person.ts';
import { openVisit } from './visit-ready.ts';
import { signedBy } from '../signed-link.ts';
import { chosenWorkshop, startVisit, useVisit } from './visit-store.ts';

type Wish = Answer<'readWaiting'>;

const signedIn = signedBy('espera');

export const loader = async ({ context, url }: LoaderFunctionArgs) => ({
  wish: await unlessRefused(apiOf(context)('readWaiting', signedIn(url))),
  left: url.searchParams.has('dejada'),
});

/** Only a button leaves the list or lets a time go: mail readers follow links by themselves. */
export const action = async ({ context, request, url }: ActionFunctionArgs) => {
  const form = await request.formData();
  const leaving = form.get('accion') === 'dejar';
  await unlessRefused<object>(apiOf(context)(leaving ? 'leaveWaiting' : 'passWaiting', signedIn(url)));
  const back = new URLSearchParams(url.searchParams);
  if (leaving) back.set('dejada', '1');
  return redirect(`${address('visitWaiting', languageOfPath(url.pathname))}?${back}`, 303);
};

const Waited = ({ wish }: { wish: Wish }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const [desde, hasta] = [dayInWords(wish.desde, language), dayInWords(wish.hasta, language)];
  const rows = [
    [t.servicio, wish.servicio.nombre],
    [t.donde, wish.taller.alias],
    [t.esperaDias, `${desde === hasta ? desde : t.deDiaADia(desde, hasta)}, ${t.franjas[wish.franja].toLowerCase()}`],
  ] as const;
  return (
    <Card>
      <Facts rows={rows} />
    </Card>
  );
};

/** Takes the time that is held as if it had been chosen here: only who comes is still to be said. */
const useTake = ({ taller, servicio, email, telefono }: Wish) => {
  const language = useLanguage();
  const navigate = useNavigate();
  return async ({ reserva, hold }: NonNullable<Wish['plaza']>) => {
    await openVisit();
    useVisitPerson.setState(({ email: e, telefono: p }) => ({ email: e || email, telefono: p || (telefono ?? '') }));
    startVisit({
      vehiculo: servicio.vehiculo,
      selectedTaller: chosenWorkshop(taller),
      selectedService: servicio.servicio,
      selectedDate: hold.date,
      selectedTime: hold.time,
      hold,
      reserva,
    });
    // The brand of an e-scooter is still asked for.
    await navigate(address(pageOfStep(openVisitStep(useVisit.getState()), servicio.vehiculo), language));
  };
};

const Waiting = ({ wish }: { wish: Wish }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const take = useTake(wish);
  const { plaza } = wish;
  return (
    <Stack>
      {plaza ? (
        <Notice tone="success" quiet title={t.plazaTitulo}>
          {t.plazaTexto(
            t.cuandoTexto(dayInWords(plaza.hold.date, language), shortTime(plaza.hold.time)),
            wish.taller.alias,
          )}
        </Notice>
      ) : (
        <Notice quiet>{t.esperaSigue}</Notice>
      )}
      <Waited wish={wish} />
      <Form method="post">
        <Actions>
          <Button type="submit" look="quiet" name="accion" value="dejar">
            {t.esperaDejar}
          </Button>
          {plaza && (
            <>
              <Button type="submit" look="secondary" name="accion" value="pasar">
                {t.plazaPasar}
              </Button>
              <Button onClick={() => void take(plaza)}>{t.plazaTomar}</Button>
            </>
          )}
        </Actions>
      </Form>
      {plaza && (
        <noscript>
          <Notice action={<PhoneLink telefono={wish.taller.telefono} />}>{t.sinJavascriptPlaza}</Notice>
        </noscript>
      )}
    </Stack>
  );
};

export default function WaitingPage() {
  const { wish, left } = useLoaderData<typeof loader>();
  const t = useVisitTexts();
  const language = useLanguage();
  const title = wish ? t.esperaTitulo : left ? t.esperaDejada : t.esperaNoExiste;
  return (
    <Page width="form">
      <PageMeta title={title} index={false} />
      <PageHead title={title} lead={wish ? undefined : left ? t.esperaDejadaTexto : t.esperaNoExisteTexto} />
      {wish ? (
        <Waiting wish={wish} />
      ) : (
        <Link {...buttonLink('secondary')} to={address('visit', language)}>
          {t.otraCita}
        </Link>
      )}
    </Page>
  );
}

import { isRefusal } from '#domain/refusal.ts';
import { recognisePlate } from '#domain/vehicles/plate.ts';
import { openVisitStep } from '#domain/visits/steps.ts';
import { assistantTold } from '#web/stored/search-memory.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { refusedIn } from '#web/refused.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { useEffect } from 'react';
import { data, Link, redirect, useLoaderData, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { StepSkeleton } from './step-skeleton.tsx';
import { useVisitTexts } from './texts.ts';
import { TimeSkeleton } from '#web/walk/time-skeleton.tsx';
import { pageOfStep } from './visit-wizard.ts';
import { useVisitReady } from './visit-ready.ts';
import { chosenWorkshop, startVisit, useVisit } from './visit-store.ts';
import { chosenService } from './visit-words.ts';

/**
 * What a link chose: a service, or several with commas between them, the workshop if it names one, and a day there; or why
 * it cannot be had there. It may say where it stands (`origen`) and for which vehicle it is (`matricula`).
 */
export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const codTienda = url.searchParams.get('codTienda');
  const servicio = url.searchParams.get('servicio');
  const fecha = /^\d{4}-\d\d-\d\d$/.exec(url.searchParams.get('fecha') ?? '')?.[0] ?? null;
  const origin = (url.searchParams.get('origen') ?? 'web').slice(0, 80);
  const plate = recognisePlate(url.searchParams.get('matricula') ?? '');
  const from = {
    origin,
    fromRevision: origin === 'revision',
    vehicleInfo: isRefusal(plate) ? null : { matricula: plate.matricula },
  };
  const { telefono } = await api('siteInit', {});
  const start = address('visit', languageOfPath(url.pathname));
  if (!servicio) return redirect(codTienda ? `${start}?${new URLSearchParams({ codTienda })}` : start);
  if (codTienda) {
    try {
      const found = await api('verifyWorkshopService', { params: { a: Number(codTienda), b: servicio } });
      return { ...found, telefono, fecha, from, error: null };
    } catch (error) {
      const { status, error: sentence } = refusedIn(error);
      return data({ taller: null, servicio: null, telefono, fecha, from, error: sentence }, { status });
    }
  }
  const found = chosenService(await api('listVisitServices', {}), servicio);
  if (!found) return redirect(start);
  return { taller: null, servicio: found, telefono, fecha, from, error: null };
};

/** The plate that a page of ours hands over: by the history's state, because it stands in no address (decision 014). */
const useCarriedPlate = (): string | null => {
  const { state } = useLocation() as { readonly state: { readonly matricula?: unknown } | null };
  const plate = typeof state?.matricula === 'string' ? recognisePlate(state.matricula) : null;
  return plate === null || isRefusal(plate) ? null : plate.matricula;
};

export default function PresetPage() {
  const { taller, servicio, telefono, fecha, from, error } = useLoaderData<typeof loader>();
  const t = useVisitTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const ready = useVisitReady();
  const carried = useCarriedPlate();
  const refused = error !== null || (servicio?.soloTelefono ?? false);

  useEffect(() => {
    if (!ready || refused || !servicio) return;
    startVisit({
      vehiculo: servicio.vehiculo,
      selectedService: servicio.servicio,
      selectedTaller: taller && chosenWorkshop(taller),
      selectedDate: taller && fecha,
      ...from,
      ...(from.vehicleInfo === null && carried !== null ? { vehicleInfo: { matricula: carried } } : {}),
      // What an assistant knows of the vehicle stands in no address.
      ...assistantTold(from.origin),
    });
    const visit = useVisit.getState();
    void navigate(address(pageOfStep(openVisitStep(visit), visit.vehiculo), language), { replace: true });
  }, [ready, refused, servicio, taller, fecha, from, carried, navigate, language]);

  return (
    <Page width={refused ? 'form' : 'page'}>
      <PageMeta title={t.titulo} index={false} />
      <PageHead title={t.titulo} />
      <Stack>
        <noscript>
          <Notice tone="warning" action={<PhoneLink telefono={telefono}>{t.llamar(telefono)}</PhoneLink>}>
            {t.sinJavascript}
          </Notice>
        </noscript>
        {refused ? (
          <>
            <Notice tone="warning">{error ?? (servicio && t.porTelefonoTexto(servicio.nombre, telefono))}</Notice>
            <Actions>
              {!error && <PhoneLink telefono={telefono}>{t.llamar(telefono)}</PhoneLink>}
              <Link {...buttonLink('primary')} to={address('visit', language)}>
                {t.otroServicio}
              </Link>
            </Actions>
          </>
        ) : (
          <StepSkeleton>
            <TimeSkeleton text={t.cargando} />
          </StepSkeleton>
        )}
      </Stack>
    </Page>
  );
}

import { isOpen } from '#domain/site/parts.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { later } from '#web/later.ts';
import { useArrivalFocus } from '#web/shell/arrival-focus.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { useMyCar } from '#web/stored/my-car.ts';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { Page, PageHead } from '#web/ui/page/page-layout.tsx';
import { Steps } from '#web/ui/walk/steps.tsx';
import { useCountedStep } from '#web/walk/use-counted-step.ts';
import { startTransition, useEffect, useState } from 'react';
import {
  Link,
  useActionData,
  useLoaderData,
  useLocation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { DataStep, type KnownBefore } from './data-step.tsx';
import { answerRevision, type RevisionView } from './revision-action.server.ts';
import { nothingAsked, type RevisionState } from './revision-state.ts';
import { keepRevision, keptRevision } from './revision-store.ts';
import { useRevisionTexts } from './texts.ts';

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const { telefono, demo, flags } = await apiOf(context)('siteInit', {});
  const comingFrom: RevisionState['comingFrom'] =
    url.searchParams.get('desde') === 'area-privada' ? 'area-privada' : 'home';
  return { telefono, demo, comingFrom, motos: isOpen(flags, 'motoRevision') };
};

export const action = async ({ context, request }: ActionFunctionArgs): Promise<RevisionView> =>
  await answerRevision(apiOf(context), await request.formData());

/** A step's answer changes nothing of what the loader read: to ask again would only make the next screen wait. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate;

const NoRevisionStep = await later(async () => (await import('./no-revision-step.tsx')).NoRevisionStep);
const OilStep = await later(async () => (await import('./oil-step.tsx')).OilStep);
const PackStep = await later(async () => (await import('./pack-step.tsx')).PackStep);
const TellKms = await later(async () => (await import('./tell-kms.tsx')).TellKms);

/** What a state that this browser kept shows, without what only an answer tells. */
const viewOf = (state: RevisionState): RevisionView => ({
  state,
  kms: state.kms === null ? '' : String(state.kms),
  fecha: state.vehiculoInfo?.fecha ?? '',
  descrito: state.vehiculoInfo?.descrito ?? '',
  errors: {},
  frase: null,
  pregunta: null,
  porMano: null,
  talleres: null,
  idLead: null,
  coche: null,
});

/** The plate that another room leads here with: it travels beside the address, not in it. */
const plateGiven = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'matricula' in state && typeof state.matricula === 'string'
    ? state.matricula
    : '';

/** A choice that was kept is shown again only while the car still takes its oil. */
const isStillRight = async ({ matricula, kms, aceiteSeleccionado, vehiculoInfo }: RevisionState): Promise<boolean> => {
  if (aceiteSeleccionado === null || kms === null) return true;
  const [marca, modelo, motor] = (vehiculoInfo?.descrito ?? '').split('/');
  const vehicle = { ...(motor && { marca, modelo, motor }), fechaMatriculacion: vehiculoInfo?.fecha || null };
  try {
    const { browserApi } = await import('#web/api.ts');
    const api = browserApi(languageOfPath(window.location.pathname));
    return (await api('verifyRevision', { body: { matricula, kms, aceite: aceiteSeleccionado, vehicle } })).valida;
  } catch {
    // Without an answer it is asked again with the next step.
    return true;
  }
};

/** What was kept here, once it is read; null before, and where it does not lead beyond the first screen. */
const useKept = (answered: RevisionView | undefined, fresh: boolean) => {
  const [kept, setKept] = useState<RevisionState | null>(null);
  useEffect(() => {
    if (answered) keepRevision(answered.state);
  }, [answered]);
  useEffect(() => {
    if (answered) return;
    let here = true;
    const read = async () => {
      const state = keptRevision();
      const right = !fresh && state.step > 2 && (await isStillRight(state));
      if (!here) return;
      // The first screen stays until the one of a later step is here.
      startTransition(() => setKept(right ? state : { ...state, step: 1, status: null }));
    };
    void read();
    return () => {
      here = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- What was kept is read once, when the page opens.
  }, []);
  return kept;
};

/** What this browser knows of the car before anything is typed: the room that leads here, a revision that was begun, the car it keeps. */
const useKnown = (kept: RevisionState | null, given: string): KnownBefore => {
  const car = useMyCar();
  const matricula = given || kept?.matricula || car?.cod_matricula || '';
  const told = [kept, car && { ...car, matricula: car.cod_matricula ?? '' }].find(
    (each) => each?.matricula === matricula,
  );
  return { matricula, kms: told?.kms ?? null, postCode: kept?.postCode ?? car?.postCode ?? '' };
};

/** The place of each of the four steps among the three that are walked; the second says that the walk ends with the car. */
const walked = { 1: 0, 2: 0, 3: 1, 4: 2 } as const;

const Head = ({ step, comingFrom }: Pick<RevisionState, 'step' | 'comingFrom'>) => {
  const t = useRevisionTexts();
  const language = useLanguage();
  const from = comingFrom === 'area-privada' ? 'area' : 'home';
  return (
    <PageHead
      above={
        <>
          <Breadcrumbs
            label={t.migas}
            items={[
              <Link to={address(from, language)}>{t[from]}</Link>,
              <Link to={address('revisions', language)}>{t.revisiones}</Link>,
              t.asistente,
            ]}
          />
          <Steps
            label={t.pasosNombre}
            progress={t.paso(walked[step] + 1, t.pasos.length)}
            steps={t.pasos.map((name) => ({ name }))}
            current={walked[step]}
            doneText={t.hecho}
          />
        </>
      }
      title={step === 2 ? t.sinRevisionTitulo : t.pasos[walked[step]]}
      lead={step === 1 ? t.asistenteTexto : undefined}
    />
  );
};

/** The car revision's assistant (spec R18 to R31): plate and kilometres, oil, pack. Works as plain forms, too. */
export default function RevisionAssistantPage() {
  const { telefono, demo, comingFrom, motos } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const t = useRevisionTexts();
  const given = plateGiven(useLocation().state);
  const kept = useKept(answered, given !== '');
  const known = useKnown(kept, given);
  const view = answered ?? viewOf(kept && kept.step > 2 ? kept : { ...nothingAsked, comingFrom });
  const { step } = view.state;
  useArrivalFocus(String(step));
  useCountedStep('revision', String(step));
  return (
    <Page>
      <PageMeta title={t.asistente} description={t.asistenteTexto} index={!answered} />
      <Head step={step} comingFrom={view.state.comingFrom} />
      {answered && <TellKms answered={answered} />}
      {step === 1 && <DataStep view={view} before={known} telefono={telefono} demo={demo} />}
      {step === 2 && <NoRevisionStep view={view} telefono={telefono} motos={motos} />}
      {step === 3 && <OilStep view={view} />}
      {step === 4 && <PackStep view={view} />}
    </Page>
  );
}

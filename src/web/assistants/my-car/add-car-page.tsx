import type { KnownVehicle } from '#contract/vehicle-data.ts';
import { demoPlates } from '#domain/vehicles/demo-plates.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import { apiOf } from '#web/api.ts';
import { later } from '#web/later.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Suspense, useEffect } from 'react';
import {
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { choicesFor } from './choices.server.ts';
import { identify } from './identify.server.ts';
import { PlateForm } from './plate-form.tsx';
import { beginLookUp, failedLookUp, foundVehicle, useRegistration } from './registration-store.ts';
import { carName } from './shown-car.ts';
import { useMyCarTexts } from './texts.ts';

export const loader = async ({ context, url: { searchParams } }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  return {
    demo: (await api('siteInit', {})).demo ? demoPlates : [],
    choices: searchParams.has('elegir') ? await choicesFor(api, searchParams) : null,
  };
};

export const action = async (args: ActionFunctionArgs) => await identify(args);

const ConfirmCar = await later(async () => (await import('./confirm-car.tsx')).ConfirmCar);
const ChooseByName = await later(async () => (await import('./choose-by-name.tsx')).ChooseByName);

type Sent = ReturnType<typeof useActionData<typeof action>>;
type Problem = Extract<NonNullable<Sent>, { problem: unknown }>;

/** Keeps what was found, or why nothing was, for who comes back; answers with what was kept from before. */
const useRegistered = (sent: Sent): KnownVehicle | null => {
  const { state } = useNavigation();
  const { vehicleInfo, images, source, step } = useRegistration();
  useEffect(() => {
    if (state === 'submitting') beginLookUp();
  }, [state]);
  useEffect(() => {
    void (async () => {
      await useRegistration.persist.rehydrate();
      if (!sent) return;
      if ('found' in sent) foundVehicle(sent.found);
      else failedLookUp(sent.typed, sent.problem.field ?? sent.problem.sentence);
    })();
  }, [sent]);
  return step === 2 && vehicleInfo && source ? { vehicleData: vehicleInfo, images: [...images], source } : null;
};

/** Step 1, and step 5: the same question with why it could not be answered. */
const AskPlate = ({ demo, sent }: { demo: readonly string[]; sent: Problem | null }) => {
  const t = useMyCarTexts();
  const field = sent?.problem.field;
  return (
    <Stack gap="l">
      {sent && field === undefined && (
        <Notice tone="warning" title={t.noEncontrado}>
          {sent.problem.sentence} {t.elige}
        </Notice>
      )}
      <PlateForm
        key={sent?.typed}
        demo={demo}
        typed={sent === null ? undefined : field === undefined ? printPlate(sent.typed) : sent.typed}
        error={field}
      />
    </Stack>
  );
};

/** Adds a vehicle: by its plate, or by maker, model and engine (spec R11 to R17). */
export default function AddCarPage() {
  const { demo, choices } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const t = useMyCarTexts();
  const stored = useRegistered(sent);
  const problem = sent && 'problem' in sent ? sent : null;
  const byPlate = sent && 'found' in sent ? sent.found : problem ? null : stored;
  const found = choices ? choices.found : byPlate;
  // Only what the browser kept may come later: an answer stands in its place, for those without scripts, too.
  const confirm = found && <ConfirmCar key={found.vehicleData.cod_matricula} found={found} />;
  return (
    <Page width="form">
      <PageMeta title={t.anadirTitulo} description={t.anadirTexto} index={false} />
      <PageHead title={found ? carName(found.vehicleData) : t.anadirTitulo} lead={found ? t.esEste : t.anadirTexto} />
      {found && (found === stored ? <Suspense>{confirm}</Suspense> : confirm)}
      {!found && (choices ? <ChooseByName choices={choices} /> : <AskPlate demo={demo} sent={problem} />)}
    </Page>
  );
}

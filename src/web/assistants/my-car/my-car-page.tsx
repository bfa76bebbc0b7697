import { demoPlates } from '#domain/vehicles/demo-plates.ts';
import { printPlate, suggestPlate } from '#domain/vehicles/plate.ts';
import { address } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { later } from '#web/later.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { carFound, rememberFound, useMyCar } from '#web/stored/my-car.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Suspense, useEffect } from 'react';
import { Link, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { chooseAddress } from '#web/choose-address.ts';
import { identify } from './identify.server.ts';
import { carName } from './shown-car.ts';
import { PlateForm } from './plate-form.tsx';
import { useMyCarTexts } from './texts.ts';

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  demo: (await apiOf(context)('siteInit', {})).demo ? demoPlates : [],
});

/** A plate comes by POST: it stands in no address, no history and no log. */
export const action = async (args: ActionFunctionArgs) => await identify(args);

// Who has no car here yet needs none of it.
const CarView = await later(async () => (await import('./car-view.tsx')).CarView);

type Problem = Extract<NonNullable<ReturnType<typeof useActionData<typeof action>>>, { problem: unknown }>;

const Ask = ({ demo, sent }: { demo: readonly string[]; sent: Problem | undefined }) => {
  const t = useMyCarTexts();
  const language = useLanguage();
  const problem = sent?.problem;
  return (
    <Page width="form">
      <PageMeta title={t.titulo} description={t.descripcion} index={false} />
      <PageHead title={t.pregunta} lead={t.descripcion} />
      <Stack gap="l">
        {problem && problem.field === undefined && (
          <Notice
            tone="warning"
            title={t.noEncontrado}
            action={<Link to={chooseAddress(language, {})}>{t.sinMatricula}</Link>}
          >
            {problem.sentence} {t.elige}
          </Notice>
        )}
        <PlateForm
          key={sent?.typed}
          demo={demo}
          typed={sent && (problem?.field === undefined ? printPlate(sent.typed) : sent.typed)}
          error={problem?.field && [problem.field, suggestPlate(sent?.typed ?? '')].filter(Boolean).join(' ')}
        />
        <p>
          <Link to={address('area', language)}>{t.misVehiculos}</Link>
        </p>
      </Stack>
    </Page>
  );
};

/** The car of whoever looks: what it is, what it needs, and the way to each. The server knows nobody's. */
export default function MyCarPage() {
  const { demo } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const kept = useMyCar();
  const t = useMyCarTexts();
  const found = sent && 'found' in sent ? sent.found : undefined;
  useEffect(() => {
    if (found) rememberFound(found);
  }, [found]);
  if (sent && 'problem' in sent) return <Ask demo={demo} sent={sent} />;
  const car = found ? carFound(found, kept) : kept;
  if (!car) return <Ask demo={demo} sent={undefined} />;
  // Without a `Suspense` around it an answer stands in its place, for those without scripts, too.
  const view = <CarView car={car} demo={demo} />;
  return (
    <Page>
      <PageMeta title={t.titulo} description={t.descripcion} index={false} />
      <PageHead title={carName(car)} />
      {found ? view : <Suspense>{view}</Suspense>}
    </Page>
  );
}

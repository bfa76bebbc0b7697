import { demoPlates } from '#domain/vehicles/demo-plates.ts';
import { printPlate, suggestPlate } from '#domain/vehicles/plate.ts';
import { address } from '#contract/addresses.ts';
import { apiOf, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Actions, Columns, Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { rememberFound, useMyCar } from '#web/stored/my-car.ts';
import { useEffect } from 'react';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { plateAddress } from '../../plate-address.ts';
import { PlateSearch } from './search/plate-search.tsx';
import { useVehiclesTexts } from './texts.ts';
import { VehicleSizes } from './vehicle-sizes.tsx';

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const typed = url.searchParams.get('matricula')?.trim().slice(0, 20) ?? '';
  const demo = (await api('siteInit', {})).demo ? demoPlates : [];
  if (typed === '') return { typed, demo };
  try {
    return { typed, demo, found: await api('findTyresByPlate', { body: { matricula: typed } }) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, error: sentence, errors } = error.problem;
    return { typed, demo, problem: { code, wrong: errors?.['matricula'], sentence, meant: suggestPlate(typed) } };
  }
};

type Loaded = Awaited<ReturnType<typeof loader>>;

const OtherWays = () => {
  const t = useVehiclesTexts();
  const language = useLanguage();
  return (
    <Actions>
      <Link {...buttonLink('secondary')} to={address('selectorSizes', language)}>
        {t.porMedida}
      </Link>
      <Link {...buttonLink('secondary')} to={address('tyreBrands', language)}>
        {t.porModelo}
      </Link>
    </Actions>
  );
};

/** The car that this browser remembers, where another one is not asked for by name. */
const OwnCar = () => {
  const t = useVehiclesTexts();
  const language = useLanguage();
  const car = useMyCar();
  return (
    car?.cod_matricula && (
      <p>
        <Link to={plateAddress(language, car.cod_matricula)}>{t.tuCoche(`${car.marca} ${car.modelo}`)}</Link>
      </p>
    )
  );
};

/** The field alone, or with what went wrong. */
const Ask = ({ typed, demo, problem }: Extract<Loaded, { problem?: unknown }>) => {
  const t = useVehiclesTexts();
  const language = useLanguage();
  const title =
    problem?.code === 'matricula-desconocida'
      ? t.desconocida
      : problem && problem.wrong === undefined
        ? t.noResponde
        : t.titulo;
  return (
    <Page width="form">
      <PageMeta title={title} description={t.descripcion} index={typed === ''} />
      <PageHead title={title} lead={problem && problem.wrong === undefined ? problem.sentence : t.descripcion} />
      <Stack gap="l">
        <PlateSearch
          typed={problem?.wrong ? typed : printPlate(typed)}
          demo={demo}
          error={
            problem?.wrong && (
              <>
                {problem.wrong}{' '}
                {problem.meant && <Link to={plateAddress(language, problem.meant)}>{t.quizas(problem.meant)}</Link>}
              </>
            )
          }
        />
        {problem ? <OtherWays /> : <OwnCar />}
      </Stack>
    </Page>
  );
};

const Found = ({ demo, found }: Extract<Loaded, { found: unknown }>) => {
  const t = useVehiclesTexts();
  const { matricula, pais, vehiculo, matriculacion, coche } = found;
  useEffect(() => rememberFound(coche), [coche]);
  const { marca, modelo, motor, desde, hasta } = vehiculo;
  const name = `${marca} ${modelo}`;
  const registered =
    matriculacion &&
    (!matriculacion.estimada
      ? t.matriculado(matriculacion.desde)
      : matriculacion.hasta === null
        ? t.matriculadoDesde(matriculacion.desde)
        : t.matriculadoEntre(matriculacion.desde, matriculacion.hasta));
  return (
    <Page>
      <PageMeta title={t.tituloDe(name)} index={false} />
      <PageHead title={name} lead={[motor, desde && t.anos(desde, hasta)].filter(Boolean).join(' · ')} />
      <Columns
        aside={
          <Stack>
            <Card>
              <PlateSearch
                key={matricula}
                pais={pais === 'AD' ? pais : 'ES'}
                look="secondary"
                another={t.otraMatricula}
                demo={demo}
              />
            </Card>
            <p>{t.noEsTuyo}</p>
            <OtherWays />
          </Stack>
        }
      >
        <Stack gap="l">
          {registered && <p>{registered}</p>}
          <VehicleSizes found={found} />
        </Stack>
      </Columns>
    </Page>
  );
};

export default function PlatePage() {
  const loaded = useLoaderData<typeof loader>();
  return 'found' in loaded && loaded.found ? <Found {...loaded} /> : <Ask {...loaded} />;
}

import type { VisitService } from '#contract/visit-services.ts';
import type { Workshop } from '#contract/workshops.ts';
import { beginsWithWorkshop, isBooked } from '#domain/visits/steps.ts';
import { useCurrentPage } from '#web/shell/current-page.ts';
import { workshopStepPages } from '#web/visit-address.ts';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import { apiOf } from '#web/api.ts';
import { unlessRefused } from '#web/refused.ts';
import { askWorkshops } from '#web/walk/find-workshops.ts';
import { ChooseWorkshop } from '#web/walk/choose-workshop.tsx';
import { rememberWorkshop, useRememberedPlace } from '#web/stored/remembered.ts';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { useGoOn } from './go-on.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { holdVisit } from './hold-visit.ts';
import { useVisitTexts } from './texts.ts';
import { visitPage, type ScreenProps } from './visit-frame.tsx';
import { choose, chosenWorkshop, useVisit, type VisitState } from './visit-store.ts';
import { loadVisitWords, type VisitWords } from './visit-words.ts';

const named = (words: VisitWords, search: URLSearchParams): VisitService | undefined => {
  const asked = words.servicios.find(({ servicio }) => servicio === search.get('servicio'));
  return asked && beginsWithWorkshop(asked) ? asked : undefined;
};

/** What the workshops have to be able to do. */
const workFor = (service: VisitState['vehiculo'], citaPrevia: string | null) => ({ service, citaPrevia });

/** The words; and where a service and a place are asked for before the page is alive, the workshops there. */
export const loader = async (args: LoaderFunctionArgs) => {
  const words = await loadVisitWords(args);
  const { searchParams } = args.url;
  const asked = named(words, searchParams);
  const postCode = searchParams.get('cp')?.trim().slice(0, 60);
  if (!asked || !postCode) return { ...words, told: null };
  const of = { place: { postCode }, work: workFor(asked.vehiculo, asked.servicio) };
  const answer = await unlessRefused(askWorkshops(apiOf(args.context), of, args.request.signal));
  return { ...words, told: answer && { of, answer, at: Date.now() } };
};

type Loaded = Awaited<ReturnType<typeof loader>>;

/** The service that the address asks for, of those whose appointment begins with the workshop. */
const useAskedService = (): VisitService | undefined => {
  const [search] = useSearchParams();
  const page = useCurrentPage()?.page;
  const asked = named(useLoaderData<Loaded>(), search);
  return asked && workshopStepPages[asked.vehiculo] === page ? asked : undefined;
};

/** An appointment for that service, unless it is the one that is being booked. */
const useBegin = () => {
  const asked = useAskedService();
  const begun = useVisit((visit) => visit.selectedService === asked?.servicio && !isBooked(visit));
  if (!asked || begun) return { begin: undefined };
  return { begin: { vehiculo: asked.vehiculo, selectedService: asked.servicio } };
};

const Workshops = ({ visit, words, begun }: ScreenProps) => {
  const t = useVisitTexts();
  const goOn = useGoOn();
  const remembered = useRememberedPlace();
  // Sent before the page's scripts were there, the form comes back with what was typed.
  const sent = useSearchParams()[0].get('cp');
  const { told } = useLoaderData<Loaded>();
  const asked = useAskedService();
  const { codigoPostalIntroducido, selectedTaller, selectedService, vehiculo } = visit;
  // Before a service is chosen, the first free time is that of what most people come for.
  const citaPrevia = selectedService ?? words.servicios.find((each) => each.vehiculo === vehiculo)?.servicio ?? null;
  const chooseThere = async (tienda: Workshop) => {
    await begun();
    if (sent !== null) useVisit.setState({ codigoPostalIntroducido: sent });
    choose({ selectedTaller: chosenWorkshop(tienda) });
  };
  /** One tap for workshop, day and hour; only of the service that is wanted are they true. */
  const take = async (tienda: Workshop, { date, time }: { date: string; time: string }) => {
    await chooseThere(tienda);
    const refused = await holdVisit(date, time);
    if (refused !== null) return refused || t.sinConexion;
    rememberWorkshop(tienda);
    await goOn();
    return null;
  };
  return (
    <ChooseWorkshop
      t={t}
      carried={asked && { servicio: asked.servicio }}
      told={told}
      drawnAt={told?.at}
      known={sent ?? codigoPostalIntroducido ?? remembered}
      work={workFor(vehiculo, citaPrevia)}
      chosen={selectedTaller?.codTienda}
      skeletons={
        <Waiting text={t.cargando}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Waiting>
      }
      onHour={selectedService === null ? undefined : take}
      onPostcode={(postCode) => useVisit.setState({ codigoPostalIntroducido: postCode })}
      onChoose={(tienda) => {
        rememberWorkshop(tienda);
        void chooseThere(tienda).then(goOn);
      }}
      apart={{
        title: t.otrosTalleres,
        only: t.ninguno,
        otherwise: ({ cita, telefono }) => ({
          why: cita === 'no' ? t.noHace : t.soloTelefono,
          way: <PhoneLink telefono={telefono} />,
        }),
      }}
    />
  );
};

export default visitPage('seleccion-taller', Workshops, useBegin);

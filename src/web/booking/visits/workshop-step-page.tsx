import type { Workshop } from '#contract/workshops.ts';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import { ChooseWorkshop } from '#web/walk/choose-workshop.tsx';
import { rememberWorkshop, useRememberedPlace } from '#web/stored/remembered.ts';
import { useSearchParams } from 'react-router';
import { useGoOn } from './go-on.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { holdVisit } from './hold-visit.ts';
import { useVisitTexts } from './texts.ts';
import { visitPage, type ScreenProps } from './visit-frame.tsx';
import { choose, chosenWorkshop, useVisit } from './visit-store.ts';
import { loadVisitWords } from './visit-words.ts';

export const loader = loadVisitWords;

const Workshops = ({ visit, words }: ScreenProps) => {
  const t = useVisitTexts();
  const goOn = useGoOn();
  const remembered = useRememberedPlace();
  // Sent before the page's scripts were there, the form comes back with what was typed.
  const sent = useSearchParams()[0].get('cp');
  const { codigoPostalIntroducido, selectedTaller, selectedService, vehiculo } = visit;
  // Before a service is chosen, the first free time is that of what most people come for.
  const citaPrevia = selectedService ?? words.servicios.find((each) => each.vehiculo === vehiculo)?.servicio ?? null;
  /** One tap for workshop, day and hour; only of the service that is wanted are they true. */
  const take = async (tienda: Workshop, { date, time }: { date: string; time: string }) => {
    choose({ selectedTaller: chosenWorkshop(tienda) });
    const refused = await holdVisit(date, time);
    if (refused !== null) return refused || t.sinConexion;
    rememberWorkshop(tienda);
    await goOn();
    return null;
  };
  return (
    <ChooseWorkshop
      t={t}
      known={sent ?? codigoPostalIntroducido ?? remembered}
      work={{ service: vehiculo, citaPrevia }}
      chosen={selectedTaller?.codTienda}
      skeletons={
        <Waiting text={t.cargando}>
          <Skeleton shape="tyre" />
          <Skeleton shape="tyre" />
        </Waiting>
      }
      onHour={selectedService === null ? undefined : take}
      onPostcode={(postCode) => useVisit.setState({ codigoPostalIntroducido: postCode })}
      onChoose={(tienda) => {
        rememberWorkshop(tienda);
        choose({ selectedTaller: chosenWorkshop(tienda) });
        void goOn();
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

export default visitPage('seleccion-taller', Workshops);

import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import { ChooseWorkshop } from '#web/walk/choose-workshop.tsx';
import { rememberedPlace, rememberWorkshop } from '#web/stored/remembered.ts';
import { useGoOn } from './go-on.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { useVisitTexts } from './texts.ts';
import { visitPage, type ScreenProps } from './visit-frame.tsx';
import { choose, chosenWorkshop, useVisit } from './visit-store.ts';
import { loadVisitWords } from './visit-words.ts';

export const loader = loadVisitWords;

const Workshops = ({ visit, words }: ScreenProps) => {
  const t = useVisitTexts();
  const goOn = useGoOn();
  const { codigoPostalIntroducido, selectedTaller, selectedService, vehiculo } = visit;
  // Before a service is chosen, the first free time is that of what most people come for.
  const citaPrevia = selectedService ?? words.servicios.find((each) => each.vehiculo === vehiculo)?.servicio ?? null;
  return (
    <ChooseWorkshop
      t={t}
      known={codigoPostalIntroducido ?? rememberedPlace()}
      work={{ service: vehiculo, citaPrevia }}
      chosen={selectedTaller?.codTienda}
      skeletons={
        <Waiting text={t.cargando}>
          <Skeleton shape="tyre" />
          <Skeleton shape="tyre" />
        </Waiting>
      }
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

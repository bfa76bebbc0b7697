import type { PricedService } from '#contract/visit-services.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import { ChooseOne } from '#web/walk/choose-one.tsx';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { Link } from 'react-router';
import { ServiceCost } from '#web/ui/cards/service-cost.tsx';
import { askServices } from './ask-services.ts';
import { useGoOn } from './go-on.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { useVisitTexts } from './texts.ts';
import { visitPage, type ScreenProps } from './visit-frame.tsx';
import { pageOfStep } from './visit-wizard.ts';
import { choose, useVisit, type VisitState } from './visit-store.ts';
import { loadVisitWords } from './visit-words.ts';

export const loader = loadVisitWords;

/** Those of the vehicle, to be chosen here or asked for by phone. */
const Offered = ({
  services,
  visit,
  telefono,
}: {
  services: readonly PricedService[];
  visit: VisitState;
  telefono: string;
}) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const goOn = useGoOn();
  const { vehiculo, selectedService } = visit;
  const online = services.filter(({ soloTelefono }) => !soloTelefono);
  const byPhone = services.filter(({ soloTelefono }) => soloTelefono);
  if (online.length === 0) {
    return (
      <Notice
        tone="warning"
        action={
          <Link {...buttonLink('secondary')} to={address(pageOfStep('seleccion-taller', vehiculo), language)}>
            {t.otroTaller}
          </Link>
        }
      >
        {t.sinServicios(t.deVehiculo[vehiculo ?? 'coche'])}
      </Notice>
    );
  }
  return (
    <ChooseOne
      name="servicio"
      legend={t.servicioEtiqueta}
      chosen={selectedService}
      missing={t.servicioFalta}
      submit={t.seguir}
      options={online.map((service) => ({
        value: service.servicio,
        title: service.nombre,
        text: service.descripcion,
        aside: <ServiceCost service={service} time={t.minutosCorto(service.minutos)} stacked />,
      }))}
      onChoose={(servicio) => {
        choose({ selectedService: servicio, comentarioPrimero: false });
        void goOn();
      }}
    >
      {byPhone.length > 0 && (
        <Notice
          quiet
          title={t.porTelefonoTitulo}
          action={<PhoneLink telefono={telefono}>{t.llamar(telefono)}</PhoneLink>}
        >
          {t.porTelefonoTexto(byPhone.map(({ nombre }) => nombre).join(', '), telefono)}
        </Notice>
      )}
    </ChooseOne>
  );
};

const Services = ({ visit, words }: ScreenProps) => {
  const t = useVisitTexts();
  const { vehiculo, selectedTaller: taller } = visit;
  const asked = useAnswer(askServices, taller && taller.codTienda);
  // Before a workshop is chosen, everything that any of them does.
  const offered = taller ? asked.answer?.servicios : words.servicios;
  if (offered) {
    const services = offered.filter((each) => each.vehiculo === vehiculo);
    return <Offered services={services} visit={visit} telefono={taller?.telefono ?? words.telefono} />;
  }
  if (asked.failure !== null) return <Unanswered t={t} asked={asked} />;
  return (
    <Waiting text={t.cargando}>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </Waiting>
  );
};

const useLead = () => {
  const t = useVisitTexts();
  const alias = useVisit(({ selectedTaller }) => selectedTaller?.alias);
  return { lead: alias && t.servicioTexto(alias) };
};

export default visitPage('servicios', Services, useLead);

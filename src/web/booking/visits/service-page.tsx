import type { Answer } from '#contract/contract.ts';
import type { VisitService } from '#contract/visits.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { Button, buttonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Stack } from '#web/ui/page-layout.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx';
import { whyNot, type Ask } from '#web/walk/ask.ts';
import { TryAgain } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { useGoOn } from './go-on.tsx';
import { PhoneLink } from './phone-link.tsx';
import { useVisitTexts } from './texts.ts';
import { VisitFrame } from './visit-frame.tsx';
import { pageOfStep } from './visit-pages.ts';
import { choose, useVisit, type ChosenWorkshop, type VisitState } from './visit-store.ts';
import { loadVisitWords, type VisitWords } from './visit-words.ts';

export const loader = loadVisitWords;

/** What a workshop does. */
const askServices: Ask<number, Answer<'readWorkshopServices'>> = (api, codTienda, signal) =>
  api('readWorkshopServices', { params: { id: codTienda } }, { signal });

/** What the chosen workshop does; before one is chosen, everything. */
const useOffered = (taller: ChosenWorkshop | null, all: readonly VisitService[]) => {
  const { answer, ...asked } = useAnswer(askServices, taller && taller.codTienda);
  return { ...asked, offered: taller ? (answer?.servicios ?? null) : all };
};

const Services = ({ visit, words }: { visit: VisitState; words: VisitWords }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const goOn = useGoOn();
  const { vehiculo, selectedTaller, selectedService } = visit;
  const { offered, failure, busy, again } = useOffered(selectedTaller, words.servicios);
  const [error, setError] = useState<string>();
  if (offered === null && failure && !busy) {
    return (
      <TryAgain t={t} onAgain={again}>
        {whyNot(failure, t.sinConexion)}
      </TryAgain>
    );
  }
  if (offered === null) {
    return (
      <Waiting text={t.cargando}>
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="field" />
      </Waiting>
    );
  }
  const services = offered.filter((each) => each.vehiculo === vehiculo);
  const online = services.filter(({ soloTelefono }) => !soloTelefono);
  const byPhone = services.filter(({ soloTelefono }) => soloTelefono);
  const telefono = selectedTaller?.telefono ?? words.telefono;
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const servicio = fieldText(new FormData(event.currentTarget), 'servicio');
    if (!servicio) {
      event.currentTarget.querySelector('input')?.focus();
      return setError(t.servicioFalta);
    }
    choose({ selectedService: servicio, comentarioPrimero: false });
    return void goOn();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <RadioCards
          name="servicio"
          legend={t.servicioEtiqueta}
          error={error}
          defaultValue={selectedService ?? undefined}
          options={online.map(({ servicio, nombre, descripcion, minutos }) => ({
            value: servicio,
            title: nombre,
            text: descripcion,
            aside: t.minutosCorto(minutos),
          }))}
        />
        {byPhone.length > 0 && (
          <Notice
            quiet
            title={t.porTelefonoTitulo}
            action={<PhoneLink telefono={telefono}>{t.llamar(telefono)}</PhoneLink>}
          >
            {t.porTelefonoTexto(byPhone.map(({ nombre }) => nombre).join(', '), telefono)}
          </Notice>
        )}
        <div>
          <Button type="submit">{t.seguir}</Button>
        </div>
      </Stack>
    </form>
  );
};

export default function ServicePage() {
  const t = useVisitTexts();
  const alias = useVisit(({ selectedTaller }) => selectedTaller?.alias);
  return (
    <VisitFrame step="servicios" title={t.servicioTitulo} lead={alias && t.servicioTexto(alias)}>
      {(visit, words) => <Services key={visit.selectedTaller?.codTienda} visit={visit} words={words} />}
    </VisitFrame>
  );
}

import type { Workshop } from '#contract/workshops.ts';
import { browserApi, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { favouriteFirst, useFavourite } from '#web/stored/favourite-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Stack } from '#web/ui/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { WorkshopChoice } from '#web/ui/workshop-choice.tsx';
import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { useGoOn } from './go-on.tsx';
import { PhoneLink } from './phone-link.tsx';
import { useVisitTexts } from './texts.ts';
import { VisitFrame } from './visit-frame.tsx';
import { choose, chosenWorkshop, useVisit, type VisitState } from './visit-store.ts';
import { loadVisitWords, type VisitWords } from './visit-words.ts';
import styles from './workshop-step-page.module.css';

export const loader = loadVisitWords;

type Place = { readonly postCode: string } | { readonly lat: number; readonly lon: number };
type Found = { readonly tiendas: readonly Workshop[] } | { readonly error: string } | null;

/** How many are shown before somebody asks for more. */
const atFirst = 8;
/** How many of those that must be phoned. */
const byPhone = 3;

const Workshops = ({ visit, words }: { visit: VisitState; words: VisitWords }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const goOn = useGoOn();
  const { codigoPostalIntroducido: known, selectedTaller, selectedService, vehiculo } = visit;
  const [asked, setAsked] = useState<Place | null>(known ? { postCode: known } : null);
  const [found, setFound] = useState<Found>(null);
  const [looking, setLooking] = useState(false);
  const [fieldError, setFieldError] = useState<string>();
  const [shown, setShown] = useState(atFirst);
  const favourite = useFavourite();
  // Who has not said where they are begins at their own workshop.
  const home = useMemo(() => favourite && { lat: favourite.lat, lon: favourite.lon }, [favourite]);
  const place = asked ?? home;
  // Before a service is chosen, the first free time is that of what most people come for.
  const citaPrevia = selectedService ?? words.servicios.find((each) => each.vehiculo === vehiculo)?.servicio ?? null;

  useEffect(() => {
    if (!place) return;
    const stop = new AbortController();
    const look = async () => {
      setLooking(true);
      setFieldError(undefined);
      const body = { service: vehiculo, citaPrevia };
      const api = browserApi(language);
      const options = { signal: stop.signal };
      try {
        const { tiendas } =
          'postCode' in place
            ? await api('findWorkshopsByPostcode', { body: { ...body, ...place } }, options)
            : await api('findWorkshopsByPosition', { body: { ...body, ...place } }, options);
        setFound({ tiendas });
      } catch (error) {
        if (stop.signal.aborted) return;
        const problem = error instanceof Refused ? error.problem : undefined;
        const isNowhere = problem?.code === 'no-hay-talleres' && problem.values?.['km'] === undefined;
        if (problem?.code === 'codigo-postal-desconocido') {
          setFieldError(problem.error);
          setFound(null);
        } else if (isNowhere && 'postCode' in place) setFound({ error: t.sinTalleres(place.postCode) });
        else setFound({ error: problem?.error ?? t.sinConexion });
      }
      setLooking(false);
    };
    void look();
    return () => stop.abort();
  }, [place, vehiculo, citaPrevia, language, t]);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const postCode = fieldText(new FormData(form), 'cp');
    if (!postCode) {
      form.querySelector('input')?.focus();
      return setFieldError(t.codigoPostalVacio);
    }
    setAsked({ postCode });
    setShown(atFirst);
    return useVisit.setState({ codigoPostalIntroducido: postCode });
  };
  const locate = () => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setAsked({ lat: coords.latitude, lon: coords.longitude }),
      () => setFieldError(t.posicionFallida),
      { timeout: 8000, maximumAge: 300_000 },
    );
  };
  const take = (tienda: Workshop) => {
    choose({ selectedTaller: chosenWorkshop(tienda) });
    void goOn();
  };

  const tiendas = found && 'tiendas' in found ? found.tiendas : [];
  const online = favouriteFirst(
    tiendas.filter(({ cita }) => cita === 'web'),
    favourite,
  );
  const others = tiendas.filter(({ cita }) => cita !== 'web').slice(0, byPhone);
  const cards = (some: readonly Workshop[], level: 2 | 3) =>
    some.map((tienda) => (
      <WorkshopChoice
        key={tienda.codTienda}
        tienda={tienda}
        chosen={selectedTaller?.codTienda === tienda.codTienda}
        favourite={favourite?.codTienda === tienda.codTienda}
        level={level}
        t={t}
        otherwise={
          tienda.cita === 'web'
            ? undefined
            : {
                why: tienda.cita === 'no' ? t.noHace : t.soloTelefono,
                way: <PhoneLink telefono={tienda.telefono} />,
              }
        }
        onChoose={take}
      />
    ));
  return (
    <Stack>
      <form className={styles.search} onSubmit={search} role="search" noValidate>
        <TextField
          label={t.codigoPostal}
          name="cp"
          autoComplete="postal-code"
          defaultValue={known ?? ''}
          error={fieldError}
          maxLength={60}
          required
        />
        <Button type="submit" look={found ? 'secondary' : 'primary'} busy={looking}>
          {t.buscarTaller}
        </Button>
        <Button look="secondary" onClick={locate}>
          {t.miPosicion}
        </Button>
      </form>
      <div aria-live="polite">
        {found && 'error' in found && <Notice tone="warning">{found.error}</Notice>}
        {others.length > 0 && online.length === 0 && <Notice tone="warning">{t.ninguno}</Notice>}
      </div>
      {looking && !found && (
        <Waiting text={t.cargando}>
          <Skeleton shape="tyre" />
          <Skeleton shape="tyre" />
        </Waiting>
      )}
      {cards(online.slice(0, shown), 2)}
      {online.length > shown && (
        <Button look="secondary" onClick={() => setShown(shown + atFirst)}>
          {t.masTalleres}
        </Button>
      )}
      {others.length > 0 && (
        <section>
          <Stack>
            <h2>{t.otrosTalleres}</h2>
            {cards(others, 3)}
          </Stack>
        </section>
      )}
    </Stack>
  );
};

export default function WorkshopStepPage() {
  const t = useVisitTexts();
  return (
    <VisitFrame step="seleccion-taller" title={t.tallerTitulo}>
      {(visit, words) => <Workshops visit={visit} words={words} />}
    </VisitFrame>
  );
}

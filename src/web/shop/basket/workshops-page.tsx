import type { Basket } from '#contract/basket.ts';
import type { Workshop } from '#contract/workshops.ts';
import { address } from '#contract/addresses.ts';
import { browserApi, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { favouriteFirst, useFavourite } from '#web/stored/favourite-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Stack } from '#web/ui/page-layout.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { WorkshopChoice } from '#web/ui/workshop-choice.tsx';
import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { BasketFrame } from './basket-frame.tsx';
import { changeBasket } from './basket-store.ts';
import { Skeletons } from './basket-skeletons.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { useBasketTexts } from './texts.ts';
import styles from './workshops-page.module.css';

type Place = { readonly postCode: string } | { readonly lat: number; readonly lon: number };
type Found = { readonly tiendas: readonly Workshop[] } | { readonly error: string } | null;

/** How many are shown before somebody asks for more. */
const atFirst = 8;

const wantedOf = ({ products, services }: Basket) => ({
  selectedProducts: products.map(({ id_navision, cantidad }) => ({ id_navision, cantidad })),
  services: services.filter(({ selected }) => selected).map(({ id_navision }) => ({ id_navision })),
});

const Workshops = ({ basket }: { basket: Basket }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Place | null>(
    basket.codigoPostalIntroducido ? { postCode: basket.codigoPostalIntroducido } : null,
  );
  const [found, setFound] = useState<Found>(null);
  const [looking, setLooking] = useState(false);
  const [fieldError, setFieldError] = useState<string>();
  const [shown, setShown] = useState(atFirst);
  const wanted = JSON.stringify(wantedOf(basket));
  const favourite = useFavourite();
  // Who has not said where they are begins at their own workshop.
  const home = useMemo(() => favourite && { lat: favourite.lat, lon: favourite.lon }, [favourite]);
  const place = asked ?? home;

  useEffect(() => {
    if (!place) return;
    const stop = new AbortController();
    const look = async () => {
      setLooking(true);
      setFieldError(undefined);
      const body = { ...(JSON.parse(wanted) as ReturnType<typeof wantedOf>), forEcommerce: true };
      const api = browserApi(language);
      try {
        const { tiendas } =
          'postCode' in place
            ? await api(
                'findWorkshopsByPostcode',
                { body: { ...body, postCode: place.postCode } },
                { signal: stop.signal },
              )
            : await api('findWorkshopsByPosition', { body: { ...body, ...place } }, { signal: stop.signal });
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
  }, [place, wanted, language, t]);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const postCode = fieldText(new FormData(event.currentTarget), 'cp');
    if (!postCode) return setFieldError(t.codigoPostalVacio);
    setAsked({ postCode });
    setShown(atFirst);
    if (/^(?:\d{5}|AD\d{3})$/i.test(postCode)) void changeBasket({ codigoPostalIntroducido: postCode });
  };
  const locate = () => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setAsked({ lat: coords.latitude, lon: coords.longitude }),
      () => setFieldError(t.posicionFallida),
      { timeout: 8000, maximumAge: 300_000 },
    );
  };
  const choose = async ({ codTienda }: Workshop) => {
    const same = basket.selectedTaller === codTienda;
    const taken = same || (await changeBasket({ selectedTaller: codTienda, selectedDate: null, selectedTime: null }));
    if (taken) await navigate(address('basketTime', language));
  };

  return (
    <Stack>
      <form className={styles.search} onSubmit={search} role="search" noValidate>
        <TextField
          label={t.codigoPostal}
          name="cp"
          autoComplete="postal-code"
          defaultValue={basket.codigoPostalIntroducido ?? ''}
          error={fieldError}
          maxLength={60}
          required
        />
        <Button type="submit" look="primary" busy={looking}>
          {t.buscarTaller}
        </Button>
        <Button look="secondary" onClick={locate}>
          {t.miPosicion}
        </Button>
      </form>
      <div aria-live="polite">{found && 'error' in found && <Notice tone="warning">{found.error}</Notice>}</div>
      {looking && !found && <Skeletons shape="tyre" count={3} />}
      {found && 'tiendas' in found && (
        <>
          {favouriteFirst(found.tiendas, favourite)
            .slice(0, shown)
            .map((tienda) => (
              <WorkshopChoice
                key={tienda.codTienda}
                tienda={tienda}
                chosen={basket.selectedTaller === tienda.codTienda}
                favourite={favourite?.codTienda === tienda.codTienda}
                level={2}
                t={t}
                onChoose={(chosen) => void choose(chosen)}
              />
            ))}
          {found.tiendas.length > shown && (
            <Button look="secondary" onClick={() => setShown(shown + atFirst)}>
              {t.masTalleres}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
};

export default function WorkshopsPage() {
  const t = useBasketTexts();
  return (
    <BasketFrame step="talleres" title={t.talleresTitulo}>
      {(basket) => <Workshops basket={basket} />}
    </BasketFrame>
  );
}

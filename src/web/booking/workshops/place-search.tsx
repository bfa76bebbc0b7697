import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Icon } from '#web/ui/page/icon.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { address } from '#contract/addresses.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { roundedPlace, workshopSearchAddress, type WorkshopSearch } from './search-address.ts';
import { useWorkshopTexts } from './texts.ts';
import styles from './place-search.module.css';

/** Where somebody is: typed, or told by the browser. A plain form, so that it works without JavaScript too. */
export const PlaceSearch = ({ search, error }: { search: WorkshopSearch; error: string | null }) => {
  const t = useWorkshopTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const wrong = failure ?? error;
  useEffect(() => {
    if (error) form.current?.querySelector('input')?.focus();
  }, [error, search]);

  const go = (where: Pick<WorkshopSearch, 'cp' | 'cerca'>) =>
    navigate(workshopSearchAddress({ ...search, area: null, mapa: null, pagina: 1, ...where }, language), {
      preventScrollReset: true,
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const cp = fieldText(new FormData(event.currentTarget), 'cp');
    if (!cp) {
      setFailure(t.codigoPostalVacio);
      return event.currentTarget.querySelector('input')?.focus();
    }
    setFailure(null);
    return void go({ cp, cerca: null });
  };
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setFailure(null);
        void go({ cp: null, cerca: roundedPlace({ lat: coords.latitude, lon: coords.longitude }) });
      },
      () => setFailure(t.posicionFallida),
      { timeout: 8000, maximumAge: 300_000 },
    );

  return (
    <form
      ref={form}
      className={styles.search}
      action={address('workshops', language)}
      role="search"
      noValidate
      onSubmit={submit}
    >
      <TextField
        key={search.cp}
        label={t.buscarLugar}
        hint={t.buscarPista}
        name="cp"
        autoComplete="postal-code"
        data-known="cp"
        defaultValue={search.cp ?? ''}
        error={wrong ?? undefined}
        maxLength={60}
      />
      {search.filtros.length > 0 && <input type="hidden" name="filtro" value={search.filtros.join(',')} />}
      <Button type="submit" look="primary" busy={busy}>
        <span className={styles.find}>
          <Icon name="search" />
          <span className={styles.words}>{t.buscarTaller}</span>
        </span>
      </Button>
      <span className={styles.locate}>
        <Button look="secondary" onClick={locate} title={t.posicionPrivada}>
          <Icon name="pin" />
          <span className={styles.words}>{t.miPosicion}</span>
        </Button>
      </span>
    </form>
  );
};

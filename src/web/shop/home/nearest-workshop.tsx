import { address } from '#contract/addresses.ts';
import { useInBrowser } from '#web/in-browser.ts';
import { useLanguage } from '#web/language.ts';
import { atTouch } from '#web/later.ts';
import { rememberedKey } from '#web/shell/remembered-key.ts';
import { storedValue } from '#web/shell/stored-value.ts';
import { readUserInfo } from '#web/stored/user-info.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Icon } from '#web/ui/page/icon.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import type { SearchedPlace } from '#web/walk/find-workshops.ts';
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { HomeWords } from './home-words.server.ts';
import styles from './nearest-workshop.module.css';

// What asks and what shows the answer comes with the first touch, or for whoever said before where they are.
const load = atTouch(async () => await import('./nearest-found.tsx'));
const NearestFound = lazy(load);

/** As `stored/remembered.ts` has it, which also writes: it would bring home 1.5 kB, and home may bring 126. */
const rememberedPlace = (): string =>
  storedValue(
    rememberedKey,
    ({ cp, taller }: { cp?: string | null; taller?: { cpostal: string } | null }) => cp ?? taller?.cpostal ?? '',
    '',
  );

/**
 * The workshops nearest to what was typed, or to where the visitor's browser says, each with its first free hour, in the place of
 * `children`, which stand there before. Without scripts the form leads to their page.
 */
export const NearestWorkshop = ({ words, children }: { words: HomeWords; children: ReactNode }) => {
  const language = useLanguage();
  const alive = useInBrowser();
  const form = useRef<HTMLFormElement>(null);
  const [place, setPlace] = useState<SearchedPlace | null>(null);
  const [wrong, setWrong] = useState<string>();
  const look = (there: SearchedPlace) => {
    setWrong(undefined);
    setPlace(there);
  };
  // The server knows nobody's place: what is remembered is written in here, unless something was typed meanwhile.
  useEffect(() => {
    const field = form.current?.querySelector('input');
    const postCode = rememberedPlace() || readUserInfo().postCode;
    if (!postCode || field?.value !== '') return;
    field.value = postCode;
    look({ postCode });
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    const postCode = field?.value.trim();
    if (postCode) return look({ postCode });
    setWrong(words.codigoPostalVacio);
    field?.focus();
  };
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => look({ lat: coords.latitude, lon: coords.longitude }),
      () => setWrong(words.posicionFallida),
      { timeout: 8000, maximumAge: 300_000 },
    );
  return (
    <>
      <form
        ref={form}
        action={address('workshops', language)}
        className={styles.form}
        role="search"
        noValidate
        onSubmit={submit}
      >
        <TextField
          label={words.codigoPostal}
          name="cp"
          autoComplete="postal-code"
          error={wrong}
          data-known="cp"
          maxLength={60}
          required
        />
        <Button type="submit" look="primary">
          {words.verTaller}
        </Button>
        {/* Only scripts can ask a browser where it is; its room is there before them. */}
        <span className={styles.locate} data-alive={alive || undefined}>
          <Button look="secondary" onClick={locate}>
            <Icon name="pin" />
            {words.miPosicion}
          </Button>
        </span>
      </form>
      <div className={styles.found} aria-live="polite">
        {place && (
          <Suspense>
            <NearestFound place={place} />
          </Suspense>
        )}
        <div className={styles.before}>{children}</div>
      </div>
    </>
  );
};

import { isPostcode } from '#domain/accounts/is-postcode.ts';
import type { WalkTexts } from '#i18n/es/walk.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { useFavourite } from '#web/stored/favourite-store.ts';
import { useState } from 'react';
import {
  workshopsNear,
  workshopTrouble,
  type SearchedPlace,
  type WorkshopsFound,
  type WorkshopsWanted,
  type WorkshopWork,
} from './find-workshops.ts';
import { useAnswer, type ToldAnswer } from './use-answer.ts';

/** Workshops near where somebody is: as they say, as their browser knows, or else near the one that they keep as theirs. */
export const useWorkshops = (
  known: string | null,
  work: WorkshopWork,
  t: Pick<WalkTexts, 'sinTalleres' | 'posicionFallida' | 'codigoPostalVacio'> & { readonly sinConexion: string },
  told: ToldAnswer<WorkshopsWanted, WorkshopsFound> | null,
) => {
  const [asked, setAsked] = useState<SearchedPlace | null>(null);
  const [wrong, setWrong] = useState<string>();
  const favourite = useFavourite();
  const language = useLanguage();
  // What this browser remembers may come after the page.
  const place =
    asked ?? (known ? { postCode: known } : null) ?? (favourite && { lat: favourite.lat, lon: favourite.lon });
  const { answer, failure, busy, again } = useAnswer(workshopsNear.ask, place && { place, work }, told);
  const trouble = failure === null ? null : workshopTrouble(failure, place, t);
  const look = (there: SearchedPlace) => {
    setWrong(undefined);
    setAsked(there);
    // The same place, too, is looked at once more.
    again();
  };
  return {
    /** Null before anything was found, and where what is typed is no place. */
    tiendas: answer && !trouble ? answer.tiendas : null,
    favourite,
    busy,
    again,
    trouble: trouble?.beside === false ? trouble.text : null,
    fieldError: wrong ?? (trouble?.beside && !busy ? trouble.text : undefined),
    /** False where nothing was typed. */
    search: (postCode: string): boolean => {
      if (postCode) look({ postCode });
      else setWrong(t.codigoPostalVacio);
      return postCode !== '';
    },
    /** What stands in the field so far. */
    typed: (postCode: string): void => {
      if (isPostcode(postCode.toUpperCase())) workshopsNear.ahead(browserApi(language), { place: { postCode }, work });
    },
    locate: () =>
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => look({ lat: coords.latitude, lon: coords.longitude }),
        () => setWrong(t.posicionFallida),
        { timeout: 8000, maximumAge: 300_000 },
      ),
  };
};

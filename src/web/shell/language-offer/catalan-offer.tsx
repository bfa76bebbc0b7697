import { languageOffer as t } from '#i18n/ca/language-offer.ts';
import { readStored } from '#web/stored/read-stored.ts';
import { writeStored } from '#web/stored/write-stored.ts';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { addressIn, useCurrentPage } from '../current-page.ts';
import { FloatingBanner } from '../floating-banner.tsx';

const key = 'idiomaOfrecido';
const version = 1;
const never = { ofrecido: false };

const Offer = () => {
  const current = useCurrentPage();
  const { search } = useLocation();
  return (
    <FloatingBanner tone="info" title={t.titulo} close={t.cerrar} lang="ca">
      <a href={addressIn(current, 'ca') + search} hrefLang="ca">
        {t.leer}
      </a>
    </FloatingBanner>
  );
};

/** Offers the page in Catalan, once in this browser; undefined where that was done. */
export const catalanOffer = (): ComponentType | undefined => {
  if (readStored(key, version, never).ofrecido) return undefined;
  writeStored(key, version, { ofrecido: true });
  return Offer;
};

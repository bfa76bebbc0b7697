import '#web/styles/global.css';
import font from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url';
import type { Language } from '#domain/language.ts';
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router';
import { languageOfPath } from '#contract/addresses.ts';
import { apiOf, frameContext } from './api.ts';
import { useLanguage } from './language.ts';
import { useNonce } from './nonce.ts';
import { themeColour } from './theme-colour.ts';
import { useHydrated } from './hydrated.ts';
import { Consent } from './shell/consent.tsx';
import { addressIn, useCurrentPage } from './shell/current-page.ts';
import { useFormsToBasket } from './shell/forms-to-basket.ts';
import { LanguageOffer } from './shell/language-offer.tsx';
import { LookAhead } from './shell/look-ahead.tsx';
import { useOwnFrame } from './shell/own-frame.ts';
import { useScriptsAhead } from './shell/scripts-ahead.ts';
import { SiteFrame, type SiteData } from './shell/site-frame.tsx';
import { SlowNotice } from './shell/slow-notice.tsx';
import { Impersonation } from './shell/impersonation.tsx';
import { Maintenance } from './shell/maintenance.tsx';
import { RouteTrouble } from './shell/trouble.tsx';
import { frameFor, helpOf, rememberedWords } from './shell/menu.server.ts';

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const [site, { marcas }, { enlaces }, chain] = await Promise.all([
    api('siteInit', {}),
    api('readTyreBrands', { query: { sinPrecios: true } }),
    api('listFootContent', {}),
    api('readChain', {}),
  ]);
  const language = languageOfPath(url.pathname);
  const makers = marcas.filter(({ destacada, familia }) => destacada && familia === 'coche');
  const named = frameFor(language, { makers, site, written: enlaces, chain });
  context.set(frameContext, named);
  return {
    telefono: site.telefono,
    ...helpOf(enlaces, language),
    recordado: rememberedWords(language),
    tunel: site.flags['tunel'] ?? false,
    publicUrl: site.publicUrl,
    medicion: site.medicion,
    piezas: Object.values(named.piezas),
  };
};

/** The frame's data does not change during a visit, so only a new document asks again. */
export const shouldRevalidate = () => false;

const other: Record<Language, Language> = { es: 'ca', ca: 'es' };

export const Layout = ({ children }: { children: ReactNode }) => {
  useHydrated();
  const language = useLanguage();
  const nonce = useNonce();
  const site = useRouteLoaderData<typeof loader>('root');
  const current = useCurrentPage();
  return (
    // `data-begun` is written before it is compared.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour} />
        <Meta />
        {site && current && (
          <>
            <link rel="canonical" href={site.publicUrl + addressIn(current, language)} />
            <link rel="alternate" hrefLang={language} href={site.publicUrl + addressIn(current, language)} />
            <link
              rel="alternate"
              hrefLang={other[language]}
              href={site.publicUrl + addressIn(current, other[language])}
            />
            <link rel="alternate" hrefLang="x-default" href={site.publicUrl + addressIn(current, 'es')} />
          </>
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={`${language === 'ca' ? '/ca' : ''}/manifest.webmanifest`} />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        {/* A style sheet needs no nonce, and the browser would hide it from the scripts that compare the page. */}
        <Links nonce="" />
      </head>
      <body>
        <Impersonation />
        <Consent measured={site?.medicion} />
        {children}
        <Maintenance />
        <SlowNotice />
        <LanguageOffer />
        <LookAhead />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
};

/** For when not even the shop's own data could be had. */
const nothingKnown: SiteData = {
  telefono: '',
  horario: '',
  ayuda: '/',
  recordado: { nada: '', coche: '%', moto: '%' },
  piezas: [],
};

const Frame = ({ children }: { children: ReactNode }) => {
  const site = useRouteLoaderData<typeof loader>('root');
  const own = useOwnFrame();
  return own ? children : <SiteFrame site={site ?? nothingKnown}>{children}</SiteFrame>;
};

export default function Root() {
  useScriptsAhead();
  useFormsToBasket();
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export const ErrorBoundary = () => (
  <Frame>
    <RouteTrouble />
  </Frame>
);

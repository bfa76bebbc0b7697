import type { LegalSection, LegalTexts } from '#i18n/es/legal.ts';
import type { Measured } from '#web/shell/consent.tsx';
import { useCurrentPage } from '#web/shell/current-page.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { lazy, Suspense } from 'react';
import { useRouteLoaderData } from 'react-router';
import { measuredCookies, measuredWith } from './measured-texts.ts';
import { useLegalTexts } from './texts.ts';

const ChangeChoice = lazy(async () => await import('#web/shell/consent/change-choice.tsx'));

const pages = ['privacy', 'cookies', 'terms', 'legal'] as const;
type LegalName = (typeof pages)[number];

interface Shown {
  readonly titulo: string;
  readonly entrada: string;
  readonly apartados: readonly LegalSection[];
}

/** What a page says, which of two of them depends on who is told what. */
const shownOf = (texts: LegalTexts, page: LegalName, measured: Measured): Shown => {
  if (page === 'cookies') {
    const { entrada, apartado } = measuredCookies(texts.medicion, measured);
    return { titulo: texts.cookies.titulo, entrada, apartados: [...texts.cookies.apartados, apartado] };
  }
  const more = page === 'privacy' && measuredWith(texts.medicion, measured);
  if (!more) return texts[page];
  const { apartados, ...head } = texts.privacy;
  const withMore = apartados.map((each) =>
    each.id === 'con-quien' ? { ...each, parrafos: [...each.parrafos, more] } : each,
  );
  return { ...head, apartados: withMore };
};

/** The pages that the law asks for: the route's name says which. */
export default function LegalPage() {
  const texts = useLegalTexts();
  const current = useCurrentPage()?.page;
  const measured = useRouteLoaderData<{ medicion: Measured }>('root')?.medicion ?? null;
  const page = pages.find((each) => each === current) ?? 'legal';
  const { titulo, entrada, apartados } = shownOf(texts, page, measured);
  return (
    <Page width="reading">
      <PageMeta title={titulo} description={entrada} />
      <PageHead title={titulo} lead={entrada} />
      <Stack gap="l">
        {apartados.map((apartado) => (
          <section key={apartado.titulo}>
            <h2>{apartado.titulo}</h2>
            <Stack gap="s">
              {apartado.parrafos.map((parrafo) => (
                <p key={parrafo}>{parrafo}</p>
              ))}
            </Stack>
          </section>
        ))}
        {page === 'cookies' && measured && (
          <section id="elegir">
            <h2>{texts.medicion.cambiar}</h2>
            <noscript>
              <p>{texts.medicion.sinJavaScript}</p>
            </noscript>
            <Suspense>
              <ChangeChoice measured={measured} />
            </Suspense>
          </section>
        )}
      </Stack>
    </Page>
  );
}

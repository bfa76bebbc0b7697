import { demoPlates } from '#domain/vehicles/demo-plates.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { foundGroups, omittedWords, type FoundThing } from '#web/search/found-groups.ts';
import { foundSizeAddress } from '#web/search/search-address.ts';
import { useSearchTexts } from '#web/search/texts.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/page/icon.tsx';
import { Grid, Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { plateAddress } from '../../plate-address.ts';
import { PlateSearch } from '../plate/search/plate-search.tsx';
import { SizeSearch } from '../finder/size/size-search.tsx';
import styles from './search-page.module.css';

/** As many of each group as fit on a page without another one. */
const cuantos = 12;
const longest = 80;

/** What cannot be typed says nothing. */
const readTyped = (url: URL): string =>
  (url.searchParams.get('q') ?? '').replaceAll(/\p{C}/gu, ' ').trim().slice(0, longest).trim();

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const language = languageOfPath(url.pathname);
  const q = readTyped(url);
  if (q === '') return { q, demo: (await api('siteInit', {})).demo ? demoPlates : [] };
  const found = await api('searchSite', { query: { q, cuantos, buscado: '1' } });
  const [size] = found.medidas;
  if (found.directo === 'matricula' && found.matricula !== null)
    throw redirect(plateAddress(language, found.matricula));
  if (found.directo === 'medida' && size) throw redirect(foundSizeAddress(size, language));
  return { q, found, demo: (await api('siteInit', {})).demo ? demoPlates : [] };
};

const Thing = ({ thing: { to, text, note, icon } }: { thing: FoundThing }) => (
  <Link className={styles.thing} to={to}>
    <Icon name={icon} className={styles.icon} />
    <span className={styles.words}>
      <b>{text}</b>
      {note && <span className={styles.note}>{note}</span>}
    </span>
    <Icon name="arrow" className={styles.go} />
  </Link>
);

/** The other ways in: a size, a plate, a workshop. */
const Ways = ({ demo }: { demo: readonly string[] }) => {
  const t = useSearchTexts();
  return (
    <Grid least="l">
      <Card as="section">
        <Stack>
          <h2>{t.porMedida}</h2>
          <SizeSearch />
        </Stack>
      </Card>
      <Card as="section">
        <Stack>
          <h2>{t.porMatricula}</h2>
          <PlateSearch demo={demo} look="secondary" />
        </Stack>
      </Card>
    </Grid>
  );
};

/** Everything that may have been meant; a clear size or plate does not come here, but to its own page. */
export default function SearchPage() {
  const { q, found, demo } = useLoaderData<typeof loader>();
  const t = useSearchTexts();
  const language = useLanguage();
  const groups = found ? foundGroups(found, language, t) : [];
  const total = groups.reduce((sum, { things }) => sum + things.length, 0);
  const title = q === '' ? t.titulo : t.tituloDe(q);
  const lead = (found && omittedWords(found, t)) || t.resultados(total);
  return (
    <Page>
      <PageMeta title={title} index={false} />
      <PageHead title={title} lead={total > 0 ? lead : q === '' ? t.descripcion : undefined} />
      <Stack gap="l">
        {groups.map(({ name, title: heading, things }) => (
          <section key={name} aria-labelledby={`found-${name}`}>
            <h2 id={`found-${name}`}>{heading}</h2>
            <ul className={styles.list}>
              {things.map((thing) => (
                <li key={thing.to + thing.text}>
                  <Thing thing={thing} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {total === 0 && q !== '' && (
          <EmptyState
            title={t.nada}
            action={
              <Link {...buttonLink('secondary')} to={address('workshops', language)}>
                {t.verTalleres}
              </Link>
            }
          >
            {t.nadaTexto(q)}
          </EmptyState>
        )}
        {total === 0 && <Ways demo={demo} />}
      </Stack>
    </Page>
  );
}

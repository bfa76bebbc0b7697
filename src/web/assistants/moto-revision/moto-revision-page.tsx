import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { unlessClosed } from '#web/open-pages.server.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { priceMark } from '#web/ui/page/price-mark.ts';
import { Columns, Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { assistantVisitAddress } from '#web/visit-address.ts';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useAssistantTexts } from '../texts.ts';
import { AskMotorcycle } from './ask-motorcycle.tsx';
import styles from './prices.module.css';
import { readPrices } from './read-prices.server.ts';
import { useMotoRevisionTexts } from './texts.ts';

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  await unlessClosed(api, 'motoRevision');
  return { precios: await readPrices(api, url.searchParams.get('cp')) };
};

/** What the revision of a motorcycle is, what it costs in each band, and where it begins. */
export default function MotoRevisionPage() {
  const { precios } = useLoaderData<typeof loader>();
  const t = useMotoRevisionTexts();
  const all = useAssistantTexts();
  const language = useLanguage();
  const [first] = precios;
  return (
    <Page>
      <PageMeta title={t.titulo} description={t.descripcion} />
      <PageHead title={t.titulo} lead={t.entrada} />
      <Columns
        side="price"
        aside={
          <Card as="section" aria-labelledby="la-tuya">
            <Stack>
              <h2 id="la-tuya">{t.tuPrecio}</h2>
              <AskMotorcycle wrong={undefined} cilindrada={null} />
            </Stack>
          </Card>
        }
      >
        <Stack gap="l">
          {precios.length > 0 && (
            <section>
              <h2>{t.preciosTitulo}</h2>
              <table className={styles.prices}>
                <thead>
                  <tr>
                    <th scope="col">{t.porCilindrada}</th>
                    <th scope="col">{t.precio}</th>
                  </tr>
                </thead>
                <tbody>
                  {precios.map(({ banda, revision }) => (
                    <tr key={banda}>
                      <th scope="row">{t.bandas[banda]}</th>
                      <td {...priceMark({ id: revision.id, unidades: 1, importe: revision.importeMontado })}>
                        {writeEuros(revision.importeMontado)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <p className={styles.note}>{t.incluidos}</p>
            </section>
          )}
          {first && (
            <section>
              <h2>{t.queIncluye}</h2>
              <ul>
                {first.revision.partes.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            </section>
          )}
          <section>
            <h2>{t.puntosTitulo}</h2>
            <ul>
              {t.puntos.map((punto) => (
                <li key={punto}>{punto}</li>
              ))}
            </ul>
          </section>
          <section>
            <h2>{t.garantiaTitulo}</h2>
            <p>{t.garantia}</p>
          </section>
          <section>
            <h2>{t.electricaTitulo}</h2>
            <p>
              {t.electricaTexto}{' '}
              <Link to={assistantVisitAddress(language, 'moto-revision', 'moto-revision')}>{all.pedirCita}</Link>.
            </p>
          </section>
        </Stack>
      </Columns>
    </Page>
  );
}

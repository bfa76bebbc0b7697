import { useCurrentPage } from '#web/shell/current-page.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Page, PageHead } from '#web/ui/page/page-layout.tsx';
import { useLegalTexts } from './texts.ts';

/** The pages that the law asks for: the route's name says which. */
export default function LegalPage() {
  const texts = useLegalTexts();
  const page = useCurrentPage()?.page;
  const { titulo, entrada, apartados } =
    texts[page === 'privacy' || page === 'cookies' || page === 'terms' ? page : 'legal'];
  return (
    <Page width="reading">
      <PageMeta title={titulo} description={entrada} />
      <PageHead title={titulo} lead={entrada} />
      {apartados.map((apartado) => (
        <section key={apartado.titulo}>
          <h2>{apartado.titulo}</h2>
          {apartado.parrafos.map((parrafo) => (
            <p key={parrafo}>{parrafo}</p>
          ))}
        </section>
      ))}
    </Page>
  );
}

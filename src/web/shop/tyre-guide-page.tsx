import { useLanguage } from '#web/language.ts';
import { address } from '#web/addresses.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Page, PageHead } from '#web/ui/page-layout.tsx';
import { Link } from 'react-router';
import { useGuideTexts } from './guide-texts.ts';
import { useShopTexts } from './texts.ts';

export default function TyreGuidePage() {
  const t = useShopTexts();
  const language = useLanguage();
  const guia = useGuideTexts();
  return (
    <Page width="reading">
      <PageMeta title={guia.titulo} description={guia.descripcion} />
      <PageHead
        above={
          <Breadcrumbs
            label={t.migas}
            items={[<Link to={address('tyres', language)}>{t.neumaticos}</Link>, guia.titulo]}
          />
        }
        title={guia.titulo}
        lead={guia.descripcion}
      />
      {(
        [
          [guia.numeros, guia.numerosTexto],
          [guia.estaciones, guia.estacionesTexto],
          [guia.desgaste, guia.desgasteTexto],
          [guia.runflat, guia.runflatTexto],
          [guia.etiqueta, guia.etiquetaTexto],
        ] as const
      ).map(([title, text]) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <p>
        <Link to={address('selectorSizes', language)}>{t.buscar}</Link>
      </p>
    </Page>
  );
}

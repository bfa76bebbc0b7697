import { address } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Columns, Page, Stack } from '#web/ui/page/page-layout.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { BelowTyresHead } from '../tyres/below-tyres-head.tsx';
import { Figures } from '../prose/figures.tsx';
import { LinkCards } from '#web/ui/cards/link-cards.tsx';
import { PlainTable } from '../prose/plain-table.tsx';
import { Sections } from '../prose/sections.tsx';
import { coverTable, helpFor, linksTo, tariffTable } from './help-data.server.ts';
import { TariffTable } from './tariff-table.tsx';

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const { language, textos } = helpFor(url);
  const { servicios } = await apiOf(context)('readTyreServices', { query: {} });
  const insurance = servicios.filter(({ categoriaServicio }) => categoriaServicio === 'seguro');
  const tarifas = insurance.flatMap((one) => one.tarifas);
  const [cobertura = []] = insurance.map((one) => one.cobertura);
  return {
    textos: textos.seguro,
    cobertura: coverTable(cobertura, language),
    tarifas: tariffTable({ tarifas }, language),
    seguir: linksTo(['tyreServices', 'tyreGuide', 'workshops'], language),
  };
};

/** The insurance of a tyre: what it covers, how much of it by kilometres, what it does not, and what it costs. */
export default function TyreInsurancePage() {
  const { textos, cobertura, tarifas, seguir } = useLoaderData<typeof loader>();
  const language = useLanguage();
  return (
    <Page>
      <BelowTyresHead title={textos.titulo} lead={textos.entrada} />
      <Figures figures={[...textos.cifras, cobertura.cifra]} />
      <Stack gap="l">
        <Columns
          aside={
            <Card as="section" look="sunk">
              <Stack gap="s">
                <h2>{textos.tarifa}</h2>
                <p>{textos.tarifaTexto}</p>
                <TariffTable caption={textos.tarifa} tariffs={tarifas} />
                <Link {...buttonLink('primary')} to={address('selectorSizes', language)}>
                  {textos.buscar}
                </Link>
              </Stack>
            </Card>
          }
        >
          <Stack gap="l">
            <Sections sections={textos.secciones.slice(0, 1)} />
            <section>
              <Stack gap="s">
                <h2>{textos.cobertura.titulo}</h2>
                <PlainTable caption={textos.cobertura.titulo} heads={cobertura.cabecera} rows={cobertura.filas} />
                <p>{textos.cobertura.texto}</p>
              </Stack>
            </section>
            <Sections sections={textos.secciones.slice(1)} />
          </Stack>
        </Columns>
        <LinkCards links={seguir} />
      </Stack>
    </Page>
  );
}

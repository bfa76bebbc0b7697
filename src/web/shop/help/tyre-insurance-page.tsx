import { address } from '#web/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Columns, Page, Stack } from '#web/ui/page-layout.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { BelowTyresHead } from '../below-tyres-head.tsx';
import { Figures } from '../prose/figures.tsx';
import { LinkCards } from '../prose/link-cards.tsx';
import { Sections } from '../prose/sections.tsx';
import { helpFor, linksTo, tariffTable } from './help-data.server.ts';
import { TariffTable } from './tariff-table.tsx';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { language, textos } = helpFor(request.url);
  const { servicios } = await apiOf(context)('readTyreServices', { query: {} });
  const tarifas = servicios
    .filter(({ categoriaServicio }) => categoriaServicio === 'seguro')
    .flatMap((one) => one.tarifas);
  return {
    textos: textos.seguro,
    tarifas: tariffTable({ tarifas }, language),
    seguir: linksTo(['tyreServices', 'tyreGuide', 'workshops'], language),
  };
};

/** The insurance of a tyre: what it covers, what it does not, and what it costs. */
export default function TyreInsurancePage() {
  const { textos, tarifas, seguir } = useLoaderData<typeof loader>();
  const language = useLanguage();
  return (
    <Page>
      <BelowTyresHead title={textos.titulo} lead={textos.entrada} />
      <Figures figures={textos.cifras} />
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
          <Sections sections={textos.secciones} />
        </Columns>
        <LinkCards links={seguir} />
      </Stack>
    </Page>
  );
}

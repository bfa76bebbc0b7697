import { address } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Page, Stack } from '#web/ui/page/page-layout.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { BelowTyresHead } from '../tyres/below-tyres-head.tsx';
import { LinkCards } from '#web/ui/cards/link-cards.tsx';
import { Sections } from '../prose/sections.tsx';
import { associationText, helpFor, linksTo, tariffTable } from './help-data.server.ts';
import { TariffTable } from './tariff-table.tsx';
import styles from './tyre-services-page.module.css';

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const { language, textos } = helpFor(url);
  const { servicios } = await apiOf(context)('readTyreServices', { query: {} });
  return {
    textos: textos.servicios,
    servicios: servicios
      .filter(({ tarifas }) => tarifas.length > 0)
      .map((service) => ({
        ...service,
        tarifas: tariffTable(service, language),
        asociado: associationText(service, language),
      })),
    seguir: linksTo(['rotationAssistant', 'tyreInsurance', 'tyreGuide', 'workshops'], language),
  };
};

/** What is done with tyres, and the whole tariff as the database has it. */
export default function TyreServicesPage() {
  const { textos, servicios, seguir } = useLoaderData<typeof loader>();
  const language = useLanguage();
  return (
    <Page>
      <BelowTyresHead title={textos.titulo} lead={textos.entrada} />
      <Stack gap="l">
        <Stack>
          {servicios.map((service) => (
            <Card key={service.id_navision} as="section" className={styles.service}>
              <div className={styles.what}>
                <h2>{service.nombre}</h2>
                <p>{service.descripcion}</p>
                {service.incluido && <Badge tone="go">{textos.incluido}</Badge>}
                {service.asociado && <Badge tone="signal">{service.asociado}</Badge>}
              </div>
              <div>
                <p className={styles.base}>{textos.base[service.base_calculo]}</p>
                <TariffTable
                  caption={`${service.nombre}. ${textos.base[service.base_calculo]}`}
                  tariffs={service.tarifas}
                />
              </div>
            </Card>
          ))}
          <p className={styles.note}>{textos.conImpuestos}</p>
        </Stack>
        <Sections layout="row" sections={textos.secciones} />
        <p>
          <Link {...buttonLink('primary')} to={address('selectorSizes', language)}>
            {textos.buscar}
          </Link>
        </p>
        <LinkCards links={seguir} />
      </Stack>
    </Page>
  );
}

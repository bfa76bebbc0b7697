import type { VisitService } from '#contract/visit-services.ts';
import { beginsWithWorkshop } from '#domain/visits/steps.ts';
import { visitVehicles } from '#domain/visits/visit.ts';
import { address } from '#contract/addresses.ts';
import { isPlainTap } from '#web/shell/follow.ts';
import { serviceVisitAddress } from '#web/visit-address.ts';
import { apiOf } from '#web/api.ts';
import { atTouch } from '#web/later.ts';
import { useLanguage } from '#web/language.ts';
import { notFoundWhenRefused } from '#web/not-found.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import type { MouseEvent } from 'react';
import { Link, useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { ServiceCost } from '#web/ui/cards/service-cost.tsx';
import { commentServices, isCommentVehicle } from './comment-services.ts';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import styles from './start-page.module.css';
import { useVisitTexts } from './texts.ts';
import { pageOfStep } from './visit-wizard.ts';
import type { VisitState } from './visit-store.ts';

/** Everything that is booked here; where a workshop is named, what it does. */
export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const codTienda = url.searchParams.get('codTienda');
  const { telefono } = await api('siteInit', {});
  if (!codTienda) return { telefono, taller: null, ...(await api('listVisitServices', {})) };
  const { tienda } = await notFoundWhenRefused(api('readWorkshop', { params: { id: codTienda } }));
  const { servicios } = await api('readWorkshopServices', { params: { id: tienda.codTienda } });
  return {
    telefono: tienda.telefono,
    taller: { codTienda: tienda.codTienda, alias: tienda.alias, web: tienda.cita === 'web' },
    servicios,
  };
};

const storeOfVisit = atTouch(async () => await import('./visit-ready.ts'));

/** How an appointment is begun here: for a vehicle, or for a service. Whoever begins here begins anew. */
const useBeginnings = (taller: { readonly codTienda: number } | null) => {
  const language = useLanguage();
  const navigate = useNavigate();
  // Without JavaScript, or before it is there, the link leads to the same step.
  const begin = async (event: MouseEvent<HTMLAnchorElement>, to: string, begun: Partial<VisitState>) => {
    if (!isPlainTap(event)) return;
    event.preventDefault();
    const store = await storeOfVisit().catch(() => null);
    if (!store) return window.location.assign(to);
    await store.beginVisit(begun);
    await navigate(to);
  };
  const linkTo = (service: VisitService) => {
    const { servicio, vehiculo } = service;
    if (taller) {
      const chosen = new URLSearchParams({ codTienda: String(taller.codTienda), servicio });
      return { to: `${address('visitPreset', language)}?${chosen}` };
    }
    const to = serviceVisitAddress(language, service);
    if (!beginsWithWorkshop(service)) return { to };
    return {
      to,
      onClick: (event: MouseEvent<HTMLAnchorElement>) => void begin(event, to, { vehiculo, selectedService: servicio }),
    };
  };
  return { begin, linkTo };
};

export default function StartPage() {
  const { telefono, taller, servicios } = useLoaderData<typeof loader>();
  const t = useVisitTexts();
  const language = useLanguage();
  const title = taller ? t.tituloEn(taller.alias) : t.titulo;
  const call = <PhoneLink telefono={telefono}>{t.llamar(telefono)}</PhoneLink>;
  const { begin, linkTo } = useBeginnings(taller);
  return (
    <Page>
      <PageMeta title={title} description={t.texto} />
      <PageHead title={title} lead={t.texto} />
      <Stack gap="l">
        <noscript>
          <Notice tone="warning" action={call}>
            {t.sinJavascript}
          </Notice>
        </noscript>
        {taller && !taller.web ? (
          <Notice tone="warning" action={call}>
            {t.esteTallerNoHace}
          </Notice>
        ) : (
          <div className={styles.vehicles}>
            {visitVehicles.map((vehiculo) => {
              const open = !taller && isCommentVehicle(vehiculo) ? commentServices[vehiculo] : null;
              const offered = servicios.filter((each) => each.vehiculo === vehiculo && each.servicio !== open);
              if (offered.length === 0) return null;
              const first = address(
                pageOfStep(vehiculo === 'patinete' ? 'patinete' : 'seleccion-taller', vehiculo),
                language,
              );
              return (
                <section key={vehiculo} className={styles.vehicle} aria-labelledby={`v-${vehiculo}`}>
                  <h2 id={`v-${vehiculo}`}>{t.vehiculos[vehiculo]}</h2>
                  {!taller && (
                    <Link
                      {...buttonLink('primary')}
                      to={first}
                      onClick={(event) => void begin(event, first, { vehiculo })}
                    >
                      {vehiculo === 'patinete' ? t.empezarPorMarca : t.empezarPorTaller}
                    </Link>
                  )}
                  <h3 className={styles.need}>{taller ? t.enEsteTaller : t.conServicio}</h3>
                  <ul className={styles.services}>
                    {offered.map((service) => (
                      <li key={service.servicio}>
                        <Link {...linkTo(service)}>{service.nombre}</Link>
                        <span>
                          {service.soloTelefono ? (
                            t.porTelefono
                          ) : (
                            <ServiceCost service={service} time={t.minutosCorto(service.minutos)} />
                          )}
                        </span>
                      </li>
                    ))}
                    {open && (
                      <li>
                        <Link to={`${address('visitComment', language)}?vehiculo=${vehiculo}`}>{t.noLoSe}</Link>
                      </li>
                    )}
                  </ul>
                </section>
              );
            })}
          </div>
        )}
        <p>
          {t.tengoCita} <Link to={address('visitsMine', language)}>{t.misCitas}</Link>
        </p>
      </Stack>
    </Page>
  );
}

import type { site } from '#contract/site.ts';
import { cents } from '#domain/money/cents.ts';
import { toEuros } from '#domain/money/euros.ts';
import { knowsPlates } from '../vehicles/open-registry.ts';
import type { Config } from '../config/config.ts';
import type { Handlers } from '../runtime.ts';
import { recentWorkshops } from '../workshops/recent-workshops.ts';
import { newStamp } from '../security/stamp.ts';
import { loadMaintenance } from './maintenance-store.ts';

/** Who sells, as the law wants it named; a chain in Andorra alone is the Andorran company. */
const companyOf = ({ invoices: { issuers } }: Config) => {
  const issuer = issuers.ES ?? issuers.AD;
  return (
    issuer && {
      nombre: issuer.nombre,
      nif: issuer.nif,
      domicilio: `${issuer.direccion}, ${issuer.cpostal} ${issuer.poblacion}`,
    }
  );
};

export const siteHandlers = {
  siteInit: async ({ config, database, clock }) => ({
    nombre: config.site.nombre,
    telefono: config.site.telefono,
    publicUrl: config.publicUrl,
    moneda: 'EUR',
    allowMixedOrders: config.mixedOrders,
    flags: { ...config.flags, matricula: knowsPlates({ config }) },
    tiposPago: [...config.payment.gateway.tiposPago],
    facturaSimplificadaHasta: toEuros(cents(config.invoices.simplifiedMax)),
    pagoEnTallerHasta: toEuros(cents(config.payment.atWorkshopMax)),
    demo: config.demo,
    areas: [...new Set((await recentWorkshops(database)).workshops.map(({ area }) => area))],
    empresa: companyOf(config),
    sello: await newStamp(database, clock()),
    mapa: { teselas: config.map.tiles, atribucion: config.map.attribution },
    medicion: config.measuring,
  }),

  readMaintenance: async ({ database, clock }) =>
    (await loadMaintenance(database, clock())).map(({ activo, fecha_inicio, fecha_fin }) => ({
      activo,
      fecha_inicio: fecha_inicio.toISOString(),
      fecha_fin: fecha_fin.toISOString(),
    })),
} satisfies Pick<Handlers, keyof typeof site>;

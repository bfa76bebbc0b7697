import { isRefusal } from '#domain/refusal.ts';
import { readTaxId } from '#domain/accounts/tax-id.ts';
import { checkAddresses } from '#domain/invoices/verifactu/qr-address.ts';
import type { Issuer } from '#domain/invoices/issuer.ts';
import { z } from 'zod';
import { isSafeAddress } from './safe-address.ts';

const fromJson = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
});

const words = z.string().trim().min(1).max(120);
const nif = z.string().transform((text, context) => {
  const read = readTaxId(text);
  if (!isRefusal(read)) return read.numero;
  context.addIssue({ code: 'custom', message: 'must be a tax number' });
  return z.NEVER;
});

const company = { nombre: words, nif, direccion: words, cpostal: words, poblacion: words };

const issuer = fromJson.pipe(
  z.strictObject({
    ...company,
    registro: z
      .string()
      .trim()
      .max(300)
      .nullish()
      .transform((value) => value ?? null),
  }),
);

/** Who made the program, as the law asks its maker to declare (RD 1007/2023 art. 13). */
const maker = fromJson.pipe(z.strictObject({ ...company, contacto: words }));

/** `test` and `live` are the agency's own (AEAT, «Descripción del servicio web», 1.0.3). */
const services = {
  test: 'https://prewww1.aeat.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
  live: 'https://www1.agenciatributaria.gob.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
} as const;

/** Every variable about invoices. */
export const invoiceEnvironment = z.object({
  /** Up to here, in cents, an invoice names nobody (RD 1619/2012 art. 4.1.a). */
  SIMPLIFIED_MAX: z.coerce.number().int().min(0).max(300_000).default(40_000),
  ISSUER_ES: issuer.optional(),
  ISSUER_AD: issuer.optional(),
  BILLING_MAKER: maker.optional(),
  /** Tells this installation from others of the same maker. */
  BILLING_INSTALLATION: z
    .string()
    .regex(/^[\w.-]{1,60}$/)
    .default('1'),
  /** Where records of Spanish invoices go; `off` keeps no chain, as long as the law does not ask for it. */
  VERIFACTU: z
    .string()
    .refine((value) => ['stand-in', 'off', 'test', 'live'].includes(value) || isSafeAddress(value), {
      error: 'must be stand-in, off, test, live, or an https address',
    })
    .default('stand-in'),
  /** A PKCS #12 file: the certificate by which the agency knows the issuer. */
  VERIFACTU_CERTIFICATE: z.string().optional(),
  VERIFACTU_PASSPHRASE: z.string().optional(),
});

/** Of the demo: valid by their control digits, and nobody's. */
const demoCompany = {
  nombre: 'Rodera Talleres, S.L.',
  nif: 'B25123456',
  direccion: 'C. Major, 1',
  cpostal: '25001',
  poblacion: 'Lleida',
} as const;
const demoIssuers = {
  ES: { ...demoCompany, registro: 'Registro Mercantil de Lleida, tomo 1, folio 2, hoja L-3' },
  AD: {
    nombre: 'Rodera Andorra, S.L.',
    nif: 'L710000A',
    direccion: 'Av. Meritxell, 10',
    cpostal: 'AD500',
    poblacion: 'Andorra la Vella',
    registro: null,
  },
} as const;

type Read = z.output<typeof invoiceEnvironment>;

const serviceOf = ({ VERIFACTU, VERIFACTU_CERTIFICATE, VERIFACTU_PASSPHRASE }: Read) => {
  if (VERIFACTU === 'stand-in' || VERIFACTU === 'off') return { clase: VERIFACTU } as const;
  return {
    clase: 'servicio',
    url: VERIFACTU === 'test' || VERIFACTU === 'live' ? services[VERIFACTU] : VERIFACTU,
    certificate: VERIFACTU_CERTIFICATE,
    passphrase: VERIFACTU_PASSPHRASE,
  } as const;
};

/** Invoices as the rest of the server reads them. A country without an issuer has no invoices. */
export const invoiceSettings = (read: Read, demo: boolean) => {
  const issuerOf = (pais: 'ES' | 'AD', prefijo: string): Issuer | null => {
    const given = (pais === 'ES' ? read.ISSUER_ES : read.ISSUER_AD) ?? (demo ? demoIssuers[pais] : undefined);
    return given ? { pais, prefijo, ...given } : null;
  };
  return {
    simplifiedMax: read.SIMPLIFIED_MAX,
    issuers: { ES: issuerOf('ES', ''), AD: issuerOf('AD', 'AD') },
    maker: read.BILLING_MAKER ?? { ...demoCompany, contacto: 'hola@rodera.example' },
    installation: read.BILLING_INSTALLATION,
    service: serviceOf(read),
    checkAddress: read.VERIFACTU === 'live' ? checkAddresses.produccion : checkAddresses.pruebas,
  };
};

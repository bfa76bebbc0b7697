import type { Language } from '#domain/language.ts';

/**
 * The pages of the staff. They stand apart from the shop's table: nothing links to them from there, no search engine
 * is told of them, and the shop's pages need not carry them.
 */
export const consoleAddresses = {
  console: { es: '/operador', ca: '/ca/operador' },
  consoleChanges: { es: '/operador/solicitudes', ca: '/ca/operador/sollicituds' },
  consoleStaff: { es: '/operador/personal', ca: '/ca/operador/personal' },
  consoleInvoices: { es: '/operador/facturas', ca: '/ca/operador/factures' },
  consoleCustomers: { es: '/operador/clientes', ca: '/ca/operador/clients' },
  consoleImpersonate: { es: '/operador/actuar', ca: '/ca/operador/actuar' },
  consoleContent: { es: '/operador/paginas', ca: '/ca/operador/pagines' },
  consoleCases: { es: '/operador/consultas', ca: '/ca/operador/consultes' },
  consoleReviews: { es: '/operador/opiniones', ca: '/ca/operador/opinions' },
  consoleReports: { es: '/operador/canal-etico', ca: '/ca/operador/canal-etic' },
  consoleNewsletter: { es: '/operador/boletines', ca: '/ca/operador/butlletins' },
  consoleMaintenance: { es: '/operador/mantenimiento', ca: '/ca/operador/manteniment' },
  consoleMeasured: { es: '/operador/medicion', ca: '/ca/operador/mesurament' },
  consoleLogIn: { es: '/operador/entrar', ca: '/ca/operador/entrar' },
} as const satisfies Record<string, Record<Language, string>>;

export type ConsolePage = keyof typeof consoleAddresses;

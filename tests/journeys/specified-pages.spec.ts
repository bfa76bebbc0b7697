import type { APIRequestContext } from '@playwright/test';
import { expect, shopUrl, test } from '#tests/support/driver.ts';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);
/** A page, and those below it. */
const below = (path: string, steps: string): readonly string[] => [
  path,
  ...words(steps).map((step) => `${path}/${step}`),
];

/** Every page that was asked for, by area; one whose address has a name in it is found in the sitemap by its shape. */
const pages: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  site: ['/'],
  tyres: below(
    '/neumaticos',
    `todo-sobre-el-neumatico servicios-para-el-neumatico seguro-del-neumatico turismo camion agricola invierno verano
     cuatro-estaciones marcas furgoneta 4x4 quad patinete-electrico moto michelin michelin-moto michelin-camion`,
  ),
  models: [/^\/neumaticos\/firestone\/[a-z-]+$/, /^\/neumaticos\/michelin-moto\/[a-z0-9-]+$/],
  selector: below(
    '/selector',
    `medidas ancho serie llanta carga velocidad preferencias estacion runflat marcas datos resultados
     resultados/registro resultados/todos`,
  ),
  'selector-moto': below(
    '/selector-moto',
    `medidas ancho alto llanta tipo agricola preferencias marcas datos resultados resultados/registro
     resultados/camaras-mousses modelo/marca modelo/cilindrada modelo/modelo modelo/aplicacion modelo/fabricacion`,
  ),
  sheets: [
    /^\/coche\/baterias\/[^/]+\/[^/]+-[^/-]+$/,
    /^\/coche\/aceites\/[^/]+-[^/-]+$/,
    /^\/coche\/accesorios\/seguridad\/[^/]+-[^/-]+$/,
  ],
  vehicles: [
    '/kits-ozono',
    ...below(
      '/coche',
      `frenos mecanica-y-diagnosis caja-cambios-automatica filtros amortiguadores-para-coche baterias
       correa-de-distribucion-para-coche liquido-refrigerante-para-coche carga-del-aire-acondicionado aceites
       escobillas-limpiaparabrisas-para-coche cambio-aceite desinfeccion-con-ozono accesorios-transporte
       accesorios/seguridad`,
    ),
    ...below('/moto', 'frenos filtros kit-de-transmision-para-moto embragues-para-moto baterias-para-moto'),
    ...below(
      '/camion',
      `frenos-de-remolque suspension ejes gestion-de-flotas asistencia-24-horas inspecciones-de-remolque
       neumaticos-industriales`,
    ),
    ...below('/agricola', 'neumaticos alineacion teleinflado asistencia-24-horas'),
  ],
  promotions: [...below('/promociones', 'coche moto camion agricola'), /^\/promociones\/coche\/\d+$/],
  basket: [
    ...below('/cesta', 'solicitud opciones talleres fecha-y-hora registro datos-facturacion pago tu-reserva'),
    '/_proxy/cesta/anadir-producto',
  ],
  account: words('/login /registro /preferencias /nueva-contrasena /te-llamamos'),
  newsletter: words('/confirmacion-newsletter /anular-newsletter'),
  area: words('/area-privada /historico /mis-datos /mis-pedidos').flatMap((path) => below(path, 'lo-que-sea')),
  visits: [
    ...below(
      '/cita-previa',
      `seleccion-taller seleccion-taller/moto seleccion-taller/patinete servicios servicios/patinete fecha-y-hora
       fecha-y-hora/patinete comentario tus-datos tus-datos/patinete confirmacion modificar patinete`,
    ),
    '/cita-previa-preset',
  ],
  assistants: words(
    `/revisiones /revisiones/asistente /coche/revision-basic /coche/revision-confort /coche/revision-plus
     /coche/revision-premium /coche/revision-pre-itv /coche/test-de-seguridad /coche/revision-oficial
     /moto/revision /moto/revision/datos /moto/revision/asistente
     /aire-acondicionado/asistente /permutar-neumaticos/asistente`,
  ),
  workshops: [
    ...below(
      '/talleres-mecanicos',
      `barcelona barcelona-ciudad teruel lleida girona huesca zaragoza tarragona andorra a-coruna pontevedra lugo
       ourense navarra alava la-rioja oberts-migdia oberts-dissabte moto renting`,
    ),
    /^\/talleres-mecanicos\/lleida\/[^/]+$/,
  ],
  staff: words('/acceso-profesionales /operador/'),
  content: [
    ...words(
      `/empresa /preguntas-frecuentes /patrocinios /recursos-humanos /canal-etico /aviso-legal
       /politica-de-privacidad /cookies /terminos-contratacion /certificado-ahorro-energetico
       /condiciones-certificado-ahorro-energetico /contacto/ /contacto/gracias /blog /rodibook /app`,
    ),
    /^\/blog\/[^/]+$/,
  ],
};

/** The words of addresses that were given in Catalan; below `/ca` (spec G1). */
const catalanWords: Readonly<Record<string, string>> = {
  '/registro': '/ca/registre',
  '/te-llamamos': '/ca/et-truquem',
  '/cita-previa': '/ca/cita-previa',
  '/talleres-mecanicos': '/ca/tallers-mecanics',
  '/talleres-mecanicos/barcelona-ciudad': '/ca/tallers-mecanics/barcelona-ciudad',
  '/area-privada': '/ca/area-privada',
  '/historico': '/ca/historic',
  '/mis-datos': '/ca/les-meves-dades',
  '/mis-pedidos': '/ca/les-meves-comandes',
  '/nueva-contrasena': '/ca/nova-contrasenya',
  '/confirmacion-newsletter': '/ca/confirmacio-newsletter',
  '/anular-newsletter': '/ca/anular-newsletter',
  '/contacto/': '/ca/contacte',
  '/contacto/gracias': '/ca/contacte/gracies',
  '/canal-etico': '/ca/canal-etic',
};

const open = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(shopUrl + path);
  const page = await answer.text();
  return {
    status: answer.status(),
    shown: new URL(answer.url()).pathname,
    language: /<html[^>]* lang="(\w+)"/.exec(page)?.[1],
    title: /<title>([^<]+)</.exec(page)?.[1] ?? '',
    inCatalan: /<a href="([^"]+)"[^>]* hrefLang="ca"/i.exec(page)?.[1],
  };
};

/** The address that a shape stands for: the first of the sitemap that has it. */
const inSitemap = async (request: APIRequestContext, shape: RegExp): Promise<string> => {
  const sitemap = await (await request.get(`${shopUrl}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)</g), ([, address = '']) => new URL(address).pathname);
  const found = paths.find((path) => shape.test(path));
  if (!found) throw new Error(`no address of the sitemap looks like ${String(shape)}`);
  return found;
};

/** The sheet of the first size that the page of a model lists. */
const firstSheet = async (request: APIRequestContext, model: RegExp): Promise<string> => {
  const path = await inSitemap(request, model);
  const page = await (await request.get(shopUrl + path)).text();
  const [, sheet] = new RegExp(`href="(${path}-[^"?#]+)"`).exec(page) ?? [];
  if (!sheet) throw new Error(`${path} leads to no sheet`);
  return sheet;
};

const answersInBoth = async (request: APIRequestContext, asked: string): Promise<void> => {
  const spanish = await open(request, asked);
  expect.soft([asked, spanish.status, spanish.language]).toEqual([asked, 200, 'es']);
  expect.soft(spanish.title, asked).not.toBe('');

  expect.soft(spanish.inCatalan, asked).toMatch(/^\/ca(?=$|[/?])/);
  const given = catalanWords[asked];
  if (given) expect.soft([asked, spanish.inCatalan]).toEqual([asked, given]);
  const catalan = await open(request, spanish.inCatalan ?? '/');
  expect.soft([asked, catalan.status, catalan.language]).toEqual([asked, 200, 'ca']);
  expect.soft(catalan.title, asked).not.toBe('');
};

for (const [area, paths] of Object.entries(pages))
  test(`every page asked for answers in both languages: ${area}`, async ({ request }) => {
    for (const path of paths)
      await answersInBoth(request, typeof path === 'string' ? path : await inSitemap(request, path));
  });

for (const model of [/^\/neumaticos\/michelin\/[a-z0-9-]+$/, /^\/neumaticos\/michelin-moto\/[a-z0-9-]+$/])
  test(`the sheet of a tyre answers in both languages: ${model.source}`, async ({ request }) => {
    await answersInBoth(request, await firstSheet(request, model));
  });

test.describe('what answers otherwise, on purpose', () => {
  const otherwise = [
    ['/neumaticos/coche-electrico', 404, 'its switch is off (spec T20)'],
    ['/ca/pneumatics/cotxe-electric', 404, 'its switch is off (spec T20)'],
    ['/404.html', 404, 'is the page of what is missing'],
    ['/500', 500, 'is the page of what broke'],
    ['/blank', 200, 'is an empty frame, without words'],
    ['/una-pagina-que-nadie-ha-escrito', 404, 'no editor wrote it'],
    ['/ca/una-pagina-que-nadie-ha-escrito', 404, 'no editor wrote it'],
  ] as const;
  for (const [path, status, why] of otherwise)
    test(`${path} answers ${status}: ${why}`, async ({ request }) => {
      const answer = await request.get(shopUrl + path);
      expect(answer.status()).toBe(status);
      expect(answer.headers()['x-robots-tag'] ?? (await answer.text())).toContain('noindex');
      expect((await request.head(shopUrl + path)).status()).toBe(status);
    });

  test('a sheet under the suffix of its maker leads to the plain sheet (spec T23)', async ({ request }) => {
    const plain = await firstSheet(request, /^\/neumaticos\/firestone\/[a-z0-9-]+$/);
    const { status, shown } = await open(request, `${plain}-fm`);
    expect([status, shown]).toEqual([200, plain]);
  });
});

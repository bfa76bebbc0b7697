import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addresses } from '#contract/address-table.ts';
import { isPageName } from '#contract/addresses.ts';
import { questionAt } from '#web/shop/moto/moto-addresses.ts';
import { readContentFolder } from '#server/content/content-folder.ts';
import { findContentPage } from '#web/vehicle-pages.server.ts';

const below = (path: string, ...words: readonly string[]) => words.map((word) => `${path}/${word}`);

/** The Spanish addresses of the specification that stand; `{…}` is anything. Those to come are in docs/specification. */
const specified: Readonly<Record<string, readonly string[]>> = {
  'of the tyres': [
    '/',
    '/neumaticos',
    ...below('/neumaticos', 'todo-sobre-el-neumatico', 'servicios-para-el-neumatico', 'seguro-del-neumatico'),
    ...below('/neumaticos', 'invierno', 'verano', 'cuatro-estaciones', 'marcas', 'furgoneta', '4x4', 'quad'),
    ...below('/neumaticos', 'patinete-electrico', 'moto', 'coche-electrico', '{marca}', '{marca}-moto'),
    '/neumaticos/{marca}/{modelo}',
    '/neumaticos/{marca}/{modelo}-{specs}',
  ],
  'of the selectors': [
    '/selector',
    ...below('/selector', 'medidas', 'ancho', 'serie', 'llanta', 'carga', 'velocidad', 'preferencias', 'estacion'),
    ...below('/selector', 'runflat', 'marcas', 'datos', 'resultados', 'resultados/registro', 'resultados/todos'),
    '/selector-moto',
    ...below('/selector-moto', 'medidas', 'ancho', 'alto', 'llanta', 'tipo', 'agricola', 'preferencias', 'marcas'),
    ...below('/selector-moto', 'datos', 'resultados', 'resultados/registro', 'resultados/camaras-mousses'),
    ...below('/selector-moto/modelo', 'marca', 'cilindrada', 'modelo', 'aplicacion', 'fabricacion'),
  ],
  'of articles': [
    '/coche/baterias/{marca}/{nombre}-{id}',
    '/coche/aceites/{nombre}-{id}',
    '/coche/accesorios/seguridad/{nombre}-{id}',
    ...below('/coche', 'baterias', 'aceites', 'accesorios-transporte', 'accesorios/seguridad'),
    '/moto/baterias-para-moto',
    '/kits-ozono',
  ],
  'about a vehicle': [
    '/coche',
    '/moto',
    '/camion',
    '/agricola',
    ...below('/coche', 'frenos', 'mecanica-y-diagnosis', 'caja-cambios-automatica', 'filtros', 'cambio-aceite'),
    ...below(
      '/coche',
      'amortiguadores-para-coche',
      'correa-de-distribucion-para-coche',
      'carga-del-aire-acondicionado',
    ),
    ...below('/coche', 'liquido-refrigerante-para-coche', 'escobillas-limpiaparabrisas-para-coche'),
    ...below(
      '/coche',
      'desinfeccion-con-ozono',
      'revision-basic',
      'revision-confort',
      'revision-plus',
      'revision-premium',
    ),
    ...below('/coche', 'revision-pre-itv', 'test-de-seguridad', 'revision-oficial'),
    '/revisiones',
    '/revisiones/asistente',
    ...below('/moto', 'frenos', 'filtros', 'kit-de-transmision-para-moto', 'embragues-para-moto'),
  ],
  'of promotions': ['/promociones', '/promociones/coche', '/promociones/coche/{id}'],
  'of the basket': [
    '/cesta',
    ...below('/cesta', 'solicitud', 'opciones', 'talleres', 'fecha-y-hora', 'registro', 'datos-facturacion', 'pago'),
    '/cesta/tu-reserva',
    '/_proxy/cesta/anadir-producto',
  ],
  'of appointments': [
    '/cita-previa',
    '/cita-previa-preset',
    ...below('/cita-previa', 'seleccion-taller', 'seleccion-taller/moto', 'seleccion-taller/patinete', 'servicios'),
    ...below('/cita-previa', 'servicios/patinete', 'fecha-y-hora', 'fecha-y-hora/patinete', 'comentario', 'tus-datos'),
    ...below('/cita-previa', 'tus-datos/patinete', 'confirmacion', 'modificar', 'patinete'),
  ],
  'of workshops': ['/talleres-mecanicos', '/talleres-mecanicos/{area}', '/talleres-mecanicos/{provincia}/{taller}'],
  'of content': ['/politica-de-privacidad', '/aviso-legal', '/cookies', '/terminos-contratacion', '/app'],
  'that editors write': [
    '/empresa',
    '/preguntas-frecuentes',
    '/patrocinios',
    '/recursos-humanos',
    '/certificado-ahorro-energetico',
    '/condiciones-certificado-ahorro-energetico',
    '/blog',
    '/rodibook',
  ],
};

/** What the demo's editors wrote. */
const demoSlugs = new Set(
  readContentFolder(join(import.meta.dirname, '../../db/seed/content')).map(
    ({ contenido }) => /^slug: (.*)$/m.exec(contenido)?.[1] ?? '',
  ),
);

/** Whether a word of an address is one of those that stand below it, where the table has a parameter. */
const isThere = (page: string, path: string): boolean => {
  const [, root = '', word = '', deeper = ''] = path.split('/');
  if (page === 'motoStep') return questionAt(word, 'es', 'selector') !== undefined;
  if (page === 'motoModelStep') return questionAt(deeper, 'es', 'modelo') !== undefined;
  if (page === 'content') return demoSlugs.has(root);
  if (page.endsWith('Page')) return findContentPage(root as 'coche', 'es', word) !== undefined;
  return true;
};

const pageAt = (path: string) =>
  Object.entries(addresses).find(
    ([page, { es }]) =>
      new RegExp(`^${es.replaceAll(/:\w+/g, '[^/]+')}$`).test(path.replaceAll(/[{}]/g, '')) && isThere(page, path),
  )?.[0];

describe('every address of the specification', () => {
  it.each(Object.entries(specified))('%s stands in the table, in Spanish and below /ca/', (_, paths) => {
    expect(paths.filter((path) => pageAt(path) === undefined)).toEqual([]);
    for (const path of paths) {
      const page = pageAt(path) ?? '';
      expect(isPageName(page) && addresses[page].ca).toMatch(/^\/ca(\/|$)/);
    }
  });

  it('stands there once in each language', () => {
    for (const language of ['es', 'ca'] as const) {
      const all = Object.values(addresses).map((each) => each[language]);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('is missed where it does not stand', () => {
    expect(['/no-existe', '/coche/no-existe', '/selector-moto/no-existe'].map(pageAt)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

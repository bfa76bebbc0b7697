import { addresses } from '#contract/address-table.ts';
import { gzipSync } from 'node:zlib';
import { openSettled } from '#tests/support/hydrated.ts';
import { launch } from './browser.ts';
const origin = 'http://localhost:4960';
const examples: Readonly<Record<string, readonly string[]>> = {
  search: ['?q=michelin'], selectorResults: ['?ancho=205&serie=55&llanta=16'], selectorAll: ['?ancho=205&serie=55&llanta=16&cp=25001'],
  selectorPreferences: ['?ancho=205&serie=55&llanta=16'], selectorBrands: ['?ancho=205&serie=55&llanta=16&temporada=verano&runflat=no'],
  selectorData: ['?ancho=205&serie=55&llanta=16'], selectorPlate: ['?matricula=1273JHM'], motoResults: ['?vehiculo=moto&ancho=120&alto=70&llanta=17'],
  workshops: ['?cp=25001'], airAssistant: ['?ano=2016'], rotationAssistant: ['?tipo=turismo'], motoRevisionAssistant: ['?cilindrada=689&vehiculo=Yamaha&banda=125'],
  compare: ['?productos=NE0000440,NE0000023'],
};
const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
const known = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
const others = new Set<string>(Object.values(addresses).flatMap((all) => Object.values(all)));
const paths = Object.entries(addresses).flatMap(([page, { es: path }]) => {
  if (!path.includes(':')) return [path, ...(examples[page] ?? []).map((q) => path + q)];
  const kind = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  return known.filter((each) => kind.test(each) && !others.has(each)).slice(0, 1);
});
const only = process.argv[2] ? new RegExp(process.argv[2]) : null;
const browser = await launch();
for (const path of [...paths, '/no-existe']) {
  if (only && !only.test(path)) continue;
  const context = await browser.newContext();
  const page = await context.newPage();
  const out: Promise<[string, number]>[] = [];
  page.on('response', (r) => { if (r.request().resourceType() === 'script') out.push(r.body().then((b): [string, number] => [r.url().split('/').pop()!, gzipSync(b, { level: 9 }).length]).catch((): [string, number] => ['?', 0])); });
  try { await openSettled(page, origin + path); await page.waitForTimeout(200); } catch { console.log('??', path); }
  const all = await Promise.all(out);
  console.log(Math.round(all.reduce((s, [, n]) => s + n, 0) / 100) / 10, path, new URL(page.url()).pathname === path.split('?')[0] ? '' : '→ ' + new URL(page.url()).pathname);
  if (process.argv[3]) for (const [f, n] of all) console.log('   ', n, f);
  await context.close();
}
process.exit(0);

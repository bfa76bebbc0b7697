import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawnWidth, files, folderOf, tall } from './tyre-pictures/files.ts';
import { picturedModels, type PicturedModel } from './tyre-pictures/models.ts';
import { writeList } from './tyre-pictures/list.ts';
import { paint } from './tyre-pictures/render.ts';
import { studioMaps, type StudioMaps } from './tyre-pictures/studio.ts';
import { bodyOf, shapeKey, tyreOf } from './tyre-pictures/tyre-of.ts';
import { buildView, cameras, viewNames, type View, type ViewName } from './tyre-pictures/view.ts';

/**
 * Draws the pictures of tyres in `public/tyres` that are missing, and removes those that no model has any more: a second of one
 * core for each model. `node scripts/draw-tyre-pictures.ts`; with a view's name that view alone, and with a part as `2/3` the
 * second of three parts, so that several can work side by side.
 */
const into = 'public/tyres';
/** Drawn larger than shown, so that edges are soft. */
const finer = 1.5;

const lacking = (model: PicturedModel, view: ViewName): boolean =>
  files.some((file) => file.view === view && !existsSync(`${into}/${folderOf(model)}/${file.name}`));

const encode = async (
  pixels: Uint8Array,
  { width: wide, height }: View,
  name: ViewName,
  folder: string,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const { name: file, width, quality } of files.filter(({ view }) => view === name)) {
    const picture = sharp(pixels, { raw: { width: wide, height, channels: 4 } }).resize(
      width,
      Math.round(width * tall),
      {
        kernel: 'mitchell',
      },
    );
    const bytes = file.endsWith('.avif')
      ? picture.avif({ quality, effort: 1, chromaSubsampling: '4:2:0' })
      : picture.webp({ quality, alphaQuality: 50, effort: 4 });
    await writeFile(`${folder}/${file}.part`, await bytes.toBuffer());
    await rename(`${folder}/${file}.part`, `${folder}/${file}`);
  }
};

const removeOthers = async (wanted: ReadonlySet<string>): Promise<void> => {
  if (!existsSync(into)) return;
  for (const name of readdirSync(into)) if (!wanted.has(name)) await rm(`${into}/${name}`, { recursive: true });
};

const drawView = async (models: readonly PicturedModel[], name: ViewName, maps: StudioMaps): Promise<void> => {
  const missing = models.filter((model) => lacking(model, name));
  let [count, encoding] = [0, Promise.resolve()];
  for (const group of Map.groupBy(missing, shapeKey).values()) {
    const body = bodyOf(group[0] as PicturedModel);
    const width = drawnWidth[name] * finer;
    const view = buildView(body, cameras[name], width, Math.round(width * tall));
    for (const model of group) {
      const pixels = paint(tyreOf(model, body), view, maps);
      // While one picture is written, the next one is drawn.
      await encoding;
      encoding = encode(pixels, view, name, `${into}/${folderOf(model)}`);
      if (++count % 20 === 0) console.log(`${name}: ${count} of ${missing.length}`);
    }
  }
  await encoding;
};

const models = picturedModels();
await writeList();
await removeOthers(new Set(models.map(folderOf)));
sharp.concurrency(1);
const maps = studioMaps();
const [, , only, part = '1/1'] = process.argv;
const [place = 1, parts = 1] = part.split('/').map(Number);
const mine = models.slice(
  Math.floor(((place - 1) * models.length) / parts),
  Math.floor((place * models.length) / parts),
);
for (const name of viewNames) if (!only || only === name) await drawView(mine, name, maps);

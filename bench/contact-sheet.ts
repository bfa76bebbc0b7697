import { launch } from './browser.ts';

export interface Row {
  readonly title: string;
  /** JPEG as base64, by the head's columns; undefined where there is none. */
  readonly pictures: readonly (string | undefined)[];
}

/** Open shops as a command line names them: `before=ORIGIN`. */
export const namedShops = (shops: readonly string[]) =>
  shops.map((shop) => {
    const [label = '', origin = ''] = shop.split('=', 2);
    return { label, origin };
  });

/** Pictures in rows below named columns, written to `out` as one JPEG; `width` and `height` in px are those of a place without one. */
export const writeContactSheet = async (
  out: string,
  columns: readonly string[],
  rows: readonly Row[],
  { width, height }: { readonly width: number; readonly height: number },
): Promise<void> => {
  const head = columns.map((column) => `<th>${column}</th>`).join('');
  const body = rows.map(({ title, pictures }) => {
    const cells = pictures.map((jpeg) => `<td>${jpeg ? `<img src="data:image/jpeg;base64,${jpeg}">` : ''}</td>`);
    return `<tr><th>${title}</th>${cells.join('')}</tr>`;
  });
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1400, height: 400 } });
  await page.setContent(`<style>
    body { margin: 12px; font: 14px sans-serif; inline-size: max-content }
    td { padding: 3px; vertical-align: top } td img { inline-size: ${width}px; display: block; border: 1px solid #999 }
    td:empty { inline-size: ${width}px; block-size: ${height}px; background: #eee }
    </style><table><tr><th></th>${head}</tr>${body.join('')}</table>`);
  await page.locator('body').screenshot({ path: out, type: 'jpeg', quality: 55 });
  await browser.close();
};

import { inflateSync } from 'node:zlib';

/** The objects of a PDF by their number, each as text; what is deflated inside of one is inflated. */
const objectsOf = (pdf: Buffer): ReadonlyMap<string, string> => {
  const text = pdf.toString('latin1');
  return new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, number = '', body = '']) => {
      const stream = /^([\s\S]*?)stream\n([\s\S]*)\nendstream/.exec(body);
      if (!stream) return [number, body];
      const [, head = '', data = ''] = stream;
      const bytes = Buffer.from(data, 'latin1');
      return [number, head + (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('utf8')];
    }),
  );
};

/** Which characters the glyphs of a font stand for. */
const glyphsOf = (map: string): ReadonlyMap<number, string> => {
  const glyphs = new Map<number, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, code = ''], place) =>
      glyphs.set(
        Number.parseInt(from, 16) + place,
        Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ),
    );
  return glyphs;
};

const refIn = (text: string, name: string): string => new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1] ?? '';

/** What somebody reads in a file that pdfkit wrote, and where its filled rectangles are. */
export const readPdf = (pdf: Buffer) => {
  const objects = objectsOf(pdf);
  const all = [...objects.values()].join('\n');
  const pages = [...objects.values()].filter((object) => /\/Type \/Page\b(?!s)/.test(object));
  const contents = pages.map((each) => objects.get(refIn(each, 'Contents')) ?? '');
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  const glyphsIn = (name: string): ReadonlyMap<number, string> => {
    const known =
      fonts.get(name) ?? glyphsOf(objects.get(refIn(objects.get(refIn(all, name)) ?? '', 'ToUnicode')) ?? '');
    fonts.set(name, known);
    return known;
  };
  const texts = contents.map((content) => {
    let font = '';
    return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, chosen, shown]) => {
      if (chosen !== undefined) font = chosen;
      if (shown === undefined) return [];
      const codes = [...shown.matchAll(/<(\w*)>/g)].map(([, hex]) => hex).join('');
      return [
        (codes.match(/\w{4}/g) ?? []).map((code) => glyphsIn(font).get(Number.parseInt(code, 16)) ?? '?').join(''),
      ];
    });
  });
  const rectangles = contents.map((content) =>
    [...content.matchAll(/^(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re$/gm)].map(
      (numbers) => numbers.slice(1).map(Number) as [x: number, y: number, width: number, height: number],
    ),
  );
  return { pages: pages.length, texts, text: texts.flat().join('\n'), rectangles, all };
};

/** A picture of filled rectangles on white, as a camera gives it: four bytes a dot, so many dots a point. */
export const pictureOf = (
  rectangles: readonly (readonly [number, number, number, number])[],
  { width, height, scale }: { readonly width: number; readonly height: number; readonly scale: number },
) => {
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  const dots = new Uint8ClampedArray(across * down * 4).fill(255);
  for (const [x, y, wide, high] of rectangles)
    for (let row = Math.round(y * scale); row < Math.round((y + high) * scale); row++)
      for (let column = Math.round(x * scale); column < Math.round((x + wide) * scale); column++)
        dots.fill(0, (row * across + column) * 4, (row * across + column) * 4 + 3);
  return { dots, across, down };
};

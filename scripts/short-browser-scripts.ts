import { minify } from 'terser';
import type { Plugin } from 'vite';

const written = /\bbrowserScript`([^`]*)`/g;
const value = /\$\{([^}]*)\}/g;

/** A name that terser takes for one of the page's, and a text of the same letters. */
const holeOf = (place: number): string => `$hole${place}$`;

/** The text of a template, shorter: an expression still, with its values where they were. */
export const shortened = async (text: string): Promise<string> => {
  const values: string[] = [];
  const whole = text.replaceAll(value, (_, code: string) => holeOf(values.push(code) - 1));
  const { code = '' } = await minify(whole, { ecma: 2020, compress: { ecma: 2020, passes: 3, expression: true } });
  const short = code.replace(/;$/, '').replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);
  return values.reduce((sofar, code, place) => sofar.replaceAll(holeOf(place), () => `\${${code}}`), short);
};

/** Scripts that stand in the page itself, in each of them: as short as those in files. */
export const shortBrowserScripts = (): Plugin => ({
  name: 'short-browser-scripts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: async (code, id) => {
    if (!id.includes('/src/web/')) return null;
    const found = [...code.matchAll(written)];
    if (found.length === 0) return null;
    const short = await Promise.all(found.map(async ([, text = '']) => `browserScript\`${await shortened(text)}\``));
    return { code: code.replaceAll(written, () => short.shift() ?? ''), map: null };
  },
});

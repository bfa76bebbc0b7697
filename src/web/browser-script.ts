/**
 * A script that a page carries itself. It stands in the source as somebody reads it; the build makes it short
 * (scripts/short-browser-scripts.ts). Values are put in as they are.
 */
export const browserScript = (strings: TemplateStringsArray, ...values: readonly string[]): string =>
  strings.reduce((before, after, place) => `${before}${values[place - 1] ?? ''}${after}`);

/**
 * What a field that was left empty asks for, by the last part of its name; undefined where no sentence is its own, and for
 * every other code.
 */
export const missingIn = (
  sentences: Readonly<Record<string, string>>,
  field: string,
  code: string,
): string | undefined => {
  const name = field.slice(field.lastIndexOf('.') + 1);
  return code === 'campo-obligatorio' && Object.hasOwn(sentences, name) ? sentences[name] : undefined;
};

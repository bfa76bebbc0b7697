const texts = new WeakMap<object, string>();

/**
 * A part of answers that never changes, such as a tyre in a list: its JSON is made once and used by every
 * answer that holds it. Frozen, so that nobody changes what has been written already.
 */
export const unchanging = <Part extends object>(part: Part): Part => {
  texts.set(Object.freeze(part), '');
  return part;
};

const partText = (part: unknown): string | undefined => {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part);
  const known = texts.get(part);
  if (known === undefined)
    return Array.isArray(part) ? `[${part.map((each) => partText(each) ?? 'null').join()}]` : JSON.stringify(part);
  if (known !== '') return known;
  const made = JSON.stringify(part);
  texts.set(part, made);
  return made;
};

/** The same text as `JSON.stringify`, with the unchanging parts of an answer, two levels deep, taken as they are known. */
export const jsonText = (answer: unknown): string | undefined => {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer) || 'toJSON' in answer)
    return JSON.stringify(answer);
  const members: string[] = [];
  for (const [name, value] of Object.entries(answer)) {
    const text = partText(value);
    if (text !== undefined) members.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${members.join()}}`;
};

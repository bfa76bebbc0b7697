const texts = new WeakMap<object, string>();

/**
 * A part of answers that never changes, such as a tyre in a list: its JSON is made once and used by every
 * answer that holds it. Frozen, so that nobody changes what has been written already.
 */
export const unchanging = <Part extends object>(part: Part): Part => {
  texts.set(Object.freeze(part), '');
  return part;
};

const isUnchanging = (part: unknown): part is object => typeof part === 'object' && part !== null && texts.has(part);

const holdsUnchanging = (part: object): boolean =>
  Object.values(part).some((each: unknown) => isUnchanging(each) || (Array.isArray(each) && isUnchanging(each[0])));

const partText = (part: unknown): string | undefined => {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part);
  const known = texts.get(part);
  if (known === undefined) {
    if (Array.isArray(part)) return `[${part.map((each) => partText(each) ?? 'null').join()}]`;
    return holdsUnchanging(part) ? membersText(part) : JSON.stringify(part);
  }
  if (known !== '') return known;
  const made = JSON.stringify(part);
  texts.set(part, made);
  return made;
};

const membersText = (whole: object): string | undefined => {
  if ('toJSON' in whole) return JSON.stringify(whole);
  const members: string[] = [];
  for (const [name, value] of Object.entries(whole)) {
    const text = partText(value);
    if (text !== undefined) members.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${members.join()}}`;
};

/**
 * The same text as `JSON.stringify`, with the unchanging parts of an answer taken as they are known. They are its members, or
 * those of its lists: an answer without any is written at once, in half the time.
 */
export const jsonText = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) && holdsUnchanging(answer)
    ? membersText(answer)
    : JSON.stringify(answer);

const bytes = new WeakMap<object, Buffer>();

/** An answer as it is sent; one that never changes as bytes, which are made once. */
export const jsonToSend = (answer: unknown): Buffer | string | undefined => {
  if (!isUnchanging(answer)) return jsonText(answer);
  const known = bytes.get(answer);
  if (known) return known;
  const made = Buffer.from(jsonText(answer) ?? '');
  bytes.set(answer, made);
  return made;
};

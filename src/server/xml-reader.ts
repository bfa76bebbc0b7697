/** An element as it stands in its document. */
export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  /** Empty where it has none. */
  readonly prefix: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Its own characters, entities and CDATA read. */
  readonly text: string;
  /** Where it begins and ends in the document: what is signed is the text itself. */
  readonly from: number;
  readonly to: number;
}

interface Growing {
  name: string;
  prefix: string;
  tag: string;
  attributes: Map<string, string>;
  children: XmlElement[];
  text: string;
  from: number;
}

/** How large a document may be. */
export interface XmlBounds {
  readonly characters: number;
  readonly depth: number;
  readonly elements: number;
}

const small: XmlBounds = { characters: 65_536, depth: 20, elements: 1000 };

const entities: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

const characterOf = (entity: string): string => {
  const numbered = /^#(?:x([0-9A-Fa-f]{1,6})|(\d{1,7}))$/.exec(entity);
  if (!numbered) {
    const known = entities.get(entity);
    if (known === undefined) throw new Error('xml: unknown entity');
    return known;
  }
  const code = numbered[1] === undefined ? Number(numbered[2]) : Number.parseInt(numbered[1], 16);
  if (code === 0 || code > 0x10_ff_ff) throw new Error('xml: no such character');
  return String.fromCodePoint(code);
};

const charactersOf = (written: string): string =>
  written
    .split('&')
    .map((part, place) => {
      if (place === 0) return part;
      const end = part.indexOf(';');
      if (end < 1 || end > 10) throw new Error('xml: a lone ampersand');
      return characterOf(part.slice(0, end)) + part.slice(end + 1);
    })
    .join('');

const tagShape = /^([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*$/;
const attributeShape = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const opened = (inside: string, from: number): Growing => {
  const [, tag, attributes = ''] = tagShape.exec(inside) ?? [];
  if (tag === undefined) throw new Error('xml: not a tag');
  return {
    tag,
    name: tag.slice(tag.indexOf(':') + 1),
    prefix: tag.slice(0, Math.max(0, tag.indexOf(':'))),
    attributes: new Map(
      [...attributes.matchAll(attributeShape)].map(([, name = '', double, single]) => [
        name,
        charactersOf(double ?? single ?? ''),
      ]),
    ),
    children: [],
    text: '',
    from,
  };
};

/** The end of what begins at `from`; throws where the document ends first. */
const endOf = (document: string, mark: string, from: number): number => {
  const end = document.indexOf(mark, from);
  if (end < 0) throw new Error(`xml: ${mark} is missing`);
  return end;
};

/** A document that is being read: its open elements, the innermost last, and the root once that is closed. */
interface Reading {
  readonly document: string;
  readonly most: XmlBounds;
  readonly open: Growing[];
  root: XmlElement | undefined;
  elements: number;
}

const write = ({ open }: Reading, characters: string): void => {
  const element = open.at(-1);
  if (element) element.text += characters;
  else if (characters.trim() !== '') throw new Error('xml: text outside of the root');
};

const close = (reading: Reading, element: Growing, to: number): void => {
  const { tag: _, ...whole } = element;
  const parent = reading.open.at(-1);
  if (parent) parent.children.push({ ...whole, to });
  else reading.root = { ...whole, to };
};

// Each reads what begins at `at`, and answers where it ends.

const readText = (reading: Reading, at: number): number => {
  const { document } = reading;
  const next = document.indexOf('<', at);
  const end = next < 0 ? document.length : next;
  write(reading, charactersOf(document.slice(at, end)));
  return end;
};

const readCdata = (reading: Reading, at: number): number => {
  const end = endOf(reading.document, ']]>', at);
  if (reading.open.length === 0) throw new Error('xml: text outside of the root');
  write(reading, reading.document.slice(at + 9, end));
  return end + 3;
};

const readEndTag = (reading: Reading, at: number): number => {
  const end = endOf(reading.document, '>', at);
  const element = reading.open.pop();
  if (element?.tag !== reading.document.slice(at + 2, end).trimEnd()) throw new Error('xml: badly nested');
  close(reading, element, end + 1);
  return end + 1;
};

const readTag = (reading: Reading, at: number): number => {
  const { document, most, open } = reading;
  const end = endOf(document, '>', at);
  const alone = document[end - 1] === '/';
  if (open.length === 0 && reading.root) throw new Error('xml: two roots');
  reading.elements += 1;
  if (reading.elements > most.elements || open.length >= most.depth) throw new Error('xml: too large');
  const element = opened(document.slice(at + 1, alone ? end - 1 : end), at);
  if (alone) close(reading, element, end + 1);
  else open.push(element);
  return end + 1;
};

/**
 * Reads a document of elements, attributes, text and CDATA: what gateways and the tax agency answer with. Everything else
 * (document types, comments, instructions, entities of one's own), everything beyond its bounds or badly nested throws.
 */
export const readXml = (document: string, most: XmlBounds = small): XmlElement => {
  if (document.length > most.characters) throw new Error('xml: too long');
  const reading: Reading = { document, most, open: [], root: undefined, elements: 0 };
  let at = /^\uFEFF?\s*<\?xml\s[^<>]*\?>/.exec(document)?.[0].length ?? 0;
  while (at < document.length) {
    if (document[at] !== '<') at = readText(reading, at);
    else if (document.startsWith('<![CDATA[', at)) at = readCdata(reading, at);
    else if (document.startsWith('</', at)) at = readEndTag(reading, at);
    else at = readTag(reading, at);
  }
  if (!reading.root || reading.open.length > 0) throw new Error('xml: unfinished');
  return reading.root;
};

/** The first child of a name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

/** The only element of a name at any depth; nothing where there are none or several. */
export const onlyElement = (root: XmlElement, name: string): XmlElement | undefined => {
  const found: XmlElement[] = [];
  const look = (element: XmlElement) => {
    if (element.name === name) found.push(element);
    element.children.forEach(look);
  };
  look(root);
  return found.length === 1 ? found[0] : undefined;
};

/** The same text in an element or an attribute. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

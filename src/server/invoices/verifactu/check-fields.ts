import type { XmlElement } from '../../xml-reader.ts';
import { fits } from './field-types.ts';
import { isChoice, isGroup, namespaces, type Entry, type Field, type Group } from './fields.ts';

/** What keeps a document from its schema. */
export interface SchemaProblem {
  /** Names from the root, `/`, each with its place among its like where it is not the first: `A/B[2]/C`. */
  readonly path: string;
  /** An element is missing; it has no business here; it is of another namespace; its text is none of its type. */
  readonly motivo: 'falta' | 'sobra' | 'espacio' | 'valor';
}

type Scope = ReadonlyMap<string, string>;

const declared = (element: XmlElement, scope: Scope): Scope => {
  const own = [...element.attributes].flatMap(([name, value]): [string, string][] => {
    if (name === 'xmlns') return [['', value]];
    return name.startsWith('xmlns:') ? [[name.slice(6), value]] : [];
  });
  return own.length === 0 ? scope : new Map([...scope, ...own]);
};

const checkOne = (field: Field, element: XmlElement, path: string, outer: Scope): SchemaProblem[] => {
  const scope = declared(element, outer);
  if (scope.get(element.prefix) !== namespaces[field.prefix]) return [{ path, motivo: 'espacio' }];
  if (isGroup(field)) {
    const stray: SchemaProblem[] = element.text.trim() === '' ? [] : [{ path, motivo: 'sobra' }];
    return [...stray, ...checkInside(field, element, path, scope)];
  }
  if (element.children.length > 0) return [{ path, motivo: 'sobra' }];
  return fits(field.type, element.text.trim()) ? [] : [{ path, motivo: 'valor' }];
};

const namesOf = (entry: Entry): readonly Field[] => (isChoice(entry) ? entry.choice : [entry]);

/** Reads the children against the table, both from the front: an element that no entry takes any more has no business there. */
const checkInside = (group: Group, element: XmlElement, path: string, scope: Scope): SchemaProblem[] => {
  const problems: SchemaProblem[] = [];
  const { children } = element;
  let at = 0;
  for (const entry of group.fields) {
    const field = namesOf(entry).find(({ name }) => name === children[at]?.name);
    if (!field) {
      const [first] = namesOf(entry);
      if (first?.min === 1) problems.push({ path: `${path}/${first.name}`, motivo: 'falta' });
      continue;
    }
    for (let count = 1; count <= field.max; count++) {
      const child = children[at];
      if (child?.name !== field.name) break;
      const place = count === 1 ? '' : `[${count}]`;
      problems.push(...checkOne(field, child, `${path}/${field.name}${place}`, scope));
      at += 1;
    }
  }
  const stray = children[at];
  return stray ? [...problems, { path: `${path}/${stray.name}`, motivo: 'sobra' }] : problems;
};

/** What keeps an element from its table; nothing where it is as it should be. `outside` are namespaces declared around it. */
export const checkFields = (
  field: Field,
  element: XmlElement,
  outside: readonly XmlElement[] = [],
): SchemaProblem[] => {
  if (element.name !== field.name) return [{ path: element.name, motivo: 'sobra' }];
  const scope = outside.reduce<Scope>((outer, each) => declared(each, outer), new Map());
  return checkOne(field, element, field.name, scope);
};

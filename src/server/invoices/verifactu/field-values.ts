import { escapeXml, type XmlElement } from '../../xml-reader.ts';
import { isChoice, isGroup, type Entry, type Field } from './fields.ts';

/** What stands in a group, by the names of its elements. */
export interface FieldValues {
  readonly [name: string]: FieldValue;
}
/** Nothing is an element that is left out. */
export type FieldValue = string | FieldValues | readonly FieldValues[] | undefined;

const fieldsOf = (entries: readonly Entry[]): Field[] =>
  entries.flatMap((entry) => (isChoice(entry) ? entry.choice : [entry]));

const listed = (value: FieldValue): readonly (string | FieldValues)[] => {
  if (value === undefined) return [];
  return typeof value === 'object' && Array.isArray(value) ? value : [value as string | FieldValues];
};

const insideOf = (field: Field, value: string | FieldValues): string => {
  if (!isGroup(field)) {
    if (typeof value !== 'string') throw new TypeError(`${field.name} has no elements`);
    return escapeXml(value);
  }
  if (typeof value === 'string') throw new TypeError(`${field.name} has no text`);
  const fields = fieldsOf(field.fields);
  const unknown = Object.keys(value).find((name) => !fields.some((each) => each.name === name));
  if (unknown !== undefined) throw new TypeError(`${field.name} has no ${unknown}`);
  return fields.map((each) => writeField(each, value[each.name])).join('');
};

/** Elements of a field, in the order that its table gives, whatever the order of the values. Throws for what no table has. */
export const writeField = (field: Field, value: FieldValue): string => {
  const tag = `${field.prefix}:${field.name}`;
  return listed(value)
    .map((each) => `<${tag}>${insideOf(field, each)}</${tag}>`)
    .join('');
};

const readOne = (field: Field, element: XmlElement): string | FieldValues =>
  isGroup(field) ? readFields(field, element) : element.text.trim();

/** The values of an element; what its table does not have is not read. */
export const readFields = (group: { readonly fields: readonly Entry[] }, element: XmlElement): FieldValues =>
  Object.fromEntries(
    fieldsOf(group.fields).flatMap((field): [string, FieldValue][] => {
      const found = element.children.filter(({ name }) => name === field.name).map((each) => readOne(field, each));
      const [first] = found;
      if (first === undefined) return [];
      return [[field.name, field.max > 1 ? (found as FieldValues[]) : first]];
    }),
  );

/** The text at the end of a path of names; of several elements, of the first. Empty where there is none. */
export const textAt = (values: FieldValue, ...path: readonly string[]): string => {
  const [value] = listed(values);
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === 'string' ? value : '';
  return typeof value === 'object' ? textAt(value[name], ...rest) : '';
};

/** The groups at the end of a path of names. */
export const groupsAt = (values: FieldValue, ...path: readonly string[]): FieldValues[] => {
  const [name, ...rest] = path;
  const groups = listed(values).filter((each) => typeof each === 'object');
  return name === undefined ? groups : groups.flatMap((each) => groupsAt(each[name], ...rest));
};

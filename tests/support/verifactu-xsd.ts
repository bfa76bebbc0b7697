import { answerField } from '#server/invoices/verifactu/answer-fields.ts';
import type { FieldType } from '#server/invoices/verifactu/field-types.ts';
import {
  isChoice,
  isGroup,
  namespaces,
  type Entry,
  type Field,
  type Prefix,
} from '#server/invoices/verifactu/fields.ts';
import { messageField } from '#server/invoices/verifactu/message-fields.ts';

const facets = (type: FieldType): string => {
  switch (type.kind) {
    case 'text':
      return `<minLength value="${type.min}"/><maxLength value="${type.max}"/>`;
    case 'pattern':
      return `<pattern value="${type.pattern}"/>`;
    case 'one-of':
      return type.values.map((value) => `<enumeration value="${value}"/>`).join('');
    case 'moment':
      return '';
  }
};

const simple = (type: FieldType): string =>
  type.kind === 'moment'
    ? '<simpleType><restriction base="dateTime"/></simpleType>'
    : `<simpleType><restriction base="string">${facets(type)}</restriction></simpleType>`;

const often = ({ min, max }: Field): string => ` minOccurs="${min}" maxOccurs="${max}"`;

/** The schemas of the tables, by namespace: whatever stands inside of another namespace is an element of its own there. */
const schemas = (roots: readonly Field[]): Map<Prefix, Map<string, string>> => {
  const all = new Map<Prefix, Map<string, string>>();
  const content = (field: Field): string =>
    isGroup(field)
      ? `<complexType><sequence>${field.fields.map((each) => entry(each, field.prefix)).join('')}</sequence></complexType>`
      : simple(field.type);
  const entry = (each: Entry, inside: Prefix): string =>
    isChoice(each)
      ? `<choice>${each.choice.map((one) => element(one, inside)).join('')}</choice>`
      : element(each, inside);
  const element = (field: Field, inside: Prefix): string => {
    if (field.prefix === inside) return `<element name="${field.name}"${often(field)}>${content(field)}</element>`;
    global(field);
    return `<element ref="${field.prefix}:${field.name}"${often(field)}/>`;
  };
  const global = (field: Field): void => {
    const own = all.get(field.prefix) ?? new Map<string, string>();
    all.set(field.prefix, own);
    const written = `<element name="${field.name}">${content(field)}</element>`;
    if ((own.get(field.name) ?? written) !== written) throw new Error(`two kinds of ${field.name}`);
    own.set(field.name, written);
  };
  roots.forEach(global);
  return all;
};

export const schemaFile = (prefix: Prefix): string => `${prefix}.xsd`;

const indented = (xml: string): string => {
  let depth = 0;
  return xml
    .replaceAll('><', '>\n<')
    .split('\n')
    .map((line) => {
      if (line.startsWith('</')) depth -= 1;
      const shown = `${'  '.repeat(depth)}${line}`;
      if (!line.startsWith('</') && !line.endsWith('/>') && !line.includes('</') && !line.startsWith('<?')) depth += 1;
      return shown;
    })
    .join('\n');
};

/** Message and answer as XSD 1.0, written from the tables that check them. */
export const verifactuSchemas = (): ReadonlyMap<Prefix, string> => {
  const prefixes = Object.keys(namespaces) as Prefix[];
  const declared = prefixes.map((each) => ` xmlns:${each}="${namespaces[each]}"`).join('');
  return new Map(
    [...schemas([messageField, answerField])].map(([prefix, elements]) => {
      const whole = [...elements.values()].join('');
      const imports = prefixes
        .filter((each) => each !== prefix && whole.includes(`ref="${each}:`))
        .map((each) => `<import namespace="${namespaces[each]}" schemaLocation="${schemaFile(each)}"/>`)
        .join('');
      return [
        prefix,
        `${indented(`<?xml version="1.0" encoding="UTF-8"?><schema xmlns="http://www.w3.org/2001/XMLSchema"${declared} targetNamespace="${namespaces[prefix]}" elementFormDefault="qualified">${imports}${whole}</schema>`)}\n`,
      ];
    }),
  );
};

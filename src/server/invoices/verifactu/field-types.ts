/** What the text of an element may be. `pattern` is of the whole text, in what XSD and JavaScript read alike. */
export type FieldType =
  | { readonly kind: 'text'; readonly min: number; readonly max: number }
  | { readonly kind: 'pattern'; readonly pattern: string; readonly whole: RegExp }
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'moment' };

export const upTo = (max: number, min = 0): FieldType => ({ kind: 'text', min, max });
export const like = (pattern: string): FieldType => ({
  kind: 'pattern',
  pattern,
  whole: new RegExp(`^(?:${pattern})$`, 'u'),
});
export const oneOf = (...values: readonly string[]): FieldType => ({ kind: 'one-of', values });

export const yesNo = oneOf('S', 'N');
export const nif = upTo(9, 9);
export const day = like('\\d{2}-\\d{2}-\\d{4}');
/** Twelve digits and two decimals, with a sign. */
export const amount = like('[+\\-]?\\d{1,12}(\\.\\d{0,2})?');
export const percent = like('\\d{1,3}(\\.\\d{0,2})?');
/** ISO 8601 with date and time; the offset is asked for by the records' own rules. */
export const moment: FieldType = { kind: 'moment' };
export const wholeNumber = like('\\d+');

const momentShape = /^-?\d{4,}-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?$/;

const isMoment = (text: string): boolean => momentShape.test(text) && !Number.isNaN(Date.parse(text));

/** Whether a text is one of a type. */
export const fits = (type: FieldType, text: string): boolean => {
  switch (type.kind) {
    case 'text': {
      const { length } = Array.from(text);
      return length >= type.min && length <= type.max;
    }
    case 'pattern':
      return type.whole.test(text);
    case 'one-of':
      return type.values.includes(text);
    case 'moment':
      return isMoment(text);
  }
};

import { z } from 'zod';

/** C0 controls but tab, line feed and carriage return; DEL; and the two code points that are none. */
const refused = (code: number) =>
  (code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 127 || code === 0xfffe || code === 0xffff;

const isClean = (value: string): boolean => {
  for (let index = 0; index < value.length; index += 1) if (refused(value.charCodeAt(index))) return false;
  return value.isWellFormed();
};

/** Text as a person types it: trimmed, bounded, without control characters (line breaks are kept). */
export const text = (most: number, least = 0) =>
  z.string().trim().min(least).max(most).refine(isClean, { message: 'campo-caracteres' });

export const language = z.enum(['es', 'ca']);
export const uuid = z.uuid();
/** A number of ours; the database keeps it in 32 bits. */
export const id = z.number().int().min(0).max(2_147_483_647);
export const date = z.iso.date();
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const euros = z.number().multipleOf(0.01);
export const latitude = z.coerce.number().min(-90).max(90);
export const longitude = z.coerce.number().min(-180).max(180);

/** Who is in front of the screen, as far as the page knows. Personal effects always need the token. */
export const userInfo = z
  .object({
    idLead: uuid.nullish(),
    email: text(254).nullish(),
    postCode: text(10).nullish(),
    idioma: language.nullish(),
    useragent: text(400).nullish(),
    device: text(40).nullish(),
  })
  .nullish();

/** A filter value: absent, zero and empty all mean "any" (specification, shopping 5). */
export const filterNumber = z.preprocess(
  (value) => (value === '' || value === null || value === 0 || value === '0' ? undefined : value),
  z.coerce.number().min(0).max(100_000).optional(),
);
export const filterText = z.preprocess(
  (value) => (value === '' || value === null ? undefined : value),
  text(80).optional(),
);
export const filterFlag = z.preprocess(
  (value) =>
    value === '' || value === null || value === 0 || value === '0'
      ? undefined
      : value === 'true' || value === 1 || value === '1'
        ? true
        : value === 'false'
          ? false
          : value,
  z.boolean().optional(),
);

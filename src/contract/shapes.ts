import { z } from 'zod';

/** Text as a person types it: trimmed, bounded, without control characters (line breaks are kept). */
export const text = (most: number, least = 0) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    // eslint-disable-next-line no-control-regex -- the control characters are what is refused
    .refine((value) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(value), {
      message: 'campo-caracteres',
    });

export const language = z.enum(['es', 'ca']);
export const uuid = z.uuid();
/** A number of ours; the database keeps it in 32 bits. */
export const id = z.number().int().min(0).max(2_147_483_647);
export const date = z.iso.date();
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const euros = z.number().multipleOf(0.01);
export const latitude = z.coerce.number().min(-90).max(90);
export const longitude = z.coerce.number().min(-180).max(180);
export const postcode = text(10, 1);

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
export const filterText = z.preprocess((value) => (value === '' || value === null ? undefined : value), text(80).optional());
export const filterFlag = z.preprocess(
  (value) => (value === '' || value === null || value === 0 || value === '0' ? undefined : value === 'true' || value === 1 || value === '1' ? true : value === 'false' ? false : value),
  z.boolean().optional(),
);

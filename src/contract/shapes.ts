import { readName } from '#domain/accounts/name.ts';
import { isRefusal } from '#domain/refusal.ts';
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

/** A name, which a letter or a page may print. */
export const personName = (most: number, least = 0) =>
  text(most, least).refine((value) => !isRefusal(readName(value)), { message: 'nombre-no-valido' });

export const language = z.enum(['es', 'ca']);
export const uuid = z.uuid();
/** A service that is done by appointment, or up to six with commas between them: one appointment of their summed times. */
export const visitServices = (least = 0) =>
  text(245, least).describe('one of talleres-servicios, or several with commas between them: one appointment for all');

/** A number of ours; the database keeps it in 32 bits. */
export const id = z.number().int().min(0).max(2_147_483_647);

/** As it is sent: clients write numbers as text too. */
const orDigits = (value: z.ZodNumber) =>
  z.union([
    value,
    z
      .string()
      .trim()
      .regex(/^\d{1,10}$/)
      .transform(Number)
      .pipe(value),
  ]);
export const sentId = orDigits(id);
export const sentCount = (least: number, most: number) => orDigits(z.number().int().min(least).max(most));
/** The code of a product or a service; some are numbers. */
export const sentCode = z.union([text(40, 1), id.transform(String)]);

/** Euros, as a number or as it stands on a screen: `96,37`. */
export const sentPrice = z.union([
  z.number().min(0).max(1_000_000),
  z
    .string()
    .regex(/^\d{1,6}([.,]\d{1,2})?$/)
    .transform((given) => Number(given.replace(',', '.'))),
]);

/** Nothing, said by an empty field. */
export const orEmpty = <Value extends z.ZodType>(value: Value) =>
  z.union([value, z.literal('').transform(() => null)]).nullish();
export const sentUuid = orEmpty(z.uuid());

export const date = z.iso.date();
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const euros = z.number().multipleOf(0.01);
export const latitude = z.coerce.number().min(-90).max(90);
export const longitude = z.coerce.number().min(-180).max(180);

/** Who is in front of the screen, as far as the page knows. Personal effects always need the token. */
export const userInfo = z
  .object({
    idLead: sentUuid,
    email: text(254).nullish(),
    postCode: text(10).nullish(),
    idioma: language.nullish(),
    useragent: text(400).nullish(),
    device: text(40).nullish(),
  })
  .nullish();

/** Services that cost less because they are done in one appointment with others. */
export const discountsTogether = z
  .array(z.object({ nombre: z.string(), descuento: z.number().describe('percent') }))
  .describe('which services cost less for being done together, and how much');

/** What lists are sorted by, and the specification's word for the shop's own order (spec S16). */
const sortWords = {
  recomendado: 'recomendado',
  order: 'recomendado',
  marca: 'marca',
  brand: 'marca',
  precio: 'precio',
  price: 'precio',
  '': 'recomendado',
} as const;
const sortOrder = z
  .enum(Object.keys(sortWords) as (keyof typeof sortWords)[])
  .nullish()
  .transform((word) => sortWords[word ?? 'recomendado']);
const directionWords = {
  asc: 'asc',
  ASC: 'asc',
  ascending: 'asc',
  desc: 'desc',
  DESC: 'desc',
  descending: 'desc',
  '': 'asc',
} as const;
const sortDirection = z
  .enum(Object.keys(directionWords) as (keyof typeof directionWords)[])
  .nullish()
  .transform((word) => directionWords[word ?? 'asc']);

export const sorting = { order: sortOrder, direction: sortDirection };

const pageNumbers = {
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  pageSize: z.coerce.number().int().min(1).max(50).default(10),
};
/** Which page: two numbers that stand by themselves, or in a field of their own (spec S13, G19). */
export const paging = { ...pageNumbers, pagination: z.object(pageNumbers).nullish() };

/** A filter value: absent, zero and empty all mean "any" (spec S14). */
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

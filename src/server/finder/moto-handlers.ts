import type { moto } from '#contract/moto.ts';
import { readEmail } from '#domain/accounts/email.ts';
import { validateLead } from '#domain/accounts/lead.ts';
import { readPhone } from '#domain/accounts/phone.ts';
import { readPostcode } from '#domain/accounts/postcode.ts';
import { refuse } from '#domain/refusal.ts';
import { readBlocklists } from '../accounts/blocked-contacts-store.ts';
import { assertRead } from '../accounts/assert-read.ts';
import { answerOnce } from '../catalogue/answer-once.ts';
import { articleResult } from '../catalogue/article-result.ts';
import { articlesOf } from '../catalogue/articles.ts';
import { soldTyresOf } from '../catalogue/catalogue.ts';
import { tyreResults } from '../catalogue/tyre-result.ts';
import { viewerOf } from '../catalogue/viewer.ts';
import { inTurns } from '../in-turns.ts';
import { invalid, type Handlers } from '../runtime.ts';
import { keepLead } from '../leads/keep-lead.ts';
import { wrongRating } from './car-wish.ts';
import { countEmptyMotoSize } from './count-empty-size.ts';
import { findTyres } from './find-tyres.ts';
import { motoFinder } from './finders.ts';
import { findTubes } from './find-tubes.ts';
import { motoModelOptions, motoModelsOf, motoSizeOf } from './moto-models.ts';
import { motoSizeOptions, usualMotoSize, withSizes } from './size-options.ts';
import { groupOf, readMotoWish } from './moto-wish.ts';

/** A search by size is valid only when width and rim are chosen (spec S27). */
const sizeIn = ({ ancho, llanta }: { ancho?: number | undefined; llanta?: number | undefined }) =>
  ancho && llanta
    ? { ancho, llanta }
    : invalid({
        ...(ancho ? {} : { 'medidas.ancho': 'campo-obligatorio' as const }),
        ...(llanta ? {} : { 'medidas.llanta': 'campo-obligatorio' as const }),
      });

/** Tyres, tubes and mousses of what has two wheels, and tyres of farms. In the steady state no search here reads the database. */
export const motoHandlers = {
  readMotoValues: async (context, { query: { 'tipo-vehiculo': vehiculo, ...chosen } }) =>
    motoSizeOptions(await withSizes(await soldTyresOf(context, groupOf(vehiculo)), vehiculo), { vehiculo, ...chosen }),

  readMotoDefaults: async (context, { query: { 'tipo-vehiculo': vehiculo } }) =>
    usualMotoSize(await withSizes(await soldTyresOf(context, groupOf(vehiculo)), vehiculo), vehiculo),

  readMotoModelValues: async ({ database }, { query }) => motoModelOptions(await motoModelsOf(database), query),

  readMotoModelDefaults: async ({ database }) => ({ options: motoModelOptions(await motoModelsOf(database), {}) }),

  findMotoSize: async ({ database }, { body: { aplicacion, ...chosen } }) =>
    motoSizeOf(await motoModelsOf(database), chosen, aplicacion === 'ambas' ? 'delantera' : aplicacion) ??
    refuse('moto-desconocida'),

  registerMotoBrand: async (context, { body }) => {
    const { database, language } = context;
    const { marca, ancho, alto, llanta, email, phone, zipcode, wantsInfo, origen, cestaID, consulta } = body;
    const wrong = validateLead({ email, telefono: phone, codigo_postal: zipcode }, await readBlocklists(database));
    if (Object.keys(wrong).length > 0) {
      const { email: noEmail, telefono, codigo_postal } = wrong;
      return invalid({
        ...(noEmail ? { email: noEmail } : {}),
        ...(telefono ? { phone: telefono } : {}),
        ...(codigo_postal ? { zipcode: codigo_postal } : {}),
      });
    }
    const lead = {
      email: assertRead(readEmail(email ?? '')),
      telefono: phone ? assertRead(readPhone(phone)) : null,
      codigo_postal: assertRead(readPostcode(zipcode ?? '')),
      origen: origen || 'selector-moto',
      wantsInfo,
      idioma: language,
      cestaID: cestaID ?? null,
      busqueda: { marca: marca || null, ancho: ancho ?? null, alto: alto ?? null, llanta: llanta ?? null },
    };
    return await keepLead(context, lead, consulta ? { selector: 'moto', consulta } : null);
  },

  selectMotoTyres: async (context, { body }) => {
    const size = sizeIn(body.medidas);
    if ('refusal' in size) return size;
    const wrong = Object.entries(wrongRating(body.medidas));
    if (wrong.length > 0) return invalid(Object.fromEntries(wrong.map(([field, code]) => [`medidas.${field}`, code])));
    const asked = { ...body, ...body.pagination };
    const { page, pageSize } = asked;
    const catalogue = await soldTyresOf(context, groupOf(body.tipoVehiculo));
    const found = await inTurns(findTyres(catalogue, motoFinder, readMotoWish(body, size), asked));
    const { total, ids, filtros, token } = found;
    if (total === 0) countEmptyMotoSize(context, body.medidas);
    const viewer = viewerOf(context, body.userInfo?.postCode);
    return await answerOnce({ catalogue, found, viewer }, async () => {
      const neumaticos = await tyreResults(catalogue, ids, viewer);
      return { pages: Math.ceil(total / pageSize), total, page, pageSize, neumaticos, filtros, token };
    });
  },

  selectMotoTubes: async (context, { body }) => {
    const size = sizeIn(body.medidas);
    if ('refusal' in size) return size;
    const { page, pageSize } = { ...body, ...body.pagination };
    const articles = await articlesOf(context);
    const { found, filtros } = findTubes(articles, body, body);
    const viewer = viewerOf(context, body.userInfo?.postCode);
    const camaras = found
      .slice(page * pageSize, (page + 1) * pageSize)
      .map((article) => articleResult(articles.tariffs, article, viewer, context.language))
      .filter((result) => result !== undefined);
    return { pages: Math.ceil(found.length / pageSize), total: found.length, page, pageSize, camaras, filtros };
  },
} satisfies Pick<Handlers, keyof typeof moto>;

import { randomUUID } from 'node:crypto';
import type { motoRevision } from '#contract/moto-revision.ts';
import { withoutDash } from '#domain/finder/address-query.ts';
import { bandOf, readMotoSize, type MotoSize } from '#domain/moto-revision/bands.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { isMotorcyclePlateForm, normalisePlate } from '#domain/vehicles/plate.ts';
import { motoModelsOf } from '../finder/moto-models.ts';
import { invalid, type CallContext, type Handlers } from '../runtime.ts';
import type { VehicleRegistry } from '../vehicles/vehicle-registry.ts';
import { chosenMotorcycle } from './chosen-motorcycle.ts';
import { knownMotorcycle } from './known-motorcycle.ts';
import { addMotorcycle, insertRevisionLead } from './revision-leads-store.ts';
import { revisionOf } from './revision-of.ts';

/** Both are needed, each in its form (spec R35). */
const readAsked = (body: {
  readonly matricula?: string | null | undefined;
  readonly cilindrada?: string | null | undefined;
}): { readonly matricula: string; readonly size: MotoSize } | Refusal<'datos-no-validos'> => {
  const [matricula, cilindrada] = [body.matricula ?? '', body.cilindrada ?? ''];
  const size = readMotoSize(cilindrada);
  const plate = isMotorcyclePlateForm(matricula)
    ? {}
    : { matricula: matricula.trim() ? ('matricula-moto-no-valida' as const) : ('campo-obligatorio' as const) };
  if (size && !('matricula' in plate)) return { matricula, size };
  const wrong = cilindrada.trim() ? ('revisionesMoto.errores.cilindrada' as const) : ('campo-obligatorio' as const);
  return invalid({ ...plate, ...(size ? {} : { cilindrada: wrong }) });
};

const modelsIn = async ({ database }: CallContext, size: MotoSize) =>
  (await motoModelsOf(database)).filter(({ cilindrada }) => {
    const cc = Number(cilindrada);
    return size === (cc > 0 ? bandOf(cc) : cilindrada);
  });

/** The motorcycles of a size as a path names it. Electric ones have none: of them it does not count. */
const modelsOfSize = async (context: CallContext, typed: string, electrica: boolean) => {
  const size = electrica ? 'electrica' : readMotoSize(typed);
  return size ? await modelsIn(context, size) : invalid({ cilindrada: 'revisionesMoto.errores.cilindrada' });
};

/** The motorcycle that a registry names, in our lists of the size that was asked for: its numbers are chosen already. */
const numbersOf = async (context: CallContext, size: MotoSize, known: { marca: string; modelo: string }) => {
  const ofMaker = (await modelsIn(context, size)).filter(({ marca }) => marca === known.marca);
  const model = ofMaker.find(({ modelo }) => modelo === known.modelo);
  return { id_site_marca_moto: ofMaker[0]?.idMarca ?? null, id_moto: model?.id ?? null };
};

export const motoRevisionHandlers = ({ registry }: { readonly registry: VehicleRegistry }) =>
  ({
    readMotoRevision: async (context, { body }) => {
      const read = readAsked(body);
      if (isRefusal(read)) return read;
      const { matricula, size } = read;
      const revision = await revisionOf(context, size, body.postCode);
      if (isRefusal(revision)) return revision;
      const known = await knownMotorcycle(registry, matricula);
      if (isRefusal(known)) return known;
      const { database, clock, language: idioma } = context;
      const [idLead, email] = [randomUUID(), (await context.account())?.email ?? null];
      const lead = { idLead, email, idioma, matricula: normalisePlate(matricula), cilindrada: size };
      await insertRevisionLead(database, lead, clock());
      const asked = { idLead, ...revision, cilindrada: size };
      if (!known) return { ...asked, vehiculo: null, coche: null };
      const { coche, ...named } = known;
      return { ...asked, vehiculo: { ...named, ...(await numbersOf(context, size, named)) }, coche };
    },

    listMotoBrands: async (context, { params: { cilindrada }, query: { electrica = false } }) => {
      const models = await modelsOfSize(context, cilindrada, electrica);
      if (isRefusal(models)) return models;
      const brands = new Map(models.map(({ idMarca, marca }) => [idMarca, marca]));
      if (brands.size === 0) return refuse('revisionesMoto.errores.get_marcas');
      const result = [...brands].map(([id_site_marca_moto, marca]) => ({ id_site_marca_moto, marca }));
      return { result: result.toSorted((one, other) => one.marca.localeCompare(other.marca, 'es')) };
    },

    listMotoModels: async (context, { params: { cilindrada, marca }, query: { electrica = false } }) => {
      const models = await modelsOfSize(context, cilindrada, electrica);
      if (isRefusal(models)) return models;
      const result = models
        .filter(({ idMarca }) => idMarca === marca)
        .map(({ id, modelo, cilindrada: cc, fabricacion }) => ({
          id_moto: id,
          modelo,
          cilindrada: cc,
          fabricacion: withoutDash(fabricacion),
        }));
      return result.length > 0 ? { result } : refuse('revisionesMoto.errores.get_modelos');
    },

    keepMotoRevision: async ({ database }, { body }) => {
      const { id_registro_lead_revision_moto: idLead, id_site_marca_moto, id_moto } = body;
      const chosen = (await motoModelsOf(database)).find(
        ({ id, idMarca }) => id === id_moto && idMarca === id_site_marca_moto,
      );
      const kept = chosen && (await addMotorcycle(database, idLead, { id_site_marca_moto, id_moto }));
      if (!kept) return refuse('alta_vehiculo.error_buscar_vehiculo');
      return { idLead, coche: body.matricula ? chosenMotorcycle(chosen, body.matricula) : null };
    },
  }) satisfies Pick<Handlers, keyof typeof motoRevision>;

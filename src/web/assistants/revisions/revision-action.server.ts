import { isRevisionTier } from '#domain/revisions/packs.ts';
import { listedVehicles } from '#domain/vehicles/listed-vehicles.ts';
import { slugOf } from '#domain/slug.ts';
import type { Answer } from '#contract/contract.ts';
import type { KnownVehicle } from '#contract/vehicle-data.ts';
import type { RevisionWorkshop } from '#contract/revisions.ts';
import { Refused, type Api } from '#web/api.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { nothingAsked, type RevisionCar, type RevisionState } from './revision-state.ts';

/** What the assistant shows after a form was sent. */
export interface RevisionView {
  readonly state: RevisionState;
  /** As typed, so that nothing is lost. */
  readonly kms: string;
  readonly fecha: string;
  readonly descrito: string;
  readonly errors: Readonly<Record<string, string>>;
  /** What was refused, in a sentence. */
  readonly frase: string | null;
  /** Between which months the plate was given: the day of the papers is asked. */
  readonly pregunta: Answer<'selectOil'>['preguntaFecha'];
  /** The cars of our lists, where the plate alone does not tell. */
  readonly porMano: readonly { readonly value: string; readonly text: string }[] | null;
  readonly talleres: readonly RevisionWorkshop[] | null;
  readonly idLead: string | null;
  /** What was just found, for the browser to remember. */
  readonly coche: KnownVehicle | null;
}

const carNamed = (text: string) => {
  const [marca = '', modelo = '', motor = ''] = text.split('/');
  return { marca, modelo, motor };
};

const yearsOf = (desde: number | undefined, hasta: number | undefined): string =>
  desde === undefined ? '' : ` · ${desde}-${hasta ?? ''}`;

/** Every car of our lists, to be chosen by hand. */
const carsByHand = () =>
  listedVehicles()
    .filter(({ tipoVehiculo }) => tipoVehiculo !== 'moto')
    .map(({ marca, modelo, motor, desde, hasta }) => ({
      value: [marca, modelo, motor].map(slugOf).join('/'),
      text: `${marca} ${modelo} · ${motor}${yearsOf(desde, hasta)}`,
    }))
    .toSorted((one, other) => one.text.localeCompare(other.text, 'es'));

/** `84.000` and `84 000` are as good as 84000. */
const kilometres = (typed: string): number | string => {
  const digits = typed.replaceAll(/[.\s]/g, '').replace(/km$/i, '');
  return /^-?\d{1,12}$/.test(digits) ? Number(digits) : typed;
};

interface Typed {
  readonly matricula: string;
  readonly kms: string;
  readonly postCode: string;
  readonly fecha: string;
  readonly descrito: string;
  readonly comingFrom: RevisionState['comingFrom'];
}

const readTyped = (form: FormData): Typed => ({
  matricula: fieldText(form, 'matricula').slice(0, 20),
  kms: fieldText(form, 'kms').slice(0, 20),
  postCode: fieldText(form, 'postCode').slice(0, 60),
  fecha: fieldText(form, 'fecha').slice(0, 10),
  descrito: fieldText(form, 'descrito').slice(0, 200),
  comingFrom: fieldText(form, 'desde') === 'area-privada' ? 'area-privada' : 'home',
});

const viewOf = ({ kms, fecha, descrito, ...typed }: Typed, state: Partial<RevisionState>): RevisionView => {
  const read = kilometres(kms);
  return {
    state: { ...nothingAsked, ...typed, kms: typeof read === 'number' && read > 0 ? read : null, ...state },
    kms,
    fecha,
    descrito,
    errors: {},
    frase: null,
    pregunta: null,
    porMano: null,
    talleres: null,
    idLead: null,
    coche: null,
  };
};

/** Names of the contract's fields by those of the form. */
const fields: Readonly<Record<string, string>> = {
  'vehicle.fechaMatriculacion': 'fecha',
  'vehicle.motor': 'descrito',
};

const besideFields = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, why]) => [fields[field] ?? field, why]));

const sent = ({ matricula, kms, fecha, descrito }: Typed) => ({
  matricula,
  // What is no number is refused by the contract, in its words.
  kms: (kms === '' ? undefined : kilometres(kms)) as number,
  vehicle: { ...(descrito ? carNamed(descrito) : {}), fechaMatriculacion: fecha || null },
});

/** The first screen again, with what was refused. */
const refusedView = (typed: Typed, error: unknown): RevisionView => {
  if (!(error instanceof Refused)) throw error;
  const { code, error: frase, errors } = error.problem;
  const view = viewOf(typed, { step: 1 });
  if (errors) return { ...view, errors: besideFields(errors), porMano: typed.descrito ? carsByHand() : null };
  return { ...view, frase, porMano: code === 'registro-no-responde' ? carsByHand() : null };
};

const steps = { OK: 3, '2YEARS': 2, NO_OIL: 2, ELECTRIC: 2, OTRO_VEHICULO: 2, NO_EXISTE: 1 } as const;

const carOf = (found: Answer<'selectOil'>, { descrito, fecha }: Typed): RevisionCar | null =>
  found.vehiculoInfo && { ...found.vehiculoInfo, descrito, fecha };

/** The oils of the plate, or why there is no revision. */
const askOils = async (api: Api, typed: Typed): Promise<RevisionView> => {
  const found = await api('selectOil', { body: sent(typed) });
  const { status, vehicleOils, modelo, fuelType, preguntaFecha } = found;
  const view = viewOf(typed, {
    step: preguntaFecha ? 1 : steps[status],
    status,
    modelo,
    combustible: fuelType,
    listaAceites: vehicleOils,
    vehiculoInfo: carOf(found, typed),
    ...(found.vehiculoInfo && { matricula: found.vehiculoInfo.cod_matricula }),
    aceiteSeleccionado: vehicleOils.find(({ recomendado }) => recomendado)?.id_site_revision_aceite ?? null,
  });
  return {
    ...view,
    coche: found.coche,
    pregunta: preguntaFecha,
    porMano: status === 'NO_EXISTE' ? carsByHand() : null,
  };
};

/** What the packs of an oil cost; a postcode that nobody knows is said beside its field. */
const askPacks = async (api: Api, aceiteId: number, postCode: string) => {
  try {
    const found = await api('listRevisions', { query: { aceiteId }, body: { postCode } });
    return { ...found, errors: {} };
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.code !== 'codigo-postal-desconocido') throw error;
    const found = await api('listRevisions', { query: { aceiteId }, body: {} });
    return { ...found, errors: { postCode: error.problem.error } };
  }
};

/** The packs of the chosen oil, once it is known that the car still takes it; the oils again where it does not. */
const askRevisions = async (api: Api, typed: Typed, form: FormData): Promise<RevisionView> => {
  const oils = await askOils(api, typed);
  const aceite = Number(fieldText(form, 'aceite'));
  const known = oils.state.listaAceites.some((oil) => oil.id_site_revision_aceite === aceite);
  if (oils.state.step !== 3 || !known) return oils;
  const { revisiones, talleres, errors } = await askPacks(api, aceite, typed.postCode);
  const tier = fieldText(form, 'revision');
  const revision = isRevisionTier(tier) && revisiones.some(({ tipo }) => tipo === tier) ? tier : null;
  const { idLead } = revision
    ? await api('registerRevisionLead', {
        body: { ...sent(typed), postCode: typed.postCode.slice(0, 10), aceite, revision, origen: typed.comingFrom },
      })
    : { idLead: null };
  return {
    ...oils,
    errors,
    idLead,
    talleres: typed.postCode && !('postCode' in errors) ? talleres : null,
    state: { ...oils.state, step: 4, aceiteSeleccionado: aceite, revisiones, revisionSeleccionada: revision },
  };
};

/** Carries one form of the assistant out. The plate travels in its body alone, never in an address. */
export const answerRevision = async (api: Api, form: FormData): Promise<RevisionView> => {
  const typed = readTyped(form);
  try {
    switch (fieldText(form, 'paso')) {
      case 'aceite':
        return await askRevisions(api, typed, form);
      case 'datos':
        return viewOf(typed, {});
      default:
        return await askOils(api, typed);
    }
  } catch (error) {
    return refusedView(typed, error);
  }
};

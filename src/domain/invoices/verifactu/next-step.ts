import type { Repair } from './billing-record.ts';

/** What the service says of one record. */
export interface RecordVerdict {
  readonly nif: string;
  readonly numero: string;
  readonly clase: 'alta' | 'anulacion';
  readonly estado: 'Correcto' | 'AceptadoConErrores' | 'Incorrecto';
  /** Of the error; null where there is none. */
  readonly codigo: number | null;
  readonly descripcion: string | null;
  /** What the service has of an invoice that came twice. */
  readonly duplicado: 'Correcta' | 'AceptadaConErrores' | 'Anulada' | null;
}

/** What the service says of a message: of each record, or that it refuses the whole. */
export type ServiceAnswer =
  | {
      readonly clase: 'respuesta';
      readonly estado: 'Correcto' | 'ParcialmenteCorrecto' | 'Incorrecto';
      /** The service's receipt; null where it took nothing. */
      readonly csv: string | null;
      /** Seconds before the next message. */
      readonly espera: number;
      readonly registros: readonly RecordVerdict[];
    }
  | { readonly clase: 'fallo'; readonly codigo: number | null; readonly descripcion: string };

/**
 * What becomes of a record that was sent:
 * - `aceptado`: the agency has it;
 * - `subsanar`: it has it, with an error that a new record of the same invoice mends by itself;
 * - `revisar`: it refused it, or took it with amounts that do not fit; a person looks, then a new record or a corrective
 *   invoice follows;
 * - `reintentar`: it is sent again as it is.
 */
export type RecordStep = 'aceptado' | 'subsanar' | 'revisar' | 'reintentar';

/** Accepted with errors that need no mending: the clock of the record was ahead, a key of IPSI is missing. */
const harmless: ReadonlySet<number | null> = new Set([2004, 2009]);

/**
 * What a new record mends: hash and link are made anew, and a recipient whom the census does not know is marked as such
 * (`unknownRecipient`). A record that mended and is answered so again is for a person.
 */
const mendable: ReadonlySet<number | null> = new Set([2000, 2001, 2002, 2003, 2007, 2008]);

/** The tax number of the recipient is right, and the census does not have it: the new record says so (list L7: 07). */
export const unknownRecipient = 2001;

const alreadyThere = 3000;
const alreadyAnnulled = 3001;

const ofDuplicate: Readonly<Record<NonNullable<RecordVerdict['duplicado']>, RecordStep>> = {
  Correcta: 'aceptado',
  AceptadaConErrores: 'subsanar',
  Anulada: 'revisar',
};

/**
 * A record that arrived although its answer was lost comes back as refused for being there already: that is as good as
 * accepted, and so is an annulment of what is annulled.
 */
export const stepAfter = ({ estado, codigo, duplicado, clase }: RecordVerdict): RecordStep => {
  switch (estado) {
    case 'Correcto':
      return 'aceptado';
    case 'AceptadoConErrores':
      if (harmless.has(codigo)) return 'aceptado';
      return mendable.has(codigo) ? 'subsanar' : 'revisar';
    case 'Incorrecto':
      if (codigo === alreadyThere && clase === 'alta' && duplicado) return ofDuplicate[duplicado];
      return codigo === alreadyAnnulled && clase === 'anulacion' ? 'aceptado' : 'revisar';
  }
};

/** Faults of the service itself, and of what is asked too early: the same message may well be taken later. */
const passing: ReadonlySet<number> = new Set([4103, 4108, 4110, 4111, 4128, 4134, 4138, 3500, 3501]);

/** What becomes of all records of a message that was refused as a whole. Without a code nobody knows who said it. */
export const stepAfterFault = (codigo: number | null): RecordStep =>
  codigo === null || passing.has(codigo) ? 'reintentar' : 'revisar';

/** The steps of all that was sent, in its order; what the answer does not name is sent again. */
export const stepsAfter = (
  sent: readonly { readonly numero: string; readonly clase: 'alta' | 'anulacion' }[],
  answer: ServiceAnswer,
): { readonly paso: RecordStep; readonly veredicto: RecordVerdict | null }[] => {
  if (answer.clase === 'fallo') return sent.map(() => ({ paso: stepAfterFault(answer.codigo), veredicto: null }));
  const left = [...answer.registros];
  return sent.map(({ numero, clase }) => {
    const place = left.findIndex((each) => each.numero === numero && each.clase === clase);
    const [veredicto] = place < 0 ? [] : left.splice(place, 1);
    return veredicto ? { paso: stepAfter(veredicto), veredicto } : { paso: 'reintentar', veredicto: null };
  });
};

/** How a new record of an invoice is marked: whether the agency has one, and whether it refused the one before this. */
export const repairOf = (before: {
  /** Whether any record of it was taken, with errors or without. */
  readonly aceptado: boolean;
  readonly ultimo: RecordVerdict['estado'];
}): Repair => {
  if (!before.aceptado) return 'sin-registro';
  return before.ultimo === 'Incorrecto' ? 'rechazada' : 'antes';
};

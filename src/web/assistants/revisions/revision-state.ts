import type { Answer } from '#contract/contract.ts';
import type { RevisionOil, RevisionTierOffer } from '#contract/revisions.ts';
import type { RevisionStatus } from '#domain/revisions/revision-status.ts';

/** Data, no revision, choice of oil, choice of revision (spec R19). */
export type RevisionStep = 1 | 2 | 3 | 4;

/** An oil by the specification's keys. */
export type KeptOil = Omit<RevisionOil, 'cumple' | 'precioLitro'> &
  Partial<Pick<RevisionOil, 'cumple' | 'precioLitro'>>;

export type RevisionCar = NonNullable<Answer<'selectOil'>['vehiculoInfo']> & {
  /** What its driver chose from our lists, `marca/modelo/motor`; empty where the plate told. */
  readonly descrito: string;
  /** The day of its papers, where that was asked. */
  readonly fecha: string;
};

/** The car revision, by exactly the specification's keys (spec R30). */
export interface RevisionState {
  readonly matricula: string;
  readonly kms: number | null;
  readonly postCode: string;
  readonly listaAceites: readonly KeptOil[];
  /** Id of an oil. */
  readonly aceiteSeleccionado: number | null;
  readonly modelo: string | null;
  /** A tier. */
  readonly revisionSeleccionada: string | null;
  readonly revisiones: readonly RevisionTierOffer[];
  readonly step: RevisionStep;
  readonly comingFrom: 'home' | 'area-privada';
  readonly combustible: string | null;
  readonly status: RevisionStatus | null;
  readonly vehiculoInfo: RevisionCar | null;
}

export const nothingAsked: RevisionState = {
  matricula: '',
  kms: null,
  postCode: '',
  listaAceites: [],
  aceiteSeleccionado: null,
  modelo: null,
  revisionSeleccionada: null,
  revisiones: [],
  step: 1,
  comingFrom: 'home',
  combustible: null,
  status: null,
  vehiculoInfo: null,
};

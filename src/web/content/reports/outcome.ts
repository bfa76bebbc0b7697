import type { Answer } from '#contract/contract.ts';

export interface RefusedReport {
  readonly kind: 'refused';
  readonly que: string;
  readonly texto: string;
  readonly codigo: string;
  readonly error: string;
}

/** What became of what was posted. */
export type ReportOutcome =
  | ({ readonly kind: 'sent' } & Answer<'sendReport'>)
  | { readonly kind: 'open'; readonly codigo: string; readonly report: Answer<'followReport'> }
  | RefusedReport;

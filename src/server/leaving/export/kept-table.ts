/** Why something is not handed over: decision 063 has each reason in full, `motivos` of the words says it to people. */
export type Reason = 'secreto' | 'copia' | 'maquina' | 'otros' | 'personal';

export interface KeptTable {
  /** The name of its list in the file. */
  readonly kind: string;
  /** Columns that are handed over under their own name, and what is worked out beside them. */
  readonly shows: readonly string[];
  readonly hides?: Readonly<Record<string, Reason>>;
  /** Cents, handed over in euros as the API does; basis points as percent. */
  readonly cents?: readonly string[];
  readonly points?: readonly string[];
}

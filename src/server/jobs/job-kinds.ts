/** What a job of each kind carries: ids only. What they name is read again when the job runs. */
export interface JobPayloads {
  'send-mail': { readonly mailId: string };
  'devolver-pago': { readonly reference: string };
  'consultar-pago': { readonly reference: string };
  'sweep-holds': NoPayload;
  prune: NoPayload;
  'count-fitted': NoPayload;
  'expire-orders': NoPayload;
  'reconcile-payments': NoPayload;
  'reconcile-books': NoPayload;
  'send-records': NoPayload;
  'walk-chains': NoPayload;
  'tell-restocked': NoPayload;
  remind: NoPayload;
  'remind-upkeep': NoPayload;
  'ask-reviews': NoPayload;
  'ask-product-reviews': NoPayload;
  'send-issues': NoPayload;
  'tell-readers': NoPayload;
  'offer-freed': NoPayload;
  'lapse-changes': NoPayload;
  fade: NoPayload;
  'make-export': { readonly exportId: string };
  /** Names of files, which say a moment and a letter's id. */
  'forget-letters': { readonly files: readonly string[] };
}

type NoPayload = Readonly<Record<string, never>>;

export type JobKind = keyof JobPayloads;

/** How a kind of job is done. */
export interface JobHandler<Payload> {
  /** May run twice, even at the same time: where a worker dies or is slower than its claim lasts. Throws to be tried again. */
  readonly run: (payload: Payload) => Promise<void>;
  /** Seconds from one end to the next beginning, for what is done for as long as the server runs. */
  readonly every?: number;
  /** Called once when the last try failed. */
  readonly givenUp?: (payload: Payload) => Promise<void>;
}

export type JobHandlers = { readonly [Kind in JobKind]: JobHandler<JobPayloads[Kind]> };

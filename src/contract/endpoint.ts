import type { z } from 'zod';
import type { AccessRule } from './access.ts';
import type { RefusalCode } from './refusals.ts';

/** How often one caller may ask, counted per address or, once signed in, per account. */
export interface Limit {
  readonly calls: number;
  readonly seconds: number;
  /** Counted in the database, so that all servers together allow no more: for what can be abused by guessing. */
  readonly shared?: true;
  /** Calls that name the same are counted together. */
  readonly together?: string;
}

/**
 * What one call promises. `access` names who may make it; every call uses a token when there is one. `refusals` are the
 * expected answers other than success; wrong input is always 422.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Code extends RefusalCode = RefusalCode,
> {
  readonly area: string;
  readonly summary: string;
  readonly access: AccessRule;
  readonly limit?: Limit;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly output: Output;
  readonly refusals?: readonly Code[];
  /** The kind of file that a success is sent as; `output` is then its `nombre` and `contenido`. */
  readonly file?: 'application/pdf' | 'application/zip';
  /** Is sent a file (`uploading`). */
  readonly upload?: Upload;
  /** Looks at the workshops' agenda or writes it: refused while maintenance is under way. */
  readonly usesAgenda?: true;
  /** The account's owner alone: staff who act in their name are refused (decision 062). */
  readonly ownerOnly?: true;
  /** Accepts `Idempotency-Key`: a repeated call with the same key and body gets the first one's answer. */
  readonly idempotent?: true;
  /** Whoever asks is told apart by a random value in a cookie, which opens nothing. */
  readonly visitor?: true;
}

/** What a call takes that is sent a file: its bytes as they are, read as they come. */
export type SentFile = AsyncIterable<Uint8Array> | { readonly stream: () => AsyncIterable<Uint8Array> };

export interface Upload {
  readonly mostBytes: number;
}

export const endpoint = <
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Output extends z.ZodType = z.ZodUndefined,
  const Code extends RefusalCode = never,
>(
  definition: Endpoint<Params, Query, Body, Output, Code>,
): Endpoint<Params, Query, Body, Output, Code> => definition;

/** A call that is sent a file as the body of its request, whatever type that says to be; what it is told of it is its query. */
export const uploading = <E extends Endpoint>(definition: E, upload: Upload): E & { readonly upload: Upload } => ({
  ...definition,
  upload,
});

type In<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

type Parts<E, Read extends 'in' | 'out'> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType, RefusalCode>
    ? {
        params: Read extends 'in' ? In<P> : Out<P>;
        query: Read extends 'in' ? In<Q> : Out<Q>;
        body: Read extends 'in' ? In<B> : Out<B>;
        file: E extends { readonly upload: Upload } ? SentFile : undefined;
      }
    : never;

type Needed<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a caller sends: only the parts that the endpoint has. */
export type Sent<E> = Needed<Parts<E, 'in'>>;
/** What a handler gets, after parsing. */
export type Received<E> = Parts<E, 'out'>;
/** What a success looks like to the caller. */
export type Answered<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer O, RefusalCode> ? z.output<O> : never;
/** The expected refusals of a call. */
export type Refused<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, infer Code> ? Code : never;

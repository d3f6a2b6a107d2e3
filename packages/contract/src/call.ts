import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** What a secret in a call opens; also who acts with it. */
export const secrets = [
  'application',
  'papers',
  'signing',
  'co-owner',
  'submission',
  'not-me',
  'notices',
] as const;
export type Secret = (typeof secrets)[number];

/** What a call may bring to its end, from the least to the most. */
export const endings = ['part', 'link', 'case'] as const;

/** One call of the outside interface. Client, server and documentation are made from this row. */
export interface Call<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path under the API host, with `:names` for parameters. */
  readonly path: string;
  readonly summary: string;
  readonly status: 200 | 201 | 202;
  readonly params?: Params;
  /** The secret it is opened by; absent: anybody may make it. */
  readonly secret?: Secret;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  /** What stands beside the sentence when something newer is there than the caller has seen; absent: the application. */
  readonly newer?: z.ZodMiniObject;
  /** Whether it is refused when something was saved since the revision in `If-Match`; absent: the header is not looked at. */
  readonly looksAtRevision?: true;
  /** Whether it may be refused until it is made with a proof of work. */
  readonly mayDemandProof?: true;
  /** What may be over once it succeeded: a part of a case, a link, or the case. */
  readonly ends?: (typeof endings)[number];
}

export const basePath = '/pl/ndp';

/** Writes a row of the table; it only keeps the types. */
export function call<Params extends Schema, Query extends Schema, Body extends Schema, Answer extends Schema>(
  row: Call<Params, Query, Body, Answer>,
): Call<Params, Query, Body, Answer> {
  return row;
}

/** A call that answers a file. */
export interface Download<Params extends Schema = Schema, Query extends Schema = Schema> {
  readonly method: 'GET';
  readonly path: string;
  readonly summary: string;
  readonly params: Params;
  readonly secret: Secret;
  readonly query?: Query;
  /** Media types the file may have. */
  readonly gives: readonly string[];
}

/** A call that takes a file as its body; whatever else it needs stands in the query. */
export interface Upload<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Answer extends Schema = Schema,
> {
  readonly method: 'POST';
  readonly path: string;
  readonly summary: string;
  readonly status: 200 | 201;
  readonly params: Params;
  readonly secret: Secret;
  readonly query: Query;
  /** Largest file taken, bytes. */
  readonly maxBytes: number;
  readonly answer: Answer;
}

/** Writes a row that answers a file; it only keeps the types. */
export function download<Params extends Schema, Query extends Schema>(
  row: Download<Params, Query>,
): Download<Params, Query> {
  return row;
}

/** Writes a row that takes a file; it only keeps the types. */
export function upload<Params extends Schema, Query extends Schema, Answer extends Schema>(
  row: Upload<Params, Query, Answer>,
): Upload<Params, Query, Answer> {
  return row;
}

/** The media type a file is sent as; what it really is, its content tells. */
export const fileType = 'application/octet-stream';

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
  'opening',
  'helper',
] as const;
export type Secret = (typeof secrets)[number];

/** What a call may bring to its end, from the least to the most. */
export const endings = ['part', 'link', 'case'] as const;

interface CallRow<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> {
  readonly summary: string;
  /** Absent: 200. */
  readonly status?: 200 | 201 | 202;
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

/** One call of the outside interface. Client, server and documentation are made from this row. */
export interface Call<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> extends CallRow<Params, Query, Body, Answer> {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path under the API host, with `:names` for parameters. */
  readonly path: string;
  readonly status: 200 | 201 | 202;
}

export const basePath = '/pl/ndp';

/** Makes a row of the table: its request line under `basePath`, and what else it says. */
/* @__NO_SIDE_EFFECTS__ */
export function call<Params extends Schema, Query extends Schema, Body extends Schema, Answer extends Schema>(
  line: `${Call['method']} /${string}`,
  row: CallRow<Params, Query, Body, Answer>,
): Call<Params, Query, Body, Answer> {
  const [method, path] = line.split(' ') as [Call['method'], string];
  return { method, path: basePath + path, status: 200, ...row };
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
  readonly status: 200;
  readonly params: Params;
  readonly secret: Secret;
  readonly query: Query;
  /** Largest file taken, bytes. */
  readonly maxBytes: number;
  readonly answer: Answer;
}

/** Makes a row that answers a file, from its path under `basePath`. */
/* @__NO_SIDE_EFFECTS__ */
export function download<Params extends Schema, Query extends Schema>(
  path: `/${string}`,
  row: Omit<Download<Params, Query>, 'method' | 'path'>,
): Download<Params, Query> {
  return { method: 'GET', path: basePath + path, ...row };
}

/** Makes a row that takes a file, from its path under `basePath`. */
/* @__NO_SIDE_EFFECTS__ */
export function upload<Params extends Schema, Query extends Schema, Answer extends Schema>(
  path: `/${string}`,
  row: Omit<Upload<Params, Query, Answer>, 'method' | 'path' | 'status'>,
): Upload<Params, Query, Answer> {
  return { method: 'POST', path: basePath + path, status: 200, ...row };
}

/** The media type a file is sent as; what it really is, its content tells. */
export const fileType = 'application/octet-stream';

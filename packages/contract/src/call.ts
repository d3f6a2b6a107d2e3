import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

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
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
}

export const basePath = '/pl/ndp';

/** Writes a row of the table; it only keeps the types. */
export function call<Params extends Schema, Query extends Schema, Body extends Schema, Answer extends Schema>(
  row: Call<Params, Query, Body, Answer>,
): Call<Params, Query, Body, Answer> {
  return row;
}

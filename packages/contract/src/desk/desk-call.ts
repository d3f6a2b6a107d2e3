import type * as z from 'zod/mini';
import type { DeskAct } from './permissions.ts';

type Schema = z.ZodMiniType;

/** One call of the desk: made by a person who is logged in, for one partner, as the act their role allows. */
export interface DeskCall<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST';
  /** Path under the desk's host; `:partner` stands in every one. */
  readonly path: string;
  readonly summary: string;
  readonly act: DeskAct;
  /** Asked by the page itself over and over: it tells numbers alone, is no act of the person and keeps no session alive. */
  readonly isQuiet?: boolean;
  /** It may take longer than a page waits, as a table of all cases does. */
  readonly isLong?: boolean;
  readonly params: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Bytes, where the usual bound is too narrow. */
  readonly largestBody?: number;
  readonly answer: Answer;
}

/** Writes a row of the table; it only keeps the types. */
export function deskCall<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Answer extends Schema,
>(row: DeskCall<Params, Query, Body, Answer>): DeskCall<Params, Query, Body, Answer> {
  return row;
}

/** A call that answers a file, shown in its own frame. */
export interface DeskFile<Params extends Schema = Schema> {
  readonly method: 'GET';
  readonly path: string;
  readonly summary: string;
  readonly act: DeskAct;
  readonly params: Params;
}

/** Writes a row that answers a file; it only keeps the types. */
export function deskFile<Params extends Schema>(row: DeskFile<Params>): DeskFile<Params> {
  return row;
}

/** Where the calls of a partner's desk stand. */
export const deskPath = '/api/partners/:partner';

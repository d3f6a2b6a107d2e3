import type * as z from 'zod/mini';
import type { DeskAct } from './permissions.ts';

type Schema = z.ZodMiniType;

interface DeskRow<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> {
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

/** One call of the desk: made by a person who is logged in, for one partner, as the act their role allows. */
export interface DeskCall<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> extends DeskRow<Params, Query, Body, Answer> {
  readonly method: 'GET' | 'POST';
  /** Path under the desk's host. */
  readonly path: string;
}

/** Where the calls of a partner's desk stand. */
export const deskPath = '/api/partners/:partner';

/** Makes a row of the table: its request line under `deskPath`, and what else it says. */
/* @__NO_SIDE_EFFECTS__ */
export function deskCall<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Answer extends Schema,
>(
  line: `${DeskCall['method']} /${string}`,
  row: DeskRow<Params, Query, Body, Answer>,
): DeskCall<Params, Query, Body, Answer> {
  const [method, path] = line.split(' ') as [DeskCall['method'], string];
  return { method, path: deskPath + path, ...row };
}

/** A call that answers a file, shown in its own frame. */
export interface DeskFile<Params extends Schema = Schema> {
  readonly method: 'GET';
  readonly path: string;
  readonly summary: string;
  readonly act: DeskAct;
  readonly params: Params;
}

/** Makes a row that answers a file. */
export function deskFile<Params extends Schema>(
  path: `/${string}`,
  row: Omit<DeskFile<Params>, 'method' | 'path'>,
): DeskFile<Params> {
  return { method: 'GET', path: deskPath + path, ...row };
}

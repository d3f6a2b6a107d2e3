import type * as z from 'zod/mini';
import type { DeskPermission } from './permissions.ts';

export type Schema = z.ZodMiniType;

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
  'agreement',
  'duties',
] as const;
export type Secret = (typeof secrets)[number];

/** What a call may bring to its end, from the least to the most. */
export const endings = ['part', 'link', 'case'] as const;

/** A file as the whole body of a call; anything else it needs stands in the query. */
export interface FileBody {
  /** Largest file taken, bytes. */
  readonly maxBytes: number;
}

/** A file as the answer of a call. */
export interface FileAnswer {
  /** Media types the file may have. */
  readonly mediaTypes: readonly string[];
  /** Whether a browser shows it in a tab of its own; absent: it saves it. */
  readonly isShown?: true;
}

/** The form of a body. */
export type BodyForm = Schema | FileBody;
/** The form of an answer. */
export type AnswerForm = Schema | FileAnswer;

/** What is said of every call, whoever makes it. */
interface CallForm<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends BodyForm = BodyForm,
  Answer extends AnswerForm = AnswerForm,
> {
  readonly summary: string;
  /** Absent: 200. */
  readonly status?: 200 | 201 | 202;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Largest JSON body, bytes, where the usual bound is too narrow. */
  readonly largestBody?: number;
  readonly answer: Answer;
}

/** Who may make a call of the portal. */
export interface PortalAccess {
  /** The secret it is opened by; absent: anybody may make it. */
  readonly secret?: Secret;
  /** What stands beside the sentence when something newer is there than the caller has seen; absent: the application. */
  readonly newer?: z.ZodMiniObject;
  /** Whether it is refused when something was saved since the revision in `If-Match`; absent: the header is not looked at. */
  readonly looksAtRevision?: true;
  /** Whether it may be refused until it is made with a proof of work. */
  readonly mayDemandProof?: true;
  /** What may be over once it succeeded: a part of a case, a link, or the case. */
  readonly ends?: (typeof endings)[number];
  readonly permission?: undefined;
  readonly desk?: undefined;
}

/** Who may make a call at the desk of a partner: a person whose role there has the permission. */
export interface DeskAccess {
  readonly permission: DeskPermission;
  /** Repeated by the page itself: it answers numbers only, is not audited and keeps no session alive. */
  readonly isQuiet?: true;
  /** It may take longer than a page waits, as a table of all cases does. */
  readonly isLong?: true;
  readonly desk?: undefined;
}

/** A call of the desk that belongs to no partner: for whoever may open partners. */
export interface PlatformAccess {
  readonly desk: 'platform';
  readonly permission: DeskPermission;
}

/** A call of the desk for whoever is logged in. */
export interface SessionAccess {
  readonly desk: 'session';
  readonly permission?: undefined;
}

/** Who may make a call, of whatever kind. */
export type AnyAccess = PortalAccess | DeskAccess | PlatformAccess | SessionAccess;

/** One call of the outside interface. Client, server and documentation are made from it. */
export interface Call<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends BodyForm = BodyForm,
  Answer extends AnswerForm = AnswerForm,
> extends CallForm<Params, Query, Body, Answer> {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path under its host, with `:names` for parameters. */
  readonly path: string;
  readonly status: 200 | 201 | 202;
}

export const basePath = '/pl/ndp';
/** Where the calls of a partner's desk stand, under the desk's host. */
export const deskPath = '/api/partners/:partner';

type Line = `${Call['method']} /${string}`;

/** Makes a row of the table from its request line and what is said of it; the path stands under that of whoever may make it. */
export function call<
  Params extends Schema,
  Query extends Schema,
  Answer extends AnswerForm,
  Body extends BodyForm = Schema,
>(
  line: Line,
  row: CallForm<Params, Query, Body, Answer> & DeskAccess,
): Call<Params, Query, Body, Answer> & DeskAccess;
export function call<
  Params extends Schema,
  Query extends Schema,
  Answer extends AnswerForm,
  Body extends BodyForm = Schema,
>(
  line: Line,
  row: CallForm<Params, Query, Body, Answer> & PlatformAccess,
): Call<Params, Query, Body, Answer> & PlatformAccess;
export function call<
  Params extends Schema,
  Query extends Schema,
  Answer extends AnswerForm,
  Body extends BodyForm = Schema,
>(
  line: Line,
  row: CallForm<Params, Query, Body, Answer> & SessionAccess,
): Call<Params, Query, Body, Answer> & SessionAccess;
export function call<
  Params extends Schema,
  Query extends Schema,
  Answer extends AnswerForm,
  Body extends BodyForm = Schema,
>(
  line: Line,
  row: CallForm<Params, Query, Body, Answer> & PortalAccess,
): Call<Params, Query, Body, Answer> & PortalAccess;
/* @__NO_SIDE_EFFECTS__ */
export function call(line: Line, row: CallForm & Partial<Pick<AnyAccess, 'desk' | 'permission'>>) {
  const [method, path] = line.split(' ') as [Call['method'], string];
  const parent = row.desk ? '/api' : row.permission ? deskPath : basePath;
  return { method, path: parent + path, status: 200, ...row };
}

/** Whether a body or an answer is a file. */
export function isFile<Form extends BodyForm | AnswerForm>(
  form: Form | undefined,
): form is Exclude<Form, Schema> {
  return form !== undefined && ('maxBytes' in form || 'mediaTypes' in form);
}

/** The media type a file is sent as; what it really is, its content tells. */
export const fileType = 'application/octet-stream';

import type { FormMessage } from '@ndp/flows/form/form-message.tsx';
import type { Message } from '@ndp/flows/message.ts';
import type { PlainHelp } from '@ndp/flows/screen.tsx';
import { createContext, useContext } from 'react';
import { polishToday, today } from '../site/today.ts';
import type { StoredEstimate } from './stored-answers.ts';

/** What a page was written with on the server, from what a visitor's form had told it. */
export interface Written {
  readonly estimate: StoredEstimate;
  /** The day it was written, `YYYY-MM-DD`. */
  readonly today: string;
  /** The key the estimate will be stored under, so that a form that is sent twice stores once. */
  readonly key?: string;
  /** What was sent last and not accepted: the fields that did not pass, and what they are called. */
  readonly failed?: {
    readonly fields: readonly string[];
    readonly labels: Readonly<Record<string, Message>>;
  };
  /** Why the API did not take it, a line each. */
  readonly problems?: readonly string[];
  /** What to wait with before it is sent again. */
  readonly waiting?: string;
  readonly plain?: PlainHelp;
  /** What stands behind the visitor’s link. */
  readonly linkPage?: WrittenLinkPage;
  /** What a form on it was answered with. */
  readonly told?: FormMessage;
}

/** What a page behind a secret link was written with; the rooms that own such pages know its shapes. */
export interface WrittenLinkPage {
  readonly opened?: object;
  readonly signing?: object;
  /** What the page fetched, where its link opens no application. */
  readonly loaded?: unknown;
  /** The revision a form was sent with that has changed since, and what it wanted to save. */
  readonly conflict?: { readonly seen: number; readonly mine: object };
  /** The amounts of a corrected project, to be accepted. */
  readonly calculated?: object;
  /** What somebody else has typed on the page since it was shown. */
  readonly clash?: object;
  /** Something has changed since the page was shown from which a form was sent. */
  readonly isChanged?: boolean;
  /** The statements stand in a cookie. */
  readonly isTicked?: boolean;
}

/** Undefined on every page that is the same for everybody, and once the visitor goes on in the browser. */
export const WrittenContext = createContext<Written | undefined>(undefined);

/** What this page was written with. */
export function useWritten(): Written | undefined {
  return useContext(WrittenContext);
}

/** Today where the visitor is; on a page of the server, the day it was written on. */
export function useToday(): string {
  return useWritten()?.today ?? today();
}

/** Today in Poland; on a page of the server, the day it was written on. */
export function usePolishToday(): string {
  return useWritten()?.today ?? polishToday();
}

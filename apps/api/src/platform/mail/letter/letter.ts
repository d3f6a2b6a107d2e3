import type { Language } from '@ndp/flows/message.ts';
import type { ProgramOpening } from '@ndp/flows/new-estimate.ts';

/** What a mail says, before it becomes HTML or plain text. It has one button, and at the most one quiet link. */
export interface Letter {
  readonly language: Language;
  readonly subject: string;
  /** The line a mailbox shows beside the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly facts: readonly Fact[];
  readonly beforeLink: readonly string[];
  /** Left out where there is nothing to open. */
  readonly link?: { readonly label: string; readonly url: string };
  /** A one-time code, to be read at a glance. */
  readonly code?: string;
  readonly afterLink: readonly string[];
  /** A link for the few whom the mail should not have reached. */
  readonly quietLink?: { readonly label: string; readonly url: string };
  /** Who to ask, in one sentence. */
  readonly contact: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The partner a mail speaks for. */
export interface Sender {
  readonly title: string;
  /** `#rrggbb`; anything else is replaced by a neutral colour. */
  readonly primaryColor: string;
  readonly email: string;
  readonly phone: string;
  /** The companies behind it, a sentence each, with address and numbers. */
  readonly companies?: readonly string[];
}

/** What every mail may know of its case. No field of it is written by the visitor. */
export interface CaseMail {
  /** `callback` when the visitor asked for a call, because the building's energy data are not known. */
  readonly kind: 'estimate' | 'callback';
  /** By when whoever asked for a call is called, `YYYY-MM-DD`. */
  readonly callBy?: string;
  readonly partner: Sender;
  readonly reference: string;
  readonly language: Language;
  /** The secret link, the only address in the mail; empty where there is none. */
  readonly link: string;
  /** Where somebody says that it was sent in their name; left out once the address is confirmed. */
  readonly notMeLink?: string;
  /** Whether the application was sent: links to it live longer then. */
  readonly isSent?: boolean;
  /** Whole złoty; left out when nothing was quoted. */
  readonly quotePln?: number | undefined;
  /** What that was calculated from: choices and numbers under their names on the wire. */
  readonly calculatedFrom?: Readonly<Record<string, unknown>> | undefined;
  /** Whether the amount is that of the most common sub-type, the applicant not knowing theirs yet. */
  readonly isSubTypeAssumed?: boolean;
  /** Whether the programme takes new estimates, and from when on. */
  readonly opening: ProgramOpening;
  /** How long the new source stays in the building, by the programme. */
  readonly durabilityYears: number;
  /** Its place among those that wait for money of the programme; left out when it does not wait. */
  readonly position?: number;
}

/** A mail ready to be addressed. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

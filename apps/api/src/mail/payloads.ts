import type { ApplicationStatus } from '@ndp/domain/pipeline/statuses.ts';
import type { Language } from '@ndp/flows/message.ts';

/** To whom a mail goes. */
export interface Addressed {
  readonly email: string;
  readonly language: Language;
}

/** What every mail with a secret link is written from. */
export interface LinkPayload extends Addressed {
  readonly token: string;
}

/** What each kind of mail is written from; the mail of a feature adds its own line, beside its words. */
export interface Payloads {
  'status-changed': LinkPayload & StatusNews;
}
export type MailKind = keyof Payloads;

/** A change of status as the applicant is told of it. */
export interface StatusNews {
  readonly status: ApplicationStatus;
  /** Where it stood before; null when that is not told. */
  readonly from: string | null;
  /** Why, where somebody said so. */
  readonly reason: string | null;
  /** Last day for the payment, `YYYY-MM-DD`; null when none is due. */
  readonly dueOn: string | null;
}

import { type Environment, isLocal } from './config.ts';

/** At most `max` in any window of `seconds`, counted from the first. */
export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

export interface Limits {
  /** Quotes of one visitor's network address. */
  readonly quote: readonly Limit[];
  /** Submissions of one visitor's network address. */
  readonly submit: readonly Limit[];
  /** Links sent again for one application. */
  readonly resend: readonly Limit[];
  /** Links asked for by e-mail address, of one visitor's network address. */
  readonly newLink: readonly Limit[];
  /** Changes through the link of one application. */
  readonly change: readonly Limit[];
  /** Files sent for one application. */
  readonly upload: readonly Limit[];
  /** Corrections of the address of one application. */
  readonly correction: readonly Limit[];
  /** Signed papers fetched through the links of one application. */
  readonly papers: readonly Limit[];
  /** Links that opened nothing, of one visitor's network address. */
  readonly badToken: readonly Limit[];
  /** Attempts to sign the documents of one application. */
  readonly signature: readonly Limit[];
  /** Links to sign mailed again for one application. */
  readonly signingReminder: readonly Limit[];
  /** Mails to the co-owners of one application, and about them. */
  readonly coOwnerMails: readonly Limit[];
  /** Mails to one e-mail address, over all partners. */
  readonly mails: readonly Limit[];
}
export type LimitName = keyof Limits;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const strict: Limits = {
  quote: [{ max: 60, seconds: minute }],
  submit: [
    { max: 10, seconds: minute },
    { max: 30, seconds: hour },
  ],
  resend: [{ max: 3, seconds: hour }],
  newLink: [{ max: 10, seconds: hour }],
  change: [{ max: 30, seconds: minute }],
  upload: [
    { max: 30, seconds: minute },
    { max: 150, seconds: hour },
  ],
  papers: [{ max: 30, seconds: minute }],
  correction: [{ max: 3, seconds: hour }],
  badToken: [{ max: 20, seconds: minute }],
  signature: [{ max: 30, seconds: hour }],
  signingReminder: [{ max: 3, seconds: hour }],
  coOwnerMails: [{ max: 20, seconds: day }],
  mails: [
    { max: 3, seconds: hour },
    { max: 10, seconds: day },
  ],
};

/** On a developer's machine journeys run one after another from one address. */
const local: Limits = {
  quote: [{ max: 600, seconds: minute }],
  submit: [
    { max: 60, seconds: minute },
    { max: 600, seconds: hour },
  ],
  resend: [{ max: 3, seconds: hour }],
  newLink: [{ max: 60, seconds: hour }],
  change: [{ max: 300, seconds: minute }],
  upload: [{ max: 300, seconds: minute }],
  papers: [{ max: 60, seconds: minute }],
  correction: [{ max: 3, seconds: hour }],
  badToken: [{ max: 60, seconds: minute }],
  signature: [{ max: 30, seconds: hour }],
  signingReminder: [{ max: 3, seconds: hour }],
  coOwnerMails: [{ max: 60, seconds: day }],
  mails: [
    { max: 20, seconds: hour },
    { max: 60, seconds: day },
  ],
};

/** The limits that hold in an environment. */
export function limitsOf(environment: Environment): Limits {
  return isLocal(environment) ? local : strict;
}

import { type Environment, isLocal } from '../config/config.ts';
import type { ProofRule } from '../config/proof-rules.ts';

/** At most `max` in any window of `seconds`, counted from the first. */
export interface Limit {
  readonly max: number;
  readonly seconds: number;
  /** Whoever fills one window after the other waits twice as long each time, up to so many seconds. */
  readonly backOffSeconds?: number;
  /** So many come through without a proof of work, where one can be demanded at all. */
  readonly unproven?: number;
}

export interface Limits {
  /** Quotes of one visitor's network address. */
  readonly quote: readonly Limit[];
  /** Looks into the lists of addresses of one visitor's network address. */
  readonly addressLook: readonly Limit[];
  /** Steps counted for one visitor's network address. */
  readonly stepCount: readonly Limit[];
  /** Submissions of one visitor's network address. */
  readonly submit: readonly Limit[];
  /** Submissions of one network (/24, /48) in the portal of one partner: a part of what the partner has. */
  readonly networkSubmit: readonly Limit[];
  /** Submissions in the portal of one partner: from a small part on with a proof of work, refused only far above it. */
  readonly partnerSubmit: readonly Limit[];
  /** Calls let in for having waited instead of a proof of work: of one visitor's network address, */
  readonly waited: readonly Limit[];
  /** of one network (/24, /48) in the portal of one partner, */
  readonly networkWaited: readonly Limit[];
  /** and of all in the portal of one partner. */
  readonly partnerWaited: readonly Limit[];
  /** Links sent again for one application, or asked for by one e-mail address. */
  readonly resend: readonly Limit[];
  /** Links asked for and addresses corrected, of one visitor's network address. */
  readonly newLink: readonly Limit[];
  /** Changes through the link of one application. */
  readonly change: readonly Limit[];
  /** Times that what is typed is stored for one application. */
  readonly draft: readonly Limit[];
  /** Files sent for one application. */
  readonly upload: readonly Limit[];
  /** Case files taken out by one person of the desk. */
  readonly caseFile: readonly Limit[];
  /** Cases entered from paper by one person of the desk: each sends a mail to an address nobody has confirmed. */
  readonly paperEntry: readonly Limit[];
  /** Corrections of the address of one application. */
  readonly correction: readonly Limit[];
  /** Times the browser that sent an estimate asks whether its address was confirmed. */
  readonly confirmedLook: readonly Limit[];
  /** Codes typed instead of the mailed link of one application. */
  readonly mailedCode: readonly Limit[];
  /** Signed papers fetched through the links of one application. */
  readonly papers: readonly Limit[];
  /** Links that opened nothing, of one visitor's network address. */
  readonly badToken: readonly Limit[];
  /** The same of one network (/24, /48): whoever holds one has many addresses. */
  readonly networkBadToken: readonly Limit[];
  /** Attempts to sign the documents of one application. */
  readonly signature: readonly Limit[];
  /** Links to sign mailed again for one application. */
  readonly signingReminder: readonly Limit[];
  /** Mails to one e-mail address that its owner did not ask for behind a link, over all partners. */
  readonly mails: readonly Limit[];
  /** Mails to one e-mail address that say an application was received. */
  readonly receiptMails: readonly Limit[];
  /** Links to the signed papers mailed to one e-mail address. */
  readonly papersMails: readonly Limit[];
  /** Mails to the co-owners of one application. */
  readonly coOwnerMails: readonly Limit[];
  /** Mails to one applicant about one kind of co-owners' answers. */
  readonly coOwnerAnswerMails: readonly Limit[];
  /** Mails to the helper of one application, and from there to its applicant. */
  readonly helperMails: readonly Limit[];
  /** One-time codes for one person and application. */
  readonly codeMails: readonly Limit[];
  /** First mails, to addresses nobody has confirmed, that leave over all partners; the rest waits. */
  readonly firstMails: readonly Limit[];
}
export type LimitName = keyof Limits;

/**
 * What is counted in the memory of a process, because it is asked so often that counting would be the load. All the
 * rest is counted in the database: it must hold over several processes and restarts.
 */
export const countedInMemory: readonly LimitName[] = ['quote', 'addressLook', 'stepCount', 'confirmedLook'];

/** What is counted in both: memory knows how long somebody has to wait who goes on, the database what others counted. */
export const alsoInMemory: readonly LimitName[] = ['badToken', 'networkBadToken'];

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The same everywhere. */
const firstMails = [{ max: 300, seconds: minute }];
const codeMails = [{ max: 5, seconds: hour }];
/** A case file may hold sixty megabytes, and each is a disclosure. */
const caseFile = [
  { max: 5, seconds: minute },
  { max: 40, seconds: hour },
];
const paperEntry = [
  { max: 30, seconds: hour },
  { max: 120, seconds: day },
];
const confirmedLook = [{ max: 60, seconds: minute }];
const mailedCode = [
  { max: 5, seconds: 10 * minute },
  { max: 20, seconds: day },
];

const lane = {
  waited: [{ max: 2, seconds: minute }],
  networkWaited: [{ max: 10, seconds: minute }],
  partnerWaited: [{ max: 60, seconds: minute }],
};

const strictMails = [
  { max: 3, seconds: hour },
  { max: 10, seconds: day },
];

const strict: Limits = {
  quote: [{ max: 60, seconds: minute }],
  addressLook: [{ max: 300, seconds: minute }],
  stepCount: [{ max: 120, seconds: minute }],
  submit: [
    { max: 10, seconds: minute, unproven: 5 },
    { max: 30, seconds: hour, unproven: 15 },
  ],
  networkSubmit: [{ max: 200, seconds: minute, unproven: 50 }],
  partnerSubmit: [{ max: 1_000, seconds: minute, unproven: 150 }],
  ...lane,
  resend: [{ max: 3, seconds: hour }],
  newLink: [{ max: 20, seconds: hour, unproven: 10 }],
  change: [{ max: 30, seconds: minute }],
  draft: [{ max: 60, seconds: minute }],
  upload: [
    { max: 30, seconds: minute },
    { max: 150, seconds: hour },
  ],
  papers: [{ max: 30, seconds: minute }],
  caseFile,
  paperEntry,
  correction: [{ max: 3, seconds: hour }],
  badToken: [{ max: 20, seconds: minute, backOffSeconds: hour }],
  networkBadToken: [{ max: 60, seconds: minute, backOffSeconds: hour }],
  signature: [{ max: 30, seconds: hour }],
  signingReminder: [{ max: 3, seconds: hour }],
  mails: strictMails,
  receiptMails: strictMails,
  papersMails: strictMails,
  coOwnerMails: [{ max: 20, seconds: day }],
  coOwnerAnswerMails: [{ max: 20, seconds: day }],
  helperMails: [{ max: 10, seconds: day }],
  codeMails,
  confirmedLook,
  mailedCode,
  firstMails,
};

const localMails = [
  { max: 20, seconds: hour },
  { max: 60, seconds: day },
];

/** On a developer's machine journeys run one after another from one address. */
const local: Limits = {
  quote: [{ max: 600, seconds: minute }],
  addressLook: [{ max: 3_000, seconds: minute }],
  stepCount: [{ max: 1_200, seconds: minute }],
  submit: [
    { max: 60, seconds: minute, unproven: 60 },
    { max: 600, seconds: hour },
  ],
  networkSubmit: [{ max: 300, seconds: minute }],
  partnerSubmit: [{ max: 300, seconds: minute }],
  ...lane,
  resend: [{ max: 3, seconds: hour }],
  newLink: [{ max: 60, seconds: hour, unproven: 60 }],
  change: [{ max: 300, seconds: minute }],
  draft: [{ max: 600, seconds: minute }],
  upload: [{ max: 300, seconds: minute }],
  papers: [{ max: 60, seconds: minute }],
  caseFile,
  paperEntry,
  correction: [{ max: 3, seconds: hour }],
  badToken: [{ max: 60, seconds: minute, backOffSeconds: hour }],
  networkBadToken: [{ max: 180, seconds: minute, backOffSeconds: hour }],
  signature: [{ max: 30, seconds: hour }],
  signingReminder: [{ max: 3, seconds: hour }],
  mails: localMails,
  receiptMails: localMails,
  papersMails: localMails,
  coOwnerMails: [{ max: 60, seconds: day }],
  coOwnerAnswerMails: [{ max: 60, seconds: day }],
  helperMails: [{ max: 60, seconds: day }],
  codeMails,
  confirmedLook,
  mailedCode,
  firstMails,
};

/** The limits that hold in an environment. */
export function limitsOf(environment: Environment, proofs: ProofRule = 'surge'): Limits {
  const limits = isLocal(environment) ? local : strict;
  return proofs === 'surge' ? limits : withoutUnproven(limits);
}

function withoutUnproven(limits: Limits): Limits {
  const { submit, newLink, ...others } = limits;
  const demand = (rows: readonly Limit[]) => rows.map((row) => ({ ...row, unproven: 0 }));
  return { ...others, submit: demand(submit), newLink: demand(newLink) };
}

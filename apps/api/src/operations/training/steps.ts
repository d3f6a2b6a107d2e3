import { paymentStatementVersion } from '@ndp/flows/application/payment/messages.ts';
import { toApplication, toCallbackRequest } from '@ndp/flows/estimate/requests.ts';
import { nameOf } from '@ndp/personas/name-of.ts';
import { numbered } from '@ndp/personas/numbered.ts';
import { caller, homeOwner } from '@ndp/personas/personas.ts';
import { readHeldMail } from '../../mail/outbox/held-mails.ts';
import { polishDay } from '../../platform/clock.ts';
import type { CoreContext } from '../../platform/context.ts';
import type { Partner } from '../../platform/database/schema/tables.ts';
import type { Answered, Ask } from './asking.ts';
import { pdfOf } from './pdf-of.ts';
import type { Colleagues } from './people.ts';

/** A case while it is made. */
export interface MadeCase {
  readonly context: CoreContext;
  readonly partner: Partner;
  readonly n: number;
  /** Its applicant's calls. */
  readonly ask: Ask;
  readonly people: Colleagues;
  /** Rests until the workers may have done something. */
  readonly rest: () => Promise<void>;
  id: string;
  reference: string;
  /** Where the applicant's link leads. */
  path: string;
}

/** A step of the applicant or of the office, as one at a page. @throws {Error} it was refused */
export type Step = (made: MadeCase) => Promise<void>;

/** Looks at something again until it is there: workers are at it. */
const mostLooks = 300;

async function until<Found>(made: MadeCase, look: () => Promise<Found | undefined>): Promise<Found> {
  for (let n = 0; n < mostLooks; n += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await made.rest();
  }
  throw new Error('the workers did not come to a made-up case');
}

/** What the newest mail of a kind would have said. */
const mailOf = (made: MadeCase, kind: string) => {
  const key = { partnerId: made.partner.id, applicationId: made.id };
  return until(made, () => readHeldMail(made.context, key, kind));
};

/** Mail to such an address is nobody's. */
const emailOf = ({ n }: MadeCase) => `osoba.${n}@cwiczenia.invalid`;
const applicantOf = ({ n }: MadeCase) => numbered(homeOwner, n);
const caseAt = ({ reference }: MadeCase) => `/cases/${reference}`;

export const askForCall: Step = async (made) => {
  const body = { ...toCallbackRequest(caller.answers), email: emailOf(made) };
  await made.ask('POST', '/applications/no_efficiency', body);
};

export const estimate: Step = async (made) => {
  const { answers } = applicantOf(made);
  const planned_completion_date = made.partner.program.terms.lastDay;
  const body = { ...toApplication(answers), email: emailOf(made), planned_completion_date };
  const answer = await made.ask('POST', '/applications', body);
  made.id = String(answer.id);
  made.reference = String(answer.reference);
  const { token } = await mailOf(made, 'confirm-email');
  made.path = `/applications/${token}/${made.id}`;
};

export const confirm: Step = async (made) => void (await made.ask('POST', `${made.path}/confirmation`));

export const fillInHalf: Step = (made) => save(made, 2);
export const fillIn: Step = (made) => save(made);

async function save(made: MadeCase, most?: number): Promise<void> {
  for (const [section, body] of Object.entries(applicantOf(made).sections).slice(0, most))
    await made.ask('PUT', `${made.path}/${section}`, Object(body));
}

const untilStatus = (made: MadeCase, status: string) =>
  until(made, async () => ((await made.ask('GET', made.path)).status === status ? status : undefined));

export const waitForDocuments: Step = async (made) => void (await untilStatus(made, 'contract_sent'));

/** Opens both documents, asks for a code and signs with it. */
export const sign: Step = async (made) => {
  const { token } = await mailOf(made, 'sign-link');
  const path = `/signing/${token}`;
  const { papers, statement } = (await made.ask('GET', path)) as unknown as SigningView;
  for (const { paper } of papers) {
    await made.ask('GET', `${path}/papers/${paper}`);
    await made.ask('POST', `${path}/opening`, { paper, form: 'pdf', language: 'pl' });
  }
  await made.ask('POST', `${path}/code`);
  const { code } = await mailOf(made, 'sign-code');
  await made.ask('POST', `${path}/signature`, {
    ...{ code, typed_name: nameOf(applicantOf(made).sections.client_info), statement: statement.version },
    declarations: { content_known: true, my_signature: true },
    papers: papers.map(({ paper, document_hash }) => ({ paper, document_hash })),
  });
  await untilStatus(made, 'contract_signed');
};

interface SigningView {
  readonly papers: readonly { readonly paper: string; readonly document_hash: string }[];
  readonly statement: { readonly version: string };
}

/** Sends every required document and applies for the payment. */
export const settle: Step = async (made) => {
  const { payment } = await made.ask('GET', made.path);
  for (const { kind, is_required } of Object(payment).kinds as { kind: string; is_required: boolean }[]) {
    if (!is_required) continue;
    const query = new URLSearchParams({ kind, name: `${kind}.pdf` }).toString();
    await made.ask('POST', `${made.path}/settlement_documents?${query}`, pdfOf(`${kind} ${made.n}`));
  }
  await made.ask('POST', `${made.path}/payment_application`, {
    ...{ completion_date: polishDay(made.context.clock()), heater_model_name: 'Wicher 9' },
    ...{ consent_payment: true, statement: paymentStatementVersion },
  });
};

export const write: Step = async (made) => {
  const text = 'Dzień dobry, kiedy mogę spodziewać się wypłaty?';
  await made.ask('POST', `${made.path}/messages`, { text });
};

const atCase = (made: MadeCase, path = ''): Promise<Answered> =>
  made.people.officer.ask('GET', `${caseAt(made)}${path}`);

export const moveTo =
  (to: string, reason: string): Step =>
  async (made) => {
    const { status: from } = await atCase(made);
    await made.people.officer.ask('POST', `${caseAt(made)}/move`, { from, to, reason });
  };

export const refuse =
  (to: 'rejected' | 'withdrawn', reason: string): Step =>
  async (made) => {
    const { status: from } = await atCase(made);
    await made.people.officer.ask('POST', `${caseAt(made)}/refusal`, { from, to, reason });
  };

export const askForCorrection: Step = async (made) => {
  const { places } = await atCase(made, '/corrections');
  const [{ place }] = places as [{ place: string }];
  const due_on = polishDay(new Date(made.context.clock().getTime() + 14 * 86_400_000));
  const items = [{ place, sentence: null, words: 'Popraw numer działki.' }];
  await made.people.officer.ask('POST', `${caseAt(made)}/corrections`, { items, due_on, seen: null });
};

export const judgeDocuments: Step = async (made) => {
  const { files } = await atCase(made);
  const issued = { issued_on: polishDay(made.context.clock()) };
  for (const { id, verdict, issued_on } of files as {
    id: string;
    verdict?: unknown;
    issued_on?: unknown;
  }[]) {
    if (verdict === undefined) continue;
    const judged = { verdict: 'accepted', ...(issued_on !== undefined && issued) };
    await made.people.officer.ask('POST', `${caseAt(made)}/files/${id}/verdict`, judged);
  }
};

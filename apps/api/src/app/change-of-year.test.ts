import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { Actor } from '@ndp/domain/case/action.ts';
import { isDraft } from '@ndp/domain/case/drafts.ts';
import { lastDaysOf } from '@ndp/domain/programs/last-days.ts';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import { type ApplicationStatus, applicationStatuses, isOpen } from '@ndp/domain/workflow/statuses.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireDrafts } from '../features/application/expire-drafts.ts';
import { eraseDue } from '../features/retention/due.ts';
import { expireUnsigned } from '../features/signing/process/expire-unsigned.ts';
import { remindSigners } from '../features/signing/process/remind-signers.ts';
import { writeMail } from '../mail/write-mail.ts';
import { dayMs, polishDay } from '../platform/clock.ts';
import { fillIn, type Link, owner, put } from '../testing/applications.ts';
import { askForCall, takeToken } from '../testing/callbacks.ts';
import { goodPayment, moveAlong } from '../testing/settlement/settlements.ts';
import { callbackRequest, getByLink, homeApplication, post } from '../testing/submissions.ts';
import { startTestApi, type TakenMail } from '../testing/test-api.ts';
import { openPipeline } from '../testing/workflow/workflow-harness.ts';
import { mails } from './mail-kinds.ts';

const api = await startTestApi();
const harness = await openPipeline(api);
afterAll(async () => {
  harness.close();
  await api.close();
});

const { send, sign, finish } = lastDaysOf(mpec.terms);
const today = () => polishDay(api.context.clock());
const act = ({ id, token }: Link, what: string, body?: unknown) =>
  post(api, `/applications/${token}/${id}/${what}`, body);

/** A case that stood somewhere on 1 December, with the newest link its applicant has. */
interface Carried {
  readonly name: string;
  readonly id: string;
  token: string;
  /** Every status it was seen in, in their order, with the first day. */
  readonly way: [string, string][];
}
const cases: Carried[] = [];
/** What applicants were mailed since, as they read it. */
const letters: { readonly day: string; readonly kind: string; readonly text: string }[] = [];

let people = 0;
const applicant = () => ({ ...homeApplication, email: `osoba${++people}@example.pl` });

async function add(name: string, link: Link): Promise<Carried> {
  await readMails();
  const added = { name, id: link.id, token: link.token, way: [] };
  cases.push(added);
  return added;
}

const ways: Partial<Record<ApplicationStatus, readonly (readonly [ApplicationStatus, Actor])[]>> = {
  under_review: [['under_review', 'operator']],
  correction_requested: [
    ['under_review', 'operator'],
    ['correction_requested', 'operator'],
  ],
  rejected: [['rejected', 'operator']],
  withdrawn: [['withdrawn', 'applicant']],
  expired: [['expired', 'system']],
};
const concluded: readonly (readonly [ApplicationStatus, Actor])[] = [
  ['in_realisation', 'applicant'],
  ['payment_requested', 'applicant'],
  ['settlement_review', 'operator'],
  ['paid', 'system'],
  ['reported', 'operator'],
];

/** One case for each status there is, as it stands on 1 December, and three that wait for something of their own. */
async function beginAll(): Promise<void> {
  for (const status of applicationStatuses) {
    const estimate = applicant();
    if (status === 'submitted') {
      const { id } = (await post(api, '/applications', estimate)).json();
      const [mail] = await api.takeMails();
      await add(status, { id, token: mail?.payload.token ?? '' });
      continue;
    }
    const until = isOpen(status) ? (status === 'verified' ? 'client_info' : 'consent') : undefined;
    const link = await fillIn(api, { estimate, ...(until && { until }) });
    if (status === 'verified') await confirm(link);
    const step = concluded.findIndex(([to]) => to === status);
    if (step >= 0) {
      await moveAlong(api, link, [
        ['contract_sent', 'system'],
        ['contract_signed', 'system'],
        ...concluded.slice(0, step + 1),
      ]);
    } else if (status === 'contract_signed') {
      await harness.work();
      const token = (await api.takeMails()).findLast(({ kind }) => kind === 'sign-link')?.payload.token ?? '';
      expect(await harness.sign(token)).toBe('signed');
      await harness.work();
    } else if (status === 'appealed') {
      await moveAlong(api, link, [
        ['rejected', 'operator'],
        ['appealed', 'applicant'],
      ]);
    } else if (status === 'contract_sent') await harness.work();
    else if (ways[status]) await moveAlong(api, link, ways[status]);
    // Nothing can be drawn of it, so it waits where it is.
    else if (status === 'completed') await loseAddress(link);
    await add(status, link);
  }
  const held = await fillIn(api, { estimate: applicant() });
  await harness.work();
  const invited = (await api.takeMails()).findLast(({ kind }) => kind === 'sign-link');
  expect(await harness.sign(invited?.payload.token ?? '', 'Żona Kowalska')).toBe('held');
  await add('a name that waits for a person', held);
  await add('a request to be called back', await askForCall(api));
  const request = { ...callbackRequest, email: applicant().email };
  const { id } = (await post(api, '/applications/no_efficiency', request)).json();
  const called = { id, token: await takeToken(api) };
  await confirm(called);
  await add('a confirmed request to be called back', called);
}

async function confirm(link: Link): Promise<void> {
  expect((await act(link, 'confirmation')).statusCode).toBe(200);
}

const loseAddress = ({ id }: Link) =>
  api.context.db
    .deleteFrom('application_section')
    .where('application_id', '=', id)
    .where('section', '=', 'building_address')
    .execute();

/** What the loops do, and the post brings. */
async function work(): Promise<void> {
  await harness.work();
  await expireDrafts(harness.context);
  await expireUnsigned(harness.context);
  await remindSigners(harness.context);
  await eraseDue({ ...harness.context, storage: api.context.storage }, api.context.clock());
  await readMails();
}

async function readMails(): Promise<void> {
  const log = { warn() {}, error() {} };
  const mail = { send: async () => {}, close: async () => {} };
  const mailer = { ...api.context, mail, random: () => 0.5, log };
  for (const promise of await api.takeMails()) {
    const of = cases.find(({ id }) => id === promise.applicationId);
    if (of && opensTheCase(promise)) of.token = promise.payload.token;
    const written = await writeMail(mails, mailer, promise);
    if (written)
      letters.push({ day: today(), kind: promise.kind, text: `${written.subject}\n${written.text}` });
  }
}

const opensTheCase = ({ kind, payload }: TakenMail) =>
  payload.token !== '' && mails.find((mail) => mail.kind === kind)?.target === 'application';

const stillUnsigned = ['completed', 'under_review', 'contract_sent'];

/** Nothing a case is told lies beyond its programme, and whatever is not offered is refused. */
async function check(carried: Carried): Promise<void> {
  const read = await getByLink(api, carried);
  const day = today();
  const where = `${carried.name} on ${day}`;
  if (read.statusCode === 404) {
    if (carried.way.at(-1)?.[0] !== 'erased') carried.way.push(['erased', day]);
    return;
  }
  const answer: ApplicationAnswer = read.json();
  const { status, signing, payment, draft_expires_on } = answer;
  const isNew = carried.way.at(-1)?.[0] !== status;
  if (isNew) carried.way.push([status, day]);
  expect(answer.last_days, where).toEqual({ send, sign, finish });
  expect(answer.can_be_sent, where).toBe(day <= send);
  if (day > send) expect(isDraft(status), where).toBe(false);
  if (day > sign) expect(stillUnsigned, where).not.toContain(status);
  if (draft_expires_on) expect(draft_expires_on <= send, where).toBe(true);
  if (status === 'contract_sent' && signing)
    expect(polishDay(new Date(signing.deadline)) <= sign, where).toBe(true);
  for (const { kind, day: last } of answer.deadlines)
    if (['correction', 'signing', 'completion'].includes(kind)) expect(last <= finish, where).toBe(true);
  if (payment) expect(payment.earliest_completion <= payment.latest_completion, where).toBe(true);
  // What is not offered stays refused: asked once, and whenever one of the last days has passed.
  if (!isNew && !['2026-12-24', '2026-12-25', '2027-01-01'].includes(day)) return;
  const codeOf = async (sent: ReturnType<typeof act>) => (await sent).statusCode;
  if (!answer.can_be_corrected && status !== 'in_completion')
    expect(await codeOf(act(carried, 'corrections', { section: 'settlement' })), where).toBe(409);
  if (!answer.can_be_sent && answer.kind === 'estimate')
    expect(await codeOf(put(api, carried, 'client_info', { ...owner, first_name: 'Zenon' })), where).toBe(
      409,
    );
  if (payment && !payment.is_open && status !== 'payment_requested' && status !== 'settlement_review')
    expect(await codeOf(act(carried, 'payment_application', goodPayment)), where).toBe(409);
  if (!answer.can_be_withdrawn && status !== 'withdrawn')
    expect(await codeOf(act(carried, 'withdrawal')), where).toBe(409);
}

/** In days from 1 December: day by day over the last ones and over New Year, in weeks otherwise. */
const steps = [7, 7, 5, 2, 1, 1, 1, 1, 4, 1, 1, 1, 7, 7, 14, 14, 14, 14, 18];

beforeAll(async () => {
  api.pass(10 * dayMs);
  expect(today()).toBe('2026-12-01');
  await beginAll();
  for (const carried of cases) await check(carried);
  for (const days of steps) {
    api.pass(days * dayMs);
    await work();
    for (const carried of cases) await check(carried);
  }
}, 900_000);

const _endOf = (name: string) =>
  cases.find((carried) => carried.name === name)?.way.map(([status]) => status);

/** Where a case stood on 1 December, and what became of it since; the days follow from the last ones of the programme. */
const ways2027: Readonly<Record<string, readonly string[]>> = {
  verified: ['verified 2026-12-01', 'expired 2026-12-24', 'erased 2027-01-30'],
  in_completion: ['in_completion 2026-12-01', 'expired 2026-12-24', 'erased 2027-01-30'],
  correction_requested: ['correction_requested 2026-12-01', 'expired 2026-12-24'],
  completed: ['completed 2026-12-01', 'expired 2026-12-25'],
  under_review: ['under_review 2026-12-01', 'expired 2026-12-25'],
  contract_sent: ['contract_sent 2026-12-01', 'expired 2026-12-15'],
  'a name that waits for a person': ['contract_sent 2026-12-01', 'expired 2026-12-25'],
  submitted: ['submitted 2026-12-01', 'erased 2027-01-01'],
  'a request to be called back': ['submitted 2026-12-01', 'erased 2027-01-01'],
  'a confirmed request to be called back': ['verified 2026-12-01', 'expired 2026-12-24', 'erased 2027-03-31'],
};

describe('from 1 December to 31 March', () => {
  it('what can no longer be done ends on its day, and what is agreed or ended stays where it stood', () => {
    expect(today() >= '2027-03-31').toBe(true);
    for (const { name, way } of cases)
      expect(
        way.map((step) => step.join(' ')),
        name,
      ).toEqual(ways2027[name] ?? [`${name} 2026-12-01`]);
  });

  it('whoever’s case has ended is told why, and offered a new application only while one can be made', () => {
    const ended = letters.filter(({ text }) => /wygas/.test(text) && /termin minął|wygasła/.test(text));
    expect(ended.length).toBeGreaterThanOrEqual(7);
    const offer = 'Nowy wniosek możesz złożyć na stronie programu.';
    for (const { day, text } of ended) {
      expect(text.replace(/\s/g, ' ').includes(offer), text).toBe(day <= send);
      if (day > send)
        expect(text.replace(/\s/g, ' ')).toContain('Program nie przyjmuje teraz nowych wniosków.');
    }
  });
});

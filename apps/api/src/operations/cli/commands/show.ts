import { nextStatuses } from '@ndp/domain/case/transitions.ts';
import { callbackEnd } from '@ndp/domain/periods.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import { polishTime } from '../../../cases/attention/day.ts';
import { nameFlag } from '../../../cases/attention/flag-words.ts';
import { findUnderWay } from '../../../cases/attention/flags.ts';
import { keyOf } from '../../../cases/case-key.ts';
import { polishDay } from '../../../platform/clock.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import type { Answer, Command, Work } from '../command.ts';
import { readHistory, readMails } from '../details/case-history.ts';
import { describeCoOwners, describeHeldName, describeHelper, describeSigning } from '../details/parties.ts';
import { describeSections } from '../details/sections.ts';
import { describeDocuments, describePayments } from '../details/settlement.ts';
import { columnMessages as columns, kindNames, showMessages as messages } from '../messages.ts';
import { nameOfStanding, nameOfStatus } from '../status-name.ts';

/** All there is about one application. PESEL and account number are masked unless asked for. */
export const show: Command = {
  name: 'show',
  summary: {
    pl: 'sprawa: stan, historia, dane, podpisy, maile, rozliczenie; --full pokazuje cały PESEL i rachunek',
    en: 'an application: status, history, data, signing, mails, settlement; --full shows PESEL and account in full',
  },
  operands: ['reference'],
  takes: ['partner', 'full', 'json'],
  run: showApplication,
};

async function showApplication(work: Work): Promise<Answer> {
  const { trx, context, language } = work;
  const application = await work.hold();
  const store = { db: trx, keys: context.keys };
  const key = keyOf(application);
  const tell = (message: Message, values: MessageValues = {}) => say(message, language, values);
  const history = await readHistory(trx, key, language);
  const sections = await describeSections(store, application, work);
  const signing = await describeSigning(store, key, language);
  const heldName = await describeHeldName(store, key);
  const mails = await readMails(trx, key, language);
  const coOwners = await describeCoOwners(store, key, language);
  const helper = await describeHelper(store, key, language);
  const documents = await describeDocuments(store, key, language);
  const payments = await describePayments(store, application);
  const next = nextStatuses(application.status, 'operator');
  const details = [history, ...sections, signing, heldName, mails, coOwners, helper, documents, payments];
  const blocks = details
    .filter(({ rows }) => rows.length > 0)
    .flatMap(({ title, columns, rows }) => [
      { lines: ['', tell(title)] },
      { columns: columns.map((column) => tell(column)), rows },
    ]);
  const nextNames = next.map((status) => nameOfStatus(status, language)).join(', ');
  const flags = await findUnderWay(trx, application);
  const remarks = flags.map((flag) => [tell(columns.remarks), nameFlag(flag, language)]);
  const end = next.length > 0 ? tell(messages.next, { statuses: nextNames }) : tell(messages.no_next);
  return {
    blocks: [
      { columns: ['', ''], rows: [...headOf(application, work), ...remarks] },
      ...blocks,
      { lines: ['', end] },
    ],
    data: {
      ...factsOf(application),
      flags,
      history: history.data,
      sections: sections.map(({ title, data }) => ({ title: tell(title), rows: data })),
      signing: signing.data,
      held_name: heldName.data,
      mails: mails.data,
      co_owners: coOwners.data,
      helper: helper.data,
      documents: documents.data,
      payment_applications: payments.data,
      next_statuses: next,
    },
  };
}

function headOf(application: Application, { language }: Work): readonly (readonly string[])[] {
  const { reference, partner_id, kind, quote } = application;
  const { created_at, submitted_at, email_verified_at, measured_at } = application;
  const rows: readonly (readonly [Message, string])[] = [
    [columns.reference, reference],
    [columns.partner, partner_id],
    [columns.kind, say(kindNames[kind], language)],
    [columns.status, nameOfStanding(application, language)],
    [columns.amount, quote ? formatPln(quote.quote, language) : '–'],
    [messages.created, polishTime(created_at)],
    ...(kind === 'callback' ? [[messages.call_by, polishDay(callbackEnd(created_at))] as const] : []),
    ...(measured_at ? [[messages.measured, polishTime(measured_at)] as const] : []),
    [messages.confirmed, email_verified_at ? polishTime(email_verified_at) : '–'],
    [messages.submitted, submitted_at ? polishTime(submitted_at) : '–'],
    [messages.language, application.language],
  ];
  return rows.map(([label, value]) => [say(label, language), value]);
}

function factsOf({ reference, partner_id, kind, status, quote, language, ...moments }: Application) {
  const { created_at, submitted_at, measured_at } = moments;
  return {
    reference,
    partner: partner_id,
    kind,
    status,
    amount: quote?.quote ?? null,
    created_on: polishDay(created_at),
    measured_on: measured_at ? polishDay(measured_at) : null,
    submitted_on: submitted_at ? polishDay(submitted_at) : null,
    language,
  };
}

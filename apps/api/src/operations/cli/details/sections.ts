import { applicationLabels } from '@ndp/flows/application/labels.ts';
import { overviewMessages } from '@ndp/flows/application/overview-messages.ts';
import { consentedAt, overviewParts } from '@ndp/flows/application/overview-rows.ts';
import { applicationQuestions } from '@ndp/flows/application/questions.ts';
import { type Language, type Message, say } from '@ndp/flows/message.ts';
import type { ToldRow } from '@ndp/flows/question.ts';
import { readAnswer } from '../../../calls/application/application-answer.ts';
import { polishTime } from '../../../cases/attention/day.ts';
import { keyOf } from '../../../cases/case-key.ts';
import type { EncryptedStore } from '../../../cases/encrypted-store.ts';
import { readSections } from '../../../cases/sections.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { directoryIn } from '../../../platform/partners/partners.ts';
import type { Work } from '../command.ts';
import { columnMessages as columns } from '../messages.ts';
import type { Details } from './details.ts';

/** What the application says, as its overview says it; PESEL and account number in full only when asked for. */
export async function describeSections(
  store: EncryptedStore,
  application: Application,
  { trx, unit, given, language }: Work,
): Promise<Details[]> {
  const partner = await directoryIn(trx, unit.now).find(application.partner_id);
  if (!partner) throw new RangeError(`no partner ${application.partner_id}`);
  const answer = await readAnswer(store, application, partner, unit.now);
  const full = given.full === undefined ? [] : await readInFull(store, application);
  const at = consentedAt(answer);
  const consents = at ? [{ label: overviewMessages.consents, value: polishTime(new Date(at)) }] : [];
  return [
    ...overviewParts(answer, language).map(({ title, rows }) => details(title, rows, language)),
    details(applicationLabels.consent, consents, language),
    details(columns.in_full, full, language),
  ];
}

const { applicant, settlement: account } = applicationQuestions;

async function readInFull(store: EncryptedStore, application: Application): Promise<Line[]> {
  const { client_info, settlement } = await readSections(store, keyOf(application));
  const rows: readonly (readonly [Message, unknown])[] = [
    [applicant.pesel.shown.label, client_info?.data.pesel],
    [account.iban_number.shown.label, settlement?.data.iban_number],
  ];
  return rows.flatMap(([label, value]) => (typeof value === 'string' ? [{ label, value }] : []));
}

type Line = Pick<ToldRow, 'label' | 'value'>;

function details(title: Message, rows: readonly Line[], language: Language): Details {
  const lines = rows.map(({ label, value }) => ({
    label: say(label, language),
    value: value.replaceAll('\n', ', '),
  }));
  return {
    title,
    columns: [columns.field, columns.value],
    rows: lines.map(({ label, value }) => [label, value]),
    data: lines,
  };
}

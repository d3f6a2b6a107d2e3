import { type CaseAnswer, readCase } from '@ndp/contract/desk/cases.ts';
import { type DeskAct, mayDo } from '@ndp/contract/desk/permissions.ts';
import { asksForCorrection } from '@ndp/domain/workflow/correction-round.ts';
import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import { nextStatuses } from '@ndp/domain/workflow/transitions.ts';
import { applicationLabels } from '@ndp/flows/application/labels.ts';
import { overviewMessages } from '@ndp/flows/application/overview-messages.ts';
import { consentedAt, overviewParts } from '@ndp/flows/application/overview-rows.ts';
import { say } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { nameOfStatus } from '../../cases/attention/standing.ts';
import { readPlace } from '../../cases/budget/places.ts';
import { keyOf } from '../../cases/case-key.ts';
import { readEvents } from '../../cases/events.ts';
import { readSections } from '../../cases/sections.ts';
import { actorNames, paperNames, requestStateNames } from '../../features/casework/messages.ts';
import { readPayments } from '../../features/settlement/payments.ts';
import { readHeld } from '../../features/signing/embedded/held-names.ts';
import { readRequests } from '../../features/signing/standing-requests.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { readAnswer } from '../application/application-answer.ts';
import { listFiles } from './case-files.ts';
import { describeRows, selectRows } from './case-rows.ts';
import type { DeskWork } from './desk-work.ts';
import { describeFlags } from './flags.ts';
import { partNames } from './messages.ts';
import { type DeskHttp, mountDeskCall } from './mount-desk.ts';
import { readActs } from './read-acts.ts';
import { describeStep } from './undo.ts';

/** Everything on one page. */
export function mountReadCase(http: DeskHttp): void {
  mountDeskCall(http, readCase, async ({ params, work }) => {
    const application = await work.hold(params.reference);
    const [row] = await describeRows(
      work,
      await selectRows(work.trx, work.partner.id).where('application.id', '=', application.id).execute(),
    );
    if (!row) throw new RangeError('a held case is gone');
    const place = await readPlace(work.trx, keyOf(application));
    return {
      ...row,
      parts: await describeParts(work, application),
      covered: await findCovered(work, application),
      files: await listFiles(work, application),
      history: await describeHistory(work, application),
      ...(await describeSigning(work, application)),
      acts: await readActs(work, application, row.assignee?.is_me === true),
      moves: describeMoves(work, application),
      can_measure: mayDo(work.roles, 'measure') && isMeasurable(application),
      flag_looks: await describeFlags(work, application),
      last_step: await describeStep(work, application),
      waiting_place: place ?? null,
      can_begin_signing: mayDo(work.roles, 'begin-signing') && isSignable(application) && !place,
    };
  });
}

function isMeasurable({ kind, status, measured_at }: Application): boolean {
  return isOpen(status) && (kind === 'callback' || measured_at !== null);
}

/** Whether the documents can be sent for signature by hand. */
export function isSignable({ kind, status }: Pick<Application, 'kind' | 'status'>): boolean {
  return kind !== 'callback' && ['completed', 'under_review'].includes(status);
}

/** Which act it is to bring a case into a status. */
export function actOfMove(to: string): DeskAct {
  return to === 'rejected' || to === 'withdrawn' ? 'refuse' : 'move';
}

function describeMoves({ roles, language }: DeskWork, { status }: Application): CaseAnswer['moves'] {
  return nextStatuses(status, 'operator')
    .filter((to) => mayDo(roles, actOfMove(to)) && !asksForCorrection(status, to))
    .map((to) => ({ status: to, name: nameOfStatus(to, language) }));
}

type Parts = CaseAnswer['parts'];

/** What the application says, as its overview says it, and how its applicant is reached. */
async function describeParts(work: DeskWork, application: Application): Promise<Parts> {
  const { store, partner, language } = work;
  const answer = await readAnswer(store, application, partner, work.now);
  const { phone_number, first_name, last_name, building_name } = answer.client;
  const contact = [
    { label: partNames.person, value: building_name ?? [first_name, last_name].filter(Boolean).join(' ') },
    { label: partNames.email, value: application.email },
    { label: partNames.phone, value: phone_number ?? '' },
  ];
  const at = consentedAt(answer);
  const consents = at
    ? [{ label: overviewMessages.consents, value: formatDate(polishDay(new Date(at)), language) }]
    : [];
  const parts = [
    { title: partNames.contact, rows: contact },
    ...overviewParts(answer, language),
    { title: applicationLabels.consent, rows: consents },
    { title: partNames.payment, rows: await describePayment(work, application) },
  ];
  return parts
    .map(({ title, rows }) => ({
      title: say(title, language),
      rows: rows
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => ({ label: say(label, language), value })),
    }))
    .filter(({ rows }) => rows.length > 0);
}

async function describePayment({ store, language }: DeskWork, application: Application) {
  const payments = await readPayments(store, keyOf(application));
  return payments.flatMap(({ completionDate, heaterModelName, requestedAt }) => [
    { label: partNames.payment, value: formatDate(polishDay(requestedAt), language) },
    { label: partNames.completion, value: formatDate(completionDate, language) },
    { label: partNames.device, value: heaterModelName },
  ]);
}

async function findCovered({ store }: DeskWork, application: Application): Promise<CaseAnswer['covered']> {
  const { client_info, settlement } = await readSections(store, keyOf(application));
  const isText = (value: unknown) => typeof value === 'string' && value !== '';
  return [
    ...(isText(client_info?.data.pesel) ? (['pesel'] as const) : []),
    ...(isText(settlement?.data.iban_number) ? (['iban'] as const) : []),
  ];
}

async function describeHistory({ trx, language }: DeskWork, application: Application) {
  const events = await readEvents(trx, keyOf(application));
  return events.map(({ at, status, actor, actorName, reason }) => ({
    at: at.toISOString(),
    status: nameOfStatus(status, language),
    actor: [say(actorNames[actor], language), actorName].filter(Boolean).join(': '),
    reason,
  }));
}

async function describeSigning({ store, language }: DeskWork, application: Application) {
  const key = keyOf(application);
  const requests = await readRequests(store, key);
  const [held] = await readHeld(store, key);
  return {
    signing: requests.map(({ paper, state, cancelReason, changedAt, expiresAt }) => ({
      paper: say(paperNames[paper], language),
      state: say(requestStateNames[cancelReason === null ? state : 'cancelled'], language),
      at: changedAt.toISOString(),
      until: polishDay(expiresAt),
    })),
    held_name: held
      ? { name: held.signer.name, typed: held.held.typedName, reason: held.held.reason ?? '' }
      : null,
  };
}

import { type CaseAnswer, readCase } from '@ndp/contract/desk/cases.ts';
import { mayDo } from '@ndp/contract/permissions.ts';
import { ownSignatureFacts } from '@ndp/documents/own-signature-facts.ts';
import { parties } from '@ndp/domain/case/action.ts';
import { lineOf } from '@ndp/domain/case/actions.ts';
import type { CaseFacts } from '@ndp/domain/case/case-facts.ts';
import { actionsOf, mayAct, nextMove } from '@ndp/domain/case/may.ts';
import { applicationFlow } from '@ndp/flows/application/application.flow.ts';
import { applicationLabels } from '@ndp/flows/application/labels.ts';
import { overviewMessages } from '@ndp/flows/application/overview-messages.ts';
import { consentedAt, overviewParts } from '@ndp/flows/application/overview-rows.ts';
import { type Language, say, type Translate } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { nameOfPhase, nameOfStatus } from '../../cases/attention/status-names.ts';
import { readWaitingPosition } from '../../cases/budget/waiting-position.ts';
import { readFacts } from '../../cases/facts/read-facts.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { readOwnSeats } from '../../cases/people/substitutes.ts';
import { readEvents } from '../../cases/store/events.ts';
import { readPaperEntry } from '../../cases/store/paper-entries.ts';
import { readPrepared, readSections } from '../../cases/store/sections.ts';
import { readTermsConfirmation } from '../../cases/store/terms-confirmations.ts';
import { actorNames, paperNames, requestStateNames } from '../../features/casework/messages.ts';
import { readLabels } from '../../features/partners/labels.ts';
import { readPayments } from '../../features/settlement/payments.ts';
import { readHeld } from '../../features/signing/embedded/held-names.ts';
import { readOwnFiles } from '../../features/signing/embedded/own-files.ts';
import { readRequests } from '../../features/signing/requests/document-requests.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import { readAnswer } from '../application/application-answer.ts';
import { readViewers } from './audit/viewers.ts';
import { describeDuties } from './case-duties.ts';
import { readFiles } from './case-files.ts';
import { describeRows, readNames, selectRows } from './case-rows.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';
import { describeFlags } from './flags.ts';
import { partNames } from './messages.ts';
import { describeStep } from './undo.ts';

/** Everything on one page. */
export function mountReadCase(http: DeskHttp): void {
  mount(http, readCase, async ({ params, work }) => {
    const application = await work.lockCase(params.reference);
    const seats = await readOwnSeats(work.unit, { partnerId: work.partner.id, personId: work.person.id });
    const [row] = await describeRows(
      work,
      await selectRows(work, seats).where('application.id', '=', application.id).execute(),
      { isOpened: true },
    );
    if (!row) throw new RangeError('a held case is gone');
    const waitingPosition = await readWaitingPosition(work.trx, keyOf(application));
    const facts = await readFacts(work.unit, { application, partner: work.partner });
    return {
      ...row,
      other_labels: await readOtherLabels(work, row.labels),
      parts: await describeParts(work, application),
      covered: await findCovered(work, application),
      ...(await readFiles(work, application)),
      history: await describeHistory(work, application),
      ...(await describeSigning(work, application)),
      paper: await describePaper(work, application),
      prepared: await describePrepared(work, application),
      terms_confirmed_on: await describeTerms(work.trx, application),
      ...(await describeDuties(work, application)),
      viewers: await readViewers(work, application),
      actions: [...actionsOf(partiesOf(work), facts, work.person.id)],
      next: nextMove(facts) ?? null,
      moves: describeMoves(work, facts),
      can_measure:
        mayDo(work.roles, 'measure') && (mayAct('measure', facts) || mayAct('measure-again', facts)),
      flag_looks: await describeFlags(work, application),
      last_step: await describeStep(work, application),
      waiting_place: waitingPosition ?? null,
      can_begin_signing: mayDo(work.roles, 'begin-signing') && mayAct('begin-signing', facts),
      can_restart_signing: mayDo(work.roles, 'begin-signing') && (await hasFailedSigning(work, application)),
    };
  });
}

/** What of the partner's labels in use the case does not wear. */
async function readOtherLabels(
  { trx, partner }: DeskWork,
  worn: CaseAnswer['labels'],
): Promise<CaseAnswer['other_labels']> {
  const labels = await readLabels(trx, partner.id);
  return labels
    .filter((label) => !label.is_retired && worn.every(({ id }) => id !== label.id))
    .map(({ id, name, color }) => ({ id, name, color }));
}

/** Which parts a helper prepared; who that was is forgotten with the sending. */
async function describePrepared(
  { store, language }: Pick<DeskWork, 'store' | 'language'>,
  application: Application,
): Promise<CaseAnswer['prepared']> {
  const sections = await readPrepared(store.db, keyOf(application));
  return applicationFlow({ variant: 'home', today: '' })
    .steps.filter(({ section }) => sections.includes(section))
    .map(({ id }) => say(applicationLabels[id], language));
}

/** On which day the applicant repeated amount and duties; null: never. */
async function describeTerms(db: Database, application: Application): Promise<string | null> {
  const at = await readTermsConfirmation(db, keyOf(application));
  return at ? polishDay(at) : null;
}

/** When its form came on paper, and who entered it; null: its applicant sent it. */
async function describePaper(
  work: Pick<DeskWork, 'store'>,
  application: Application,
): Promise<CaseAnswer['paper']> {
  const entry = await readPaperEntry(work.store.db, keyOf(application));
  if (!entry) return null;
  const { cameOn, personId, enteredAt } = entry;
  const who = (await readNames(work, [personId])).get(personId) ?? '–';
  return { came_on: cameOn, who, entered_on: polishDay(enteredAt) };
}

/** What somebody of the desk is in the table of actions. */
function partiesOf({ roles }: DeskWork) {
  return parties.filter((party) => roles.some((role) => role === party));
}

/** A correction is requested item by item, and an appeal decided on with its answer: neither is a move. */
function describeMoves(work: DeskWork, facts: CaseFacts): CaseAnswer['moves'] {
  const targets = actionsOf(partiesOf(work), facts, work.person.id)
    .filter((name) => name !== 'request-correction' && name !== 'decide-appeal')
    .flatMap((name) => lineOf(name).in[facts.status] ?? []);
  return [...new Set(targets)].map((to) => ({ status: to, name: nameOfStatus(to, work.language) }));
}

type Parts = CaseAnswer['parts'];

/** What the application says, as its overview says it, and how its applicant is reached. */
export async function describeParts(
  work: Pick<DeskWork, 'store' | 'partner' | 'language' | 'now'>,
  application: Application,
): Promise<Parts> {
  const { store, partner, language, now } = work;
  const answer = await readAnswer(store, { application, partner }, now);
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
    ...overviewParts(answer, language).map(({ title, section, rows }) => ({
      title,
      rows: rows.map(({ field, label, value }) => ({
        label,
        value,
        place: `${section ?? 'project'}.${field}`,
      })),
    })),
    { title: applicationLabels.consent, rows: consents },
    { title: partNames.payment, rows: await describePayment(work, application) },
  ];
  return parts
    .map(({ title, rows }) => ({
      title: say(title, language),
      rows: rows
        .filter(({ value }) => value !== '')
        .map(({ label, ...row }) => ({ label: say(label, language), ...row })),
    }))
    .filter(({ rows }) => rows.length > 0);
}

async function describePayment(
  { store, language }: Pick<DeskWork, 'store' | 'language'>,
  application: Application,
) {
  const payments = await readPayments(store, keyOf(application));
  return payments.flatMap(({ completionDate, heaterModelName, serialNumber, requestedAt }) => [
    { label: partNames.payment, value: formatDate(polishDay(requestedAt), language) },
    { label: partNames.completion, value: formatDate(completionDate, language) },
    { label: partNames.device, value: heaterModelName },
    { label: partNames.serial, value: serialNumber ?? '' },
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

/** A request to be called back begins elsewhere than an application. */
function nameOfEvent({ kind }: Application, status: string, language: Language): string {
  return kind === 'callback' && status === 'submitted'
    ? nameOfPhase({ kind, status, measured_at: null }, language)
    : nameOfStatus(status, language);
}

/** One status after the other: when, by whom, why. */
export async function describeHistory(
  { trx, language }: Pick<DeskWork, 'trx' | 'language'>,
  application: Application,
) {
  const events = await readEvents(trx, keyOf(application));
  return events.map(({ at, status, actor, actorName, reason }) => ({
    at: at.toISOString(),
    status: nameOfEvent(application, status, language),
    actor: [say(actorNames[actor], language), actorName].filter(Boolean).join(': '),
    reason,
  }));
}

async function hasFailedSigning({ store }: DeskWork, application: Application): Promise<boolean> {
  return (await readRequests(store, keyOf(application))).some(({ state }) => state === 'failed');
}

async function describeSigning({ store, language }: DeskWork, application: Application) {
  const key = keyOf(application);
  const requests = await readRequests(store, key);
  const [signature] = await readHeld(store, key);
  const own = new Map((await readOwnFiles(store, key)).map((each) => [each.requestId, each.signatures]));
  const t: Translate = (message, values = {}) => say(message, language, values);
  const ownOf = (requestId: string) =>
    (own.get(requestId) ?? []).map(({ signer, own: made }) => ({
      signer,
      checks: ownSignatureFacts(made, t).map(([what, found]) => ({ what, found })),
    }));
  return {
    signing: requests.map(({ requestId, paper, state, cancelReason, changedAt, expiresAt }) => ({
      paper: say(paperNames[paper], language),
      state: say(requestStateNames[cancelReason === null ? state : 'cancelled'], language),
      at: changedAt.toISOString(),
      until: polishDay(expiresAt),
      own: ownOf(requestId),
    })),
    held_name: signature
      ? {
          name: signature.signer.name,
          typed: signature.held.typedName,
          reason: signature.held.reason ?? '',
          is_own: signature.signer.own !== null,
        }
      : null,
  };
}

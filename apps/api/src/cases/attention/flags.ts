import { callbackEnd, paymentEnd } from '@ndp/domain/periods.ts';
import type { CaseTrait } from '@ndp/domain/workflow/case-traits.ts';
import { isEnded, isOpen } from '@ndp/domain/workflow/statuses.ts';
import { type Language, type Message, say } from '@ndp/flows/message.ts';
import { dayMs, polishDay } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { SignatureRequest } from '../../platform/database/schema/signing-tables.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { findTraitsOfEach, findTraitsUnderWay } from '../traits.ts';
import { markLooked } from './flag-looks.ts';
import { isAccountHeld, isEarlyInvoice } from './settlement-facts.ts';

/** What an operator has to look at, and the number or day it speaks of. */
export interface Flag {
  readonly kind: keyof typeof flagMessages;
  readonly traits?: readonly CaseTrait[];
  readonly days?: number;
  readonly day?: string;
  /** Somebody looked at it since its facts came. */
  readonly isLooked?: true;
}

const flagMessages = {
  callback: { pl: 'prośba o kontakt: zadzwonić do {day}', en: 'asks to be called: by {day}' },
  measured_nothing: { pl: 'prośba o kontakt: po pomiarze 0 zł', en: 'asked to be called: measured, PLN 0' },
  unsigned: {
    pl: 'bez podpisu {days, plural, =0 {od dziś} one {od # dnia} other {od # dni}}',
    en: 'unsigned {days, plural, =0 {since today} one {for # day} other {for # days}}',
  },
  mail_failed: { pl: 'wiadomość niedostarczona', en: 'message not delivered' },
  signing_failed: { pl: 'podpisywanie stanęło', en: 'signing failed' },
  name_held: {
    pl: 'inne nazwisko w podpisie: accept-name albo refuse-name',
    en: 'signed under another name: accept-name or refuse-name',
  },
  sealing: { pl: 'podpisano, trwa pieczętowanie', en: 'signed, being sealed' },
  objection_withdrawn: {
    pl: 'sprzeciw wycofany: begin-signing',
    en: 'objection withdrawn: begin-signing',
  },
  co_owner_objected: { pl: 'sprzeciw współwłaściciela', en: 'co-owner objected' },
  invoice_before: {
    pl: 'faktura sprzed zawarcia umowy',
    en: 'invoice of before the agreement',
  },
  account_held: {
    pl: 'rachunek zmieniony albo przelew wrócił: do sprawdzenia przed wypłatą',
    en: 'account changed, or a transfer came back: to be looked at before payment',
  },
  payment_due: { pl: 'wypłata do {day}', en: 'payment due by {day}' },
  payment_overdue: { pl: 'termin wypłaty minął {day}', en: 'payment was due by {day}' },
  waits_for_money: {
    pl: 'czeka w kolejce na środki z budżetu',
    en: 'on the waiting list of the budget',
  },
  message_waits: { pl: 'nowa wiadomość od wnioskodawcy', en: 'new message from the applicant' },
  under_way: {
    pl: 'może już trwa inna sprawa: {traits}',
    en: 'another may be under way: {traits}',
  },
} as const satisfies Readonly<Record<string, Message>>;

/** What two applications share. */
const traitNames = {
  building: { pl: 'budynek', en: 'building' },
  person: { pl: 'osoba lub firma', en: 'person or company' },
  account: { pl: 'rachunek', en: 'account' },
  telephone: { pl: 'telefon', en: 'telephone' },
} as const satisfies Readonly<Record<CaseTrait, Message>>;

/** A flag in words. */
export function nameFlag({ kind, days = 0, day = '', traits = [] }: Flag, language: Language): string {
  const shared = traits.map((trait) => say(traitNames[trait], language)).join(', ');
  return say(flagMessages[kind], language, { days, day, traits: shared });
}

/** An application and since when it has its status. */
export type Standing = Pick<Application, 'id' | 'kind' | 'status' | 'created_at' | 'measured_at'> & {
  readonly since: Date;
};

/** The flags of applications of one partner, by their ids, and what they share with others. */
export async function findFlags(
  trx: Trx,
  partnerId: string,
  standing: readonly Standing[],
  now: Date,
): Promise<ReadonlyMap<string, readonly Flag[]>> {
  const own = await findOwnFlags(trx, partnerId, standing, now);
  const running = standing.filter(({ status }) => !isEnded(status)).map(({ id }) => id);
  const shared = await findTraitsOfEach(trx, partnerId, running);
  const flags = new Map(
    [...own].map(([id, found]): readonly [string, readonly Flag[]] => {
      const traits = shared.get(id) ?? [];
      return [id, traits.length > 0 ? [...found, { kind: 'under_way', traits }] : found];
    }),
  );
  return markLooked(trx, partnerId, flags);
}

/** The flags of applications that say nothing of others. */
export async function findOwnFlags(
  trx: Trx,
  partnerId: string,
  standing: readonly Standing[],
  now: Date,
): Promise<ReadonlyMap<string, readonly Flag[]>> {
  const ids = standing.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const failed = await findFailedMails(trx, partnerId, ids);
  const requests = await findNewestRequests(trx, partnerId, ids);
  const sent = idsOf(requests);
  const stopped = idsOf(requests.filter(({ state }) => state === 'failed'));
  const unsigned = idsOf(requests.filter((request) => !isSigned(request)));
  const held = await findHeldNames(trx, partnerId, ids);
  const objected = await findObjections(trx, partnerId, ids);
  const withdrawn = await findWithdrawnObjections(trx, partnerId, ids);
  const waiting = await findWaiting(trx, partnerId, ids);
  const written = await findUnseenMessages(trx, partnerId, ids);
  const early = await findEarlyInvoices(trx, partnerId, ids);
  const heldAccounts = await findHeldAccounts(trx, partnerId, ids);
  const requested = await findPaymentRequests(trx, partnerId, ids);
  const flagsOf = (application: Standing): readonly Flag[] => [
    ...callback(application),
    ...(held.has(application.id) && application.status === 'contract_sent'
      ? [{ kind: 'name_held' } as const]
      : []),
    ...signing(application, sent.has(application.id) && !unsigned.has(application.id), now),
    ...(waiting.has(application.id) ? [{ kind: 'waits_for_money' } as const] : []),
    ...(written.has(application.id) ? [{ kind: 'message_waits' } as const] : []),
    ...(failed.has(application.id) ? [{ kind: 'mail_failed' } as const] : []),
    ...(stopped.has(application.id) ? [{ kind: 'signing_failed' } as const] : []),
    ...objection(application, objected, withdrawn),
    ...(early.has(application.id) && !isEnded(application.status)
      ? [{ kind: 'invoice_before' } as const]
      : []),
    ...(heldAccounts.has(application.id) ? [{ kind: 'account_held' } as const] : []),
    ...due(application, requested.get(application.id), now),
  ];
  return new Map(standing.map((application) => [application.id, flagsOf(application)]));
}

/** Somebody waits for a call until it led to energy data or the case has ended. */
function callback({ kind, status, created_at, measured_at }: Standing): readonly Flag[] {
  if (kind !== 'callback' || !isOpen(status)) return [];
  if (measured_at) return [{ kind: 'measured_nothing' }];
  return [{ kind: 'callback', day: polishDay(callbackEnd(created_at)) }];
}

function objection(
  { id, status }: Standing,
  objected: ReadonlySet<string>,
  withdrawn: ReadonlySet<string>,
): readonly Flag[] {
  if (objected.has(id)) return [{ kind: 'co_owner_objected' }];
  return status === 'under_review' && withdrawn.has(id) ? [{ kind: 'objection_withdrawn' }] : [];
}

function signing({ status, since }: Standing, isSigned: boolean, now: Date): readonly Flag[] {
  if (status !== 'contract_sent') return [];
  if (isSigned) return [{ kind: 'sealing' }];
  return [{ kind: 'unsigned', days: Math.max(0, Math.floor((now.getTime() - since.getTime()) / dayMs)) }];
}

/** The flag of an application that another one, here or at another partner, shares something with. */
export async function findUnderWay(
  trx: Trx,
  { partner_id: partnerId, id, status }: Pick<Application, 'partner_id' | 'id' | 'status'>,
): Promise<readonly Flag[]> {
  if (isEnded(status)) return [];
  const traits = await findTraitsUnderWay(trx, { partnerId, applicationId: id });
  return traits.length > 0 ? [{ kind: 'under_way', traits }] : [];
}

function due({ status }: Standing, requestedAt: Date | undefined, now: Date): readonly Flag[] {
  if (!requestedAt || !['payment_requested', 'settlement_review'].includes(status)) return [];
  const day = polishDay(paymentEnd(requestedAt));
  return [{ kind: polishDay(now) > day ? 'payment_overdue' : 'payment_due', day }];
}

type NewestRequest = Pick<SignatureRequest, 'application_id' | 'paper' | 'state' | 'signer_states'>;

/** The newest request of each paper: an earlier one no longer matters. */
function newestOf(newestFirst: readonly NewestRequest[]): NewestRequest[] {
  const newest = new Map<string, NewestRequest>();
  for (const row of newestFirst) {
    const paper = `${row.application_id} ${row.paper}`;
    if (!newest.has(paper)) newest.set(paper, row);
  }
  return [...newest.values()];
}

/** Whether everybody has signed a paper, sealed or not. */
function isSigned({ state, signer_states }: NewestRequest): boolean {
  if (state === 'sealing' || state === 'completed') return true;
  return signer_states.length > 0 && signer_states.every((signer) => signer.state === 'signed');
}

function idsOf(rows: readonly { readonly application_id: string }[]): ReadonlySet<string> {
  return new Set(rows.map(({ application_id }) => application_id));
}

async function findNewestRequests(trx: Trx, partnerId: string, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('signature_request')
    .select(['application_id', 'paper', 'state', 'signer_states'])
    .where('partner_id', '=', partnerId)
    .where('application_id', 'in', ids)
    .orderBy('created_at', 'desc')
    .execute();
  return newestOf(rows);
}

async function findFailedMails(trx: Trx, partnerId: string, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('outbox')
    .select('application_id')
    .distinct()
    .where('partner_id', '=', partnerId)
    .where('application_id', 'in', ids)
    .where('failed_at', 'is not', null)
    .execute();
  return idsOf(rows);
}

async function findObjections(trx: Trx, partnerId: string, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('co_owner')
    .select('application_id')
    .distinct()
    .where('partner_id', '=', partnerId)
    .where('application_id', 'in', ids)
    .where('state', '=', 'objected')
    .execute();
  return idsOf(rows);
}

/** Whose amount does not fit into the budget yet. */
async function findWaiting(trx: Trx, partnerId: string, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('budget_share')
    .select('application_id')
    .where('partner_id', '=', partnerId)
    .where('application_id', 'in', ids)
    .where('ticket', 'is not', null)
    .execute();
  return idsOf(rows);
}

/** Whose applicant wrote something nobody has looked at. */
async function findUnseenMessages(trx: Trx, partnerId: string, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('case_message')
    .select('application_id')
    .distinct()
    .where('partner_id', '=', partnerId)
    .where('application_id', 'in', ids)
    .where('person_id', 'is', null)
    .where('seen_at', 'is', null)
    .execute();
  return idsOf(rows);
}

/** Whose signature waits for a person to look at its name. */
async function findHeldNames(trx: Trx, partnerId: string, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('signing_envelope as envelope')
    .innerJoin('signing_signer as signer', (join) =>
      join
        .onRef('signer.partner_id', '=', 'envelope.partner_id')
        .onRef('signer.envelope_id', '=', 'envelope.id'),
    )
    .select('envelope.application_id')
    .distinct()
    .where('envelope.partner_id', '=', partnerId)
    .where('envelope.application_id', 'in', ids)
    .where('envelope.state', '=', 'sent')
    .where('signer.held_at', 'is not', null)
    .execute();
  return idsOf(rows);
}

/** Whose co-owner objected and has agreed since. */
async function findWithdrawnObjections(trx: Trx, partnerId: string, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('co_owner')
    .innerJoin('co_owner_answer as answer', (join) =>
      join
        .onRef('answer.partner_id', '=', 'co_owner.partner_id')
        .onRef('answer.co_owner_id', '=', 'co_owner.id')
        .on('answer.answer', '=', 'object'),
    )
    .select('co_owner.application_id')
    .distinct()
    .where('co_owner.partner_id', '=', partnerId)
    .where('co_owner.application_id', 'in', ids)
    .where('co_owner.state', '=', 'agreed')
    .execute();
  return idsOf(rows);
}

/** Among whose documents an invoice is dated before the agreement. */
async function findEarlyInvoices(trx: Trx, partnerId: string, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('document_verdict')
    .select('application_id')
    .where('partner_id', '=', partnerId)
    .where('application_id', 'in', ids)
    .where(isEarlyInvoice)
    .execute();
  return idsOf(rows);
}

async function findHeldAccounts(trx: Trx, partnerId: string, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('application')
    .select('id as application_id')
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .where(isAccountHeld)
    .execute();
  return idsOf(rows);
}

async function findPaymentRequests(trx: Trx, partnerId: string, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('payment_application')
    .select(({ fn }) => ['application_id', fn.max('requested_at').as('at')])
    .where('partner_id', '=', partnerId)
    .where('application_id', 'in', ids)
    .groupBy('application_id')
    .execute();
  return new Map(rows.map(({ application_id, at }) => [application_id, at]));
}

import { callbackEnd, paymentEnd } from '@ndp/domain/periods.ts';
import type { CaseTrait } from '@ndp/domain/workflow/case-traits.ts';
import { isEnded, isOpen } from '@ndp/domain/workflow/statuses.ts';
import { type Language, type Message, say } from '@ndp/flows/message.ts';
import { dayMs, polishDay } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { findTraitsOfEach, findTraitsUnderWay } from '../traits.ts';
import { markLooked } from './flag-looks.ts';
import { type RaisedFacts, readRaisedFacts } from './raised-facts.ts';

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
  const facts = await readRaisedFacts(trx, partnerId, ids);
  return new Map(standing.map((one) => [one.id, flagsOf(one, facts.get(one.id), now)]));
}

function flagsOf(application: Standing, facts: RaisedFacts | undefined, now: Date): readonly Flag[] {
  if (!facts) return [];
  const { status } = application;
  const raised: readonly (readonly [Flag['kind'], boolean])[] = [
    ['waits_for_money', facts.waitsForMoney],
    ['message_waits', facts.hasUnseenMessage],
    ['mail_failed', facts.hasFailedMail],
    ['signing_failed', facts.requests.some(({ state }) => state === 'failed')],
    ['co_owner_objected', facts.hasObjection],
    ['objection_withdrawn', facts.hasWithdrawnObjection && !facts.hasObjection && status === 'under_review'],
    ['invoice_before', facts.hasEarlyInvoice && !isEnded(status)],
    ['account_held', facts.isAccountHeld],
  ];
  return [
    ...callback(application),
    ...(facts.hasHeldName && status === 'contract_sent' ? [{ kind: 'name_held' } as const] : []),
    ...signing(application, facts.requests, now),
    ...raised.flatMap(([kind, isRaised]) => (isRaised ? [{ kind }] : [])),
    ...due(application, facts.requestedAt, now),
  ];
}

/** Somebody waits for a call until it led to energy data or the case has ended. */
function callback({ kind, status, created_at, measured_at }: Standing): readonly Flag[] {
  if (kind !== 'callback' || !isOpen(status)) return [];
  if (measured_at) return [{ kind: 'measured_nothing' }];
  return [{ kind: 'callback', day: polishDay(callbackEnd(created_at)) }];
}

function signing({ status, since }: Standing, requests: Requests, now: Date): readonly Flag[] {
  if (status !== 'contract_sent') return [];
  if (requests.length > 0 && requests.every(isSigned)) return [{ kind: 'sealing' }];
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

function due({ status }: Standing, requestedAt: Date | null, now: Date): readonly Flag[] {
  if (!requestedAt || !['payment_requested', 'settlement_review'].includes(status)) return [];
  const day = polishDay(paymentEnd(requestedAt));
  return [{ kind: polishDay(now) > day ? 'payment_overdue' : 'payment_due', day }];
}

type Requests = RaisedFacts['requests'];

/** Whether everybody has signed a paper, sealed or not. */
function isSigned({ state, signer_states }: Requests[number]): boolean {
  if (state === 'sealing' || state === 'completed') return true;
  return signer_states.length > 0 && signer_states.every((signer) => signer.state === 'signed');
}

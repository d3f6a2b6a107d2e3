import { type Language, say } from '@ndp/flows/message.ts';
import { polishTime } from '../../../cases/attention/day.ts';
import type { ApplicationKey } from '../../../cases/case-key.ts';
import type { EncryptedStore } from '../../../cases/encrypted-store.ts';
import { readHelper } from '../../../cases/invited-helper.ts';
import { readDrafts } from '../../../cases/section-drafts.ts';
import { paperNames, requestStateNames } from '../../../features/casework/messages.ts';
import { readCoOwners } from '../../../features/co-owners/store.ts';
import { readHeld } from '../../../features/signing/embedded/held-names.ts';
import { readRequests } from '../../../features/signing/standing-requests.ts';
import { polishDay } from '../../../platform/clock.ts';
import {
  columnMessages as columns,
  coOwnerStateNames,
  helperStateNames,
  showMessages as messages,
} from '../messages.ts';
import type { Details } from './details.ts';

/** For each paper how its signing goes. */
export async function describeSigning(
  store: EncryptedStore,
  key: ApplicationKey,
  language: Language,
): Promise<Details> {
  const requests = await readRequests(store, key);
  return {
    title: messages.signing,
    columns: [
      columns.paper,
      columns.state,
      columns.changed,
      columns.until,
      columns.provider,
      columns.last_error,
    ],
    rows: requests.map((request) => [
      say(paperNames[request.paper], language),
      say(requestStateNames[request.cancelReason === null ? request.state : 'cancelled'], language),
      polishTime(request.changedAt),
      polishDay(request.expiresAt),
      request.provider,
      request.lastError ?? '',
    ]),
    data: requests.map(({ paper, state, provider, changedAt, expiresAt, cancelReason, lastError }) => ({
      paper,
      state,
      provider,
      changed_at: changedAt,
      expires_at: expiresAt,
      cancel_reason: cancelReason,
      last_error: lastError,
    })),
  };
}

/** A signature that waits for a person: the name in the application, and the one that was typed. */
export async function describeHeldName(store: EncryptedStore, key: ApplicationKey): Promise<Details> {
  const [first] = await readHeld(store, key);
  const rows = first ? [{ ...first.held, name: first.signer.name, at: first.signer.held_at }] : [];
  return {
    title: messages.held_name,
    columns: [columns.name, columns.typed_name, columns.reason, columns.time],
    rows: rows.map(({ name, typedName, reason, at }) => [name, typedName, reason, at ? polishTime(at) : '–']),
    data: rows.map(({ name, typedName, reason, at }) => ({ name, typed_name: typedName, reason, at })),
  };
}

/** Whom the applicant invited to prepare the application, and how far it came; neither address nor link. */
export async function describeHelper(
  store: EncryptedStore,
  key: ApplicationKey,
  language: Language,
): Promise<Details> {
  const helper = await readHelper(store, key);
  const drafts = helper ? Object.values(await readDrafts(store, key)) : [];
  const preparedAt = drafts
    .flatMap(({ preparedAt }) => preparedAt ?? [])
    .toSorted(byTime)
    .at(-1);
  const time = (at: Date | null | undefined) => (at ? polishTime(at) : '–');
  return {
    title: messages.helper,
    columns: [columns.name, columns.state, columns.invited, columns.prepared, columns.answered],
    rows: [helper ?? []]
      .flat()
      .map(({ name, state, invitedAt, answeredAt }) => [
        name,
        say(helperStateNames[state], language),
        time(invitedAt),
        time(preparedAt),
        time(answeredAt),
      ]),
    data: helper
      ? {
          name: helper.name,
          state: helper.state,
          invited_at: helper.invitedAt,
          prepared_at: preparedAt ?? null,
          answered_at: helper.answeredAt,
        }
      : null,
  };
}

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime();

/** The co-owners, and what each of them answered. */
export async function describeCoOwners(
  store: EncryptedStore,
  key: ApplicationKey,
  language: Language,
): Promise<Details> {
  const coOwners = await readCoOwners(store, key);
  return {
    title: messages.co_owners,
    columns: [columns.name, columns.state, columns.time, columns.reason],
    rows: coOwners.map(({ name, state, answer }) => [
      name,
      say(coOwnerStateNames[state], language),
      answer ? polishTime(answer.answeredAt) : '–',
      answer?.reason ?? '',
    ]),
    data: coOwners.map(({ name, email, state, answer }) => ({
      name,
      email,
      state,
      answered_at: answer?.answeredAt ?? null,
      reason: answer?.reason ?? null,
    })),
  };
}

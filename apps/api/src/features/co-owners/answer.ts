import { isConcluded } from '@ndp/domain/workflow/statuses.ts';
import { coOwnerStatementVersion } from '@ndp/flows/application/co-owners/messages.ts';
import { answerClosed, type CoOwnerAnswer, hasAnswered } from '@ndp/flows/application/co-owners/rules.ts';
import type { Language } from '@ndp/flows/message.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { type AnswerEffect, coOwnerAnswer } from '../../mail/emails/co-owner-answer.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import { isMailWaiting } from '../../mail/outbox/waiting.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import type { Unit } from '../../platform/unit.ts';
import { addAnswer } from './answer-records.ts';
import { findCoOwner, type OpenedRequest } from './open-request.ts';
import { AnsweringClosed, OtherThanShown } from './refusals.ts';
import { noteChange } from './save.ts';
import { stopForObjection } from './stop.ts';
import { type CoOwner, changeCoOwner, readCoOwners } from './store.ts';
import { readSummary } from './summary.ts';

/** What a co-owner says, and what was shown when it was said. */
export interface Answering extends CoOwnerAnswer {
  /** Version of the sentence. */
  readonly statement: string;
  readonly summary_hash: string;
}

const states = { agree: 'agreed', object: 'objected' } as const;

/**
 * Keeps what a co-owner answers and tells the applicant; the application's row is held. An objection stops a signing
 * under way. The same answer again changes nothing. Once the agreement is signed only a first answer is taken, and it
 * stops nothing.
 *
 * @returns the application as it stands then
 * @throws {AnsweringClosed} the application is not sent, the case has ended, or what was answered stands for good
 * @throws {OtherThanShown} the summary or the sentence has changed since it was shown
 */
export async function answerRequest(
  unit: Unit,
  { application, link }: OpenedRequest,
  said: Answering,
  language: Language,
): Promise<Application> {
  const coOwner = await findCoOwner(unit, application, link.bearer);
  const closed = answerClosed(application.status, hasAnswered(coOwner));
  if (closed) throw new AnsweringClosed(closed);
  const { summary, hash } = await readSummary(unit, application);
  if (said.summary_hash !== hash || said.statement !== coOwnerStatementVersion) throw new OtherThanShown();
  const state = states[said.answer];
  if (coOwner.state === state && coOwner.answer?.summaryHash === hash) return application;
  const key = keyOf(application);
  const n = (coOwner.answer?.n ?? 0) + 1;
  const given = { coOwnerId: coOwner.id, n, said, summary, summaryHash: hash, language, at: unit.now };
  await addAnswer(unit, key, given);
  await changeCoOwner(unit.db, key, coOwner.id, { state });
  const event = await noteChange(unit, application);
  const moved = state === 'objected' ? await stopForObjection(unit, event) : event;
  const effect = moved.status === application.status ? await effectOf(unit, moved, coOwner) : 'stopped';
  await notifyOfAnswer(unit, moved, coOwner, { answer: said.answer, effect });
  return moved;
}

/** What an answer that moved nothing means; `before` is this co-owner as it was until then. */
async function effectOf(
  store: EncryptedStore,
  application: Application,
  before: CoOwner,
): Promise<AnswerEffect> {
  if (isConcluded(application.status)) return 'signed';
  if (application.status !== 'under_review' || before.answer?.answer !== 'object') return 'none';
  const coOwners = await readCoOwners(store, keyOf(application));
  return coOwners.some(({ state }) => state === 'objected') ? 'none' : 'waits';
}

/** Promises to tell the applicant, with a link of its own; later, should somebody change their mind often. */
async function notifyOfAnswer(
  unit: Unit,
  application: Application,
  { name }: CoOwner,
  news: { readonly answer: 'agree' | 'object'; readonly effect: AnswerEffect },
): Promise<void> {
  const { db, now } = unit;
  const { answer, effect } = news;
  const { email, language } = application;
  const share = { coOwnerAnswerMails: `${answer} ${email.toLowerCase()}` };
  const at = effect === 'stopped' ? now : await takeMailMoment(unit, share);
  const key = keyOf(application);
  if (at > now && (await isMailWaiting(db, key, coOwnerAnswer))) return;
  const payload = { email, language, coOwner: name, answer, effect };
  await promiseLink(unit, { ...key, mail: coOwnerAnswer, payload, dueAt: at });
}

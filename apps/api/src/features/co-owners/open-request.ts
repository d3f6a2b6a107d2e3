import type { CoOwnerLink, CoOwnerRequestAnswer } from '@ndp/contract/calls/co-owners.ts';
import { isConcluded } from '@ndp/domain/workflow/statuses.ts';
import { answerClosed, hasAnswered } from '@ndp/flows/application/co-owners/rules.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { findByLink } from '../../cases/links/links.ts';
import { openOrCount } from '../../cases/links/open-by-link.ts';
import { programOf } from '../../cases/program/case-program.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Application, Partner, SecretLink } from '../../platform/database/schema/tables.ts';
import type { Caller } from '../../platform/http/portal-call.ts';
import { LinkNotValid } from '../../platform/http/refusals.ts';
import { type CoOwner, readCoOwners } from './store.ts';
import { readSummary } from './summary.ts';

/** What a co-owner's link opens. */
export interface OpenedRequest {
  readonly partner: Partner;
  readonly application: Application;
  readonly link: SecretLink;
}

/**
 * The request behind a co-owner's link, in the portal of its partner.
 *
 * @throws {LinkNotValid} whatever is wrong with the link: one and the same refusal
 * @throws {TooMany} too many links from this network address opened nothing
 */
export async function openRequest(
  context: AppContext,
  caller: Caller,
  { token }: CoOwnerLink,
): Promise<OpenedRequest> {
  const { db, keys, clock } = context;
  return openOrCount(context, caller, async () => {
    const partner = caller.findPartner();
    const shown = { partnerId: partner?.id ?? '', token, purpose: 'co_owner' } as const;
    const found = await findByLink({ db, keys }, shown, clock());
    return partner && found && { partner, ...found };
  });
}

/** The co-owner a link belongs to; it may have been taken back in the meantime. */
export async function findCoOwner(
  store: EncryptedStore,
  application: Application,
  id: string,
): Promise<CoOwner> {
  const coOwners = await readCoOwners(store, keyOf(application));
  const coOwner = coOwners.find((each) => each.id === id);
  if (!coOwner) throw new LinkNotValid();
  return coOwner;
}

/** The request as its page shows it. */
export async function readRequest(
  store: EncryptedStore,
  { partner, application, link }: OpenedRequest,
): Promise<CoOwnerRequestAnswer> {
  const coOwner = await findCoOwner(store, application, link.bearer);
  const { language, answer } = coOwner;
  const { summary, hash } = await readSummary(store, application);
  const isGiven = hasAnswered(coOwner);
  return {
    reference: application.reference,
    language,
    organiser: programOf(application, partner).organiser.name,
    summary,
    summary_hash: hash,
    given: answer && isGiven ? { answer: answer.answer, answered_at: answer.answeredAt.toISOString() } : null,
    closed: answerClosed(application.status, isGiven),
    is_signed: isConcluded(application.status),
    expires_at: link.expires_at.toISOString(),
  };
}

import type { Link } from '@ndp/contract/link.ts';
import type { LinkPurpose } from '@ndp/domain/periods.ts';
import type { AppContext } from '../../platform/context.ts';
import { inOneView } from '../../platform/database/one-view.ts';
import type { Application, Partner } from '../../platform/database/schema/tables.ts';
import type { Caller, CallInput } from '../../platform/http/portal-call.ts';
import { LinkNotValid } from '../../platform/http/refusals.ts';
import { asUnit, type Unit } from '../../platform/unit.ts';
import { ActionRefused } from '../facts/refusals.ts';
import { keyOf } from '../keys/case-key.ts';
import type { EncryptedStore } from '../keys/encrypted-store.ts';
import { lockApplication } from '../store/applications.ts';
import { readPaperEntry } from '../store/paper-entries.ts';
import { findByLink, findLink, renewLink } from './links.ts';

export interface OpenedApplication {
  readonly partner: Partner;
  readonly application: Application;
}

/**
 * The application behind a link, in the portal of its partner.
 *
 * @throws {LinkNotValid} {TooMany} whatever is wrong with the link, and how often
 */
export async function openByLink(
  context: AppContext,
  caller: Caller,
  link: Link,
  purpose: LinkPurpose = 'application',
): Promise<OpenedApplication> {
  const { db, keys, clock } = context;
  return openOrCount(context, caller, async () => {
    const partner = caller.findPartner();
    const shown = { ...link, partnerId: partner?.id ?? '', purpose };
    const linked = await findByLink({ db, keys }, shown, clock());
    if (!partner || !linked) return undefined;
    await renewLink(db, linked.link, clock());
    const { application } = linked;
    return { partner, application };
  });
}

/** In one view. That the link lives on is written afterwards. */
export async function readByLink<Result>(
  context: AppContext,
  { caller, params }: Pick<CallInput<Link, unknown, unknown>, 'caller' | 'params'>,
  read: (store: EncryptedStore, opened: OpenedApplication) => Promise<Result>,
  purpose: LinkPurpose = 'application',
): Promise<Result> {
  const { db, keys, clock } = context;
  const now = clock();
  const { found, result } = await openOrCount(context, caller, async () => {
    const partner = caller.findPartner();
    const shown = { ...params, partnerId: partner?.id ?? '', purpose };
    return inOneView(db, async (view) => {
      const found = await findByLink({ db: view, keys }, shown, now);
      if (!partner || !found) return undefined;
      const { application } = found;
      return {
        found,
        result: await read({ db: view, keys }, { partner, application }),
      };
    });
  });
  await renewLink(db, found.link, now);
  return result;
}

/** What a change by link counts under, and whether it may come first in a case entered from paper. */
export interface ChangeOptions {
  /** How often, for one application. */
  readonly limit?: 'change' | 'draft';
  /** Allowed before the applicant has ticked how personal data are processed: only what gives that, speaks to the office, or ends the case. */
  readonly isUnacknowledged?: boolean;
}

/**
 * Changes it in one transaction; callers of the same one wait for each other. The link is looked at before the body.
 *
 * @throws {LinkNotValid} {TooMany} {BodyRefused} {ActionRefused}
 */
export async function changeByLink<Body, Result>(
  context: AppContext,
  input: CallInput<Link, unknown, Body>,
  change: (unit: Unit, opened: OpenedApplication, body: Body) => Promise<Result>,
  { limit = 'change', isUnacknowledged = false }: ChangeOptions = {},
): Promise<Result> {
  const { db, keys, clock } = context;
  const { partner, link } = await openOrCount(context, input.caller, async () => {
    const partner = input.caller.findPartner();
    const link = await findLink({ db, keys }, { ...input.params, partnerId: partner?.id ?? '' }, clock());
    return partner && link && { partner, link };
  });
  await renewLink(db, link, clock());
  await context.counters.count({ [limit]: `${partner.id} ${link.application_id}` });
  const { body } = input;
  return asUnit(context, async (unit) => {
    const application = await lockApplication(unit, partner.id, link.application_id);
    if (!application) throw new LinkNotValid();
    if (!isUnacknowledged) await requireAcknowledged(unit, application);
    return change(unit, { partner, application }, body);
  });
}

/** @throws {ActionRefused} it came on paper, and its applicant has still to tick what nobody can tick for them */
async function requireAcknowledged({ db }: Unit, application: Application): Promise<void> {
  const entry = await readPaperEntry(db, keyOf(application));
  if (entry && !entry.acknowledgedAt) throw new ActionRefused('acknowledged');
}

/**
 * A secret that opens nothing counts against the network address it came from. A right one is answered whatever others
 * behind the same address have tried: nobody guesses 256 bits, and offices and mobile networks share an address.
 *
 * @throws {LinkNotValid} {TooMany}
 */
export async function openOrCount<Found>(
  context: Pick<AppContext, 'counters'>,
  caller: Pick<Caller, 'visitor' | 'network'>,
  open: () => Promise<Found | undefined>,
): Promise<Found> {
  const result = await open();
  if (result) return result;
  await countBadToken(context, caller);
  throw new LinkNotValid();
}

/** Counts a secret that opened nothing, of the visitor and of the network. @throws {TooMany} */
export async function countBadToken(
  { counters }: Pick<AppContext, 'counters'>,
  { visitor, network }: Pick<Caller, 'visitor' | 'network'>,
): Promise<void> {
  await counters.count({ badToken: visitor, networkBadToken: network });
}

import { countBadToken } from '../../cases/links/open-by-link.ts';
import type { Trace } from '../../features/signing/embedded/ceremony-types.ts';
import type { EmbeddedContext } from '../../features/signing/embedded/context.ts';
import { embeddedName } from '../../features/signing/embedded/embedded-port.ts';
import type { SigningLink } from '../../features/signing/embedded/signing-links.ts';
import { findWaiting, type WaitingDocuments } from '../../features/signing/embedded/waiting-documents.ts';
import type { Hint } from '../../features/signing/port/port.ts';
import { noteHint } from '../../features/signing/reconcile/hints.ts';
import {
  SignatureHeld,
  SigningChanged,
  SigningClosed,
  SigningCodeOver,
  SigningCodesUsedUp,
  SigningLinkNotValid,
  SigningLocked,
  SigningPreparing,
} from '../../features/signing/refusals.ts';
import type { SigningCallContext } from '../../features/signing/signing-service.ts';
import type { Partner } from '../../platform/database/schema/tables.ts';
import type { Caller } from '../../platform/http/portal-call.ts';

/** What a signing link opens, and with what. */
export interface OpenedSigning {
  readonly partner: Partner;
  readonly embedded: EmbeddedContext;
  readonly link: SigningLink;
  readonly waiting: WaitingDocuments;
  /** From where the caller acts, for the signing record. */
  readonly trace: Trace;
}

/**
 * What waits behind a signing link, in the portal of its partner.
 *
 * @throws {SigningLinkNotValid} whatever is wrong with the link: one and the same refusal
 * @throws {SigningPreparing} not every paper has reached its signer
 * @throws {TooMany} it opens nothing, as too many others from this network address
 */
export async function openSigningLink(
  context: SigningCallContext,
  caller: Caller,
  token: string,
): Promise<OpenedSigning> {
  const { signing, keys, db, clock } = context;
  const { embedded } = signing;
  const partner = caller.findPartner();
  const link = { partnerId: partner?.id ?? '', token };
  const waiting = partner && embedded ? await findWaiting(db, keys, link, clock()) : 'gone';
  if (!partner || !embedded || typeof waiting === 'string') {
    const why = typeof waiting === 'string' ? waiting : 'gone';
    if (why === 'gone') await countBadToken(context, caller);
    throw refusalOf(why);
  }
  const trace = { ip: caller.ip, userAgent: caller.userAgent };
  return { partner, embedded, link, waiting, trace };
}

/** Tells the worker what has happened, so that it looks at once instead of at its next look. */
export async function passOn(
  { db, clock, signing, wake }: SigningCallContext,
  hints: readonly Hint[],
): Promise<void> {
  for (const hint of hints) await noteHint(db, embeddedName, hint, clock());
  signing.wake();
  wake();
}

const refusals = {
  held: SignatureHeld,
  gone: SigningLinkNotValid,
  locked: SigningLocked,
  closed: SigningClosed,
  preparing: SigningPreparing,
  'too-many': SigningCodesUsedUp,
  'code-over': SigningCodeOver,
} as const;

/** The refusal for what a signing link does not let its holder do. */
export function refusalOf(why: keyof typeof refusals | 'other-document' | 'other-statement') {
  const isOther = why === 'other-document' || why === 'other-statement';
  return isOther ? new SigningChanged(why) : new refusals[why]();
}

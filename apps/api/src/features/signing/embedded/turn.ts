import { lockApplication } from '../../../cases/store/applications.ts';
import { asUnit } from '../../../platform/unit.ts';
import type { Hint } from '../port/port.ts';
import type { SigningTurn, Trace } from './ceremony-types.ts';
import type { EventKind } from './chain.ts';
import type { EmbeddedContext } from './context.ts';
import { providerIdOf } from './envelopes.ts';
import { findSigner, type SigningLink } from './signing-links.ts';
import { findWaiting, type LinkFailure, type WaitingDocument } from './waiting-documents.ts';

/**
 * Acts on all that waits for the holder of a link, with the application's row locked: whoever signs, reminds or calls
 * off waits for the one before, in the same order everywhere.
 */
export async function takeTurn<Result>(
  context: EmbeddedContext,
  link: SigningLink,
  shut: (why: LinkFailure) => Result,
  run: (turn: SigningTurn) => Promise<Result>,
): Promise<Result> {
  return asUnit(context, async (unit) => {
    const { db, keys, now } = unit;
    const signer = await findSigner(unit, link, now);
    if (!signer) return shut('gone');
    const application = await lockApplication(unit, signer.partner_id, signer.application_id);
    if (!application) return shut('gone');
    // Read again under the lock: the link may have died while this call waited.
    const waiting = await findWaiting(db, keys, link, now);
    return typeof waiting === 'string' ? shut(waiting) : run({ ...unit, ...waiting, application });
  });
}

/** What the worker is told once something has happened to a document. */
export function hintOf({ envelope: { row }, signer }: WaitingDocument, kind: EventKind): Hint {
  const providerId = providerIdOf({ partnerId: row.partner_id, envelopeId: row.id });
  return { providerId, dedupeKey: `${kind} ${signer.ref}` };
}

/** From where somebody acts, no longer than is kept. */
export function cut({ ip, userAgent }: Trace): Trace {
  return { ip: ip.slice(0, 64), userAgent: userAgent.slice(0, 300) };
}

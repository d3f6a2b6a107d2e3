import { randomInt } from 'node:crypto';
import { mailedCodeLength } from '@ndp/domain/periods.ts';
import { type ApplicationKey, keyOf } from '../../cases/keys/case-key.ts';
import { addLink, findLink } from '../../cases/links/links.ts';
import { moveTo } from '../../cases/status/move-status.ts';
import { lockApplication } from '../../cases/store/applications.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';

/** The hash of the secret an estimate was sent with. */
type SentWith = Pick<Application, 'submission_secret_hash'>;

/**
 * Makes the code that stands in a mail beside the link. What is stored of it is bound to the browser the estimate was
 * sent from: typed anywhere else it is nothing.
 *
 * @returns undefined where the sender kept no secret, and so could not use one
 */
export async function addCode(
  unit: Unit,
  key: ApplicationKey,
  { submission_secret_hash: sentWith }: SentWith,
): Promise<string | undefined> {
  if (!sentWith) return undefined;
  const code = String(randomInt(10 ** mailedCodeLength)).padStart(mailedCodeLength, '0');
  await addLink(unit, { ...key, purpose: 'code', token: boundTo(sentWith, key.applicationId, code) });
  return code;
}

/**
 * Opens the application by the code of its mail, as the link beside it would: the address counts as confirmed, and this
 * browser gets a link of its own. May be repeated while the code lives, so that a lost answer costs nothing.
 *
 * @returns the secret of the link; undefined for a wrong code, or one whose time is over
 */
export async function openByCode(
  unit: Unit,
  { partner_id: partnerId, id }: Application,
  code: string,
): Promise<string | undefined> {
  const held = await lockApplication(unit, partnerId, id);
  if (!held?.submission_secret_hash) return undefined;
  const token = boundTo(held.submission_secret_hash, id, code);
  const found = await findLink(unit, { partnerId, id, purpose: 'code', token }, unit.now);
  if (!found) return undefined;
  if (held.status === 'submitted') await moveTo(unit, held, 'verified');
  return addLink(unit, keyOf(held));
}

function boundTo(sentWith: Uint8Array, applicationId: string, code: string): string {
  return [Buffer.from(sentWith).toString('base64url'), applicationId, code].join('\n');
}

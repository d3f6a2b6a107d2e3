import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { isShowable } from '@ndp/domain/case/settling.ts';
import { requireAction } from '../../cases/facts/require-action.ts';
import { openCipher } from '../../cases/keys/application-keys.ts';
import { type ApplicationKey, keyOf, sealContext } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { findLiveLinks, replaceLink } from '../../cases/links/links.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { newToken } from '../../platform/crypto/secrets.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';

/**
 * Makes a link that shows the agreement of a case whose row is locked; the one before dies.
 *
 * @throws {ActionRefused} no agreement stands
 */
export async function makeAgreementLink(unit: Unit, of: OpenedApplication): Promise<void> {
  await requireAction(unit, of, 'show-agreement');
  await writeAgreementLink(unit, keyOf(of.application));
}

/** The same once it may be made. */
export async function writeAgreementLink(unit: Unit, key: ApplicationKey): Promise<void> {
  const token = newToken();
  const cipher = await openCipher(unit, key);
  const sealedToken = cipher.seal(token, sealContextOf(key, unit.now));
  await replaceLink(unit, { ...key, purpose: 'agreement', token, sealedToken });
}

/** The living link of a case, for its applicant; null: there is none. */
export async function readAgreementLink(
  store: EncryptedStore,
  application: Application,
  now: Date,
): Promise<ApplicationAnswer['agreement_link']> {
  if (!isShowable(application.status)) return null;
  const key = keyOf(application);
  const [link] = await findLiveLinks(store.db, { ...key, purpose: 'agreement' }, now);
  if (!link?.sealed_token) return null;
  const cipher = await openCipher(store, key);
  const token = cipher.open(link.sealed_token, sealContextOf(key, link.created_at));
  return { token, expires_at: link.expires_at.toISOString() };
}

function sealContextOf(key: ApplicationKey, madeAt: Date): string {
  return sealContext('agreement-link', key, madeAt.getTime());
}

import { openOrCount } from '../../cases/links/open-by-link.ts';
import { findApplication } from '../../cases/store/applications.ts';
import type { AppContext } from '../../platform/context.ts';
import { isSameHash } from '../../platform/crypto/secrets.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Caller } from '../../platform/http/portal-call.ts';

/** An estimate as the browser that sent it names it. */
export interface SentEstimateKey {
  readonly id: string;
  /** The Idempotency-Key it was sent with: only that browser knows it. */
  readonly secret: string;
}

/**
 * The application of the estimate a browser has sent. It has proven no address: it learns nothing that is secret.
 *
 * @throws {LinkNotValid} {TooMany} no such application, or not the secret it was sent with, and how often
 */
export function openFromBrowser(
  context: AppContext,
  caller: Caller,
  { id, secret }: SentEstimateKey,
): Promise<Application> {
  return openOrCount(context, caller, async () => {
    const partner = await caller.findPartner();
    const application = partner && isUuid(id) ? await findApplication(context, partner.id, id) : undefined;
    return application && isSentWith(context, application, secret) ? application : undefined;
  });
}

/** Whether an estimate was sent with this secret. */
export function isSentWith(
  { keys }: Pick<AppContext, 'keys'>,
  { submission_secret_hash: stored }: Application,
  secret: string,
): boolean {
  return stored !== null && isSameHash(keys.hash('submission-secret', secret), stored);
}

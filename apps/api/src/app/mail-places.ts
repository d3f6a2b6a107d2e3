import { findApplication } from '../cases/applications.ts';
import { findByLink } from '../cases/links.ts';
import { findByCoOwnerLink } from '../features/co-owners/links.ts';
import { findSigner } from '../features/signing/embedded/signing-links.ts';
import type { FindPlace } from '../mail/write-mail.ts';
import { publicOrigin } from '../platform/config/hosts.ts';
import type { LinkPurpose } from '../platform/database/schema/tables.ts';

/** Where a promise leads. */
interface Leading {
  readonly partnerId: string;
  readonly applicationId: string;
  readonly payload: { readonly token: string };
}

/** The whole application. */
export const applicationPlace: FindPlace<Leading> = placeBehind('application', 'application');
/** The whole application, with the way out for whoever did not send it. */
export const confirmationPlace: FindPlace<
  Leading & { readonly payload: { readonly notMe?: string } }
> = async (parts, promise) => {
  const { partnerId, applicationId, payload } = promise;
  const place = await applicationPlace(parts, promise);
  if (!place || payload.notMe === undefined) return place;
  const notMeLink = `${publicOrigin(partnerId, parts.config)}/grant/not-me/${applicationId}/${payload.notMe}`;
  return { ...place, notMeLink };
};
/** Of an application that is gone only its reference is known. */
export const erasedPlace: FindPlace<{ readonly payload: { readonly reference: string } }> = async (
  _office,
  { payload: { reference } },
) => ({ application: { kind: 'estimate', reference, quote: null, submitted_at: null }, link: undefined });
/** Only its signed papers. */
export const papersPlace: FindPlace<Leading> = placeBehind('papers', 'papers');

/** What is to be signed. */
export const signingPlace: FindPlace<Leading> = async (parts, promise) => {
  const { partnerId, applicationId, payload } = promise;
  const signer = await findSigner(parts.db, parts.keys, { partnerId, token: payload.token }, parts.clock());
  const application = signer && (await findApplication(parts, partnerId, applicationId));
  if (!application) return null;
  return { application, link: `${publicOrigin(partnerId, parts.config)}/grant/signing/${payload.token}` };
};

/** What a co-owner is asked. */
export const coOwnerPlace: FindPlace<Leading> = async ({ db, keys, clock, config }, promise) => {
  const { partnerId, payload } = promise;
  const found = await findByCoOwnerLink(db, keys, { partnerId, token: payload.token }, clock());
  const application = found && (await findApplication({ db, keys }, partnerId, found.applicationId));
  if (!application) return null;
  return { application, link: `${publicOrigin(partnerId, config)}/grant/co-owner/${payload.token}` };
};

/** A mail without a link. */
export const withoutPlace: FindPlace<Omit<Leading, 'payload'>> = async (parts, promise) => {
  const application = await findApplication(parts, promise.partnerId, promise.applicationId);
  return application ? { application, link: undefined } : null;
};

function placeBehind(purpose: LinkPurpose, path: string): FindPlace<Leading> {
  return async ({ db, keys, clock, config }, { partnerId, applicationId, payload: { token } }) => {
    const link = { partnerId, token, id: applicationId };
    const application = await findByLink(db, keys, link, clock(), purpose);
    if (!application) return null;
    return {
      application,
      link: `${publicOrigin(partnerId, config)}/grant/${path}/${applicationId}/${token}`,
    };
  };
}

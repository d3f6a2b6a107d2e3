import type { LinkPurpose } from '@ndp/domain/periods.ts';
import type { ApplicationKey } from '../cases/keys/case-key.ts';
import { publicOrigin } from '../platform/config/hosts.ts';

/** What a mailed link can be for; a code is typed instead, and an agreement is shown by its applicant. */
export type PagePurpose = Exclude<LinkPurpose, 'code' | 'agreement'>;

/** The page that a link of each purpose opens. */
const pages: Readonly<Record<PagePurpose | 'opening', (applicationId: string, token: string) => string>> = {
  application: (id, token) => `application/${id}/${token}`,
  papers: (id, token) => `papers/${id}/${token}`,
  not_me: (id, token) => `not-me/${id}/${token}`,
  signing: (_id, token) => `signing/${token}`,
  co_owner: (_id, token) => `co-owner/${token}`,
  notices: (_id, token) => `notices/${token}`,
  opening: (_id, token) => `opening/${token}`,
  helper: (_id, token) => `help/${token}`,
  duties: (_id, token) => `duties/${token}`,
};

/** Where a portal begins, without any secret. */
export function startOf(partnerId: string, config: Parameters<typeof publicOrigin>[1]): string {
  return `${publicOrigin(partnerId, config)}/`;
}

/** The page of the desk that tells somebody of their news. */
export function noticesOf(partnerId: string, config: Parameters<typeof publicOrigin>[1]): string {
  return `${publicOrigin('desk', config)}/${partnerId}/notices`;
}

/** Where somebody takes up an invitation to a desk. */
export function invitationOf(token: string, config: Parameters<typeof publicOrigin>[1]): string {
  return `${publicOrigin('desk', config)}/-/invitation/${token}`;
}

/** The address of a link, in the portal of its partner. */
export function addressOf(
  { partnerId, applicationId }: ApplicationKey,
  purpose: PagePurpose | 'opening',
  token: string,
  config: Parameters<typeof publicOrigin>[1],
): string {
  return `${publicOrigin(partnerId, config)}/grant/${pages[purpose](applicationId, token)}`;
}

import type { LinkPurpose } from '@ndp/domain/periods.ts';
import type { ApplicationKey } from '../cases/case-key.ts';
import { publicOrigin } from '../platform/config/hosts.ts';

/** The page that a link of each purpose opens. */
const pages: Readonly<Record<LinkPurpose, (applicationId: string, token: string) => string>> = {
  application: (id, token) => `application/${id}/${token}`,
  papers: (id, token) => `papers/${id}/${token}`,
  not_me: (id, token) => `not-me/${id}/${token}`,
  signing: (_id, token) => `signing/${token}`,
  co_owner: (_id, token) => `co-owner/${token}`,
  notices: (_id, token) => `notices/${token}`,
  helper: (_id, token) => `help/${token}`,
};

/** The address of a link, in the portal of its partner. */
export function addressOf(
  { partnerId, applicationId }: ApplicationKey,
  purpose: LinkPurpose,
  token: string,
  config: Parameters<typeof publicOrigin>[1],
): string {
  return `${publicOrigin(partnerId, config)}/grant/${pages[purpose](applicationId, token)}`;
}

import type { ApplicationKey } from '../../cases/case-key.ts';
import type { Links } from '../../cases/links.ts';

/** The link through which one co-owner of an application answers. */
export function coOwnerLink(
  { partnerId, applicationId }: ApplicationKey,
  bearer: string,
): Required<Omit<Links, 'safe'>> {
  return { partnerId, applicationId, purpose: 'co_owner', bearer };
}

import { calls } from '@ndp/contract/calls/all.ts';
import { openRequest, readRequest } from '../co-owners/open-request.ts';
import { type Http, mount } from '../http/mount.ts';
import { LinkNotValid } from '../http/refusals.ts';
import { findApplication } from '../store/applications.ts';
import { inOneView } from '../store/one-view.ts';

/** What a co-owner is asked. Reading changes nothing, because mail scanners open links too. */
export function mountGetCoOwnerRequest(http: Http): void {
  const { parts } = http;
  mount(http, calls.getCoOwnerRequest, async ({ params, caller }) => {
    const { partner, application, link } = await openRequest(parts, caller, params);
    return inOneView(parts.db, async (view) => {
      const vault = { db: view, keys: parts.keys };
      const seen = await findApplication(vault, partner.id, application.id);
      if (!seen) throw new LinkNotValid();
      return readRequest(vault, { partner, application: seen, link });
    });
  });
}

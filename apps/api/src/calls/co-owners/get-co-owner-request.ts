import * as calls from '@ndp/contract/calls/co-owners.ts';
import { findApplication } from '../../cases/store/applications.ts';
import { openRequest, readRequest } from '../../features/co-owners/open-request.ts';
import { inOneView } from '../../platform/database/one-view.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { LinkNotValid } from '../../platform/http/refusals.ts';

/** What a co-owner is asked. Reading changes nothing, because mail scanners open links too. */
export function mountGetCoOwnerRequest(http: Http): void {
  const { context } = http;
  mount(http, calls.getCoOwnerRequest, async ({ params, caller }) => {
    const { partner, application, link } = await openRequest(context, caller, params);
    return inOneView(context.db, async (view) => {
      const store = { db: view, keys: context.keys };
      const seen = await findApplication(store, partner.id, application.id);
      if (!seen) throw new LinkNotValid();
      return readRequest(store, { partner, application: seen, link });
    });
  });
}

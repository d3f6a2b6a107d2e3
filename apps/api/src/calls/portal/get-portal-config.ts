import * as calls from '@ndp/contract/calls/portal-config.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { toPortalConfig } from '../../platform/partners/portal-config.ts';

/** How the portal of the partner in `Origin` presents itself; an alias answers with its partner. */
export function mountGetPortalConfig(http: Http): void {
  mount(
    http,
    calls.getPortalConfig,
    async ({ caller }) => toPortalConfig(caller.partner(), http.context),
    'private, max-age=30',
  );
}

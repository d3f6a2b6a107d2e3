import * as calls from '@ndp/contract/calls/submissions.ts';
import { accept, admitSubmission } from '../../features/estimate/submission.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';

/** A request to be called back about a non-residential building whose energy data are not known. */
export function mountSubmitNoEfficiency(http: Http): void {
  const { context } = http;
  mount(http, calls.submitNoEfficiency, async ({ body, caller }) => {
    const partner = await admitSubmission(context, caller);
    const { email, surface_area, climate_zone = null, ...client } = body;
    const project = { variant: 'non_residential', surface_area, climate_zone };
    return accept(context, partner, caller, {
      kind: 'callback',
      email,
      client,
      project,
      quote: null,
    });
  });
}

import * as calls from '@ndp/contract/calls/sections.ts';
import { changeByLink } from '../../cases/links/open-by-link.ts';
import { keepDraft } from '../../features/application/keep-draft.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';

/** Keeps what is typed in a section and not given yet. */
export function mountKeepDraft(http: Http): void {
  const { context } = http;
  mount(http, calls.keepDraft, async (input) => {
    const { section } = input.params;
    const keep = changeByLink(
      context,
      input,
      (unit, { application }, typing) => keepDraft(unit, application, { ...typing, section }),
      { limit: 'draft' },
    );
    return { version: await keep };
  });
}

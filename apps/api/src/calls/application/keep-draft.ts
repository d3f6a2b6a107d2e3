import * as calls from '@ndp/contract/calls/sections.ts';
import { changeByLink } from '../../cases/link/open-by-link.ts';
import { keepDraft } from '../../features/application/keep-draft.ts';
import { type Http, mount } from '../../platform/http/mount.ts';

/** Keeps what is typed in a section and not given yet. */
export function mountKeepDraft(http: Http): void {
  const { context } = http;
  mount(http, calls.keepDraft, async (asked) => {
    const { section } = asked.params;
    const keep = changeByLink(
      context,
      asked,
      (unit, { application }, typing) => keepDraft(unit, application, { ...typing, section }),
      'draft',
    );
    return { version: await keep };
  });
}

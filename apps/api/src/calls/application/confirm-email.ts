import { calls } from '@ndp/contract/calls/all.ts';
import { changeByLink } from '../../cases/link/open-by-link.ts';
import { moveTo } from '../../cases/status/progress.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { readAnswer } from './application-answer.ts';

/** A person acts behind the link, so the address counts as verified; afterwards it changes nothing. */
export function mountConfirmEmail(http: Http): void {
  const { parts } = http;
  mount(http, calls.confirmEmail, async (asked) =>
    changeByLink(parts, asked, async (trx, { partner, application }) => {
      const isNew = application.status === 'submitted';
      const moved = isNew ? await moveTo(trx, application, 'verified', parts.clock()) : application;
      return readAnswer({ db: trx, keys: parts.keys }, moved, partner);
    }),
  );
}

import { calls } from '@ndp/contract/calls/all.ts';
import { isOpen } from '@ndp/domain/pipeline/statuses.ts';
import { canBeCorrected } from '../completion/correction.ts';
import { moveTo } from '../completion/progress.ts';
import { type Http, mount } from '../http/mount.ts';
import { CorrectionClosed } from '../http/refusals.ts';
import { cancelRequests } from '../signing/standing-requests.ts';
import { keyOf } from '../store/links.ts';
import { removeSection } from '../store/sections.ts';
import { readAnswer } from './application-answer.ts';
import { changeByLink } from './open-by-link.ts';

/**
 * Opens a sent application again. Every section stays as it was saved, but the consents were given to other data:
 * they are asked anew, and what was given before stays on record.
 */
export function mountCorrectSection(http: Http): void {
  const { parts } = http;
  mount(http, calls.correctSection, async (asked) =>
    changeByLink(parts, asked, async (trx, { partner, application }) => {
      if (!(await canBeCorrected(trx, application)))
        throw new CorrectionClosed(isOpen(application.status) ? 'open' : 'processed');
      const key = keyOf(application);
      await removeSection(trx, key, 'consent');
      await cancelRequests(trx, key, 'correction', parts.clock());
      return readAnswer(
        { db: trx, keys: parts.keys },
        await moveTo(trx, application, 'in_completion', parts.clock()),
        partner,
      );
    }),
  );
}

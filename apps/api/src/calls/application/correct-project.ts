import * as calls from '@ndp/contract/calls/project.ts';
import { programOf } from '../../cases/case-program.ts';
import { changeByLink, type Opened, readByLink } from '../../cases/link/open-by-link.ts';
import { correctProject } from '../../features/application/correct-project.ts';
import { canProjectBeCorrected, requireInTime } from '../../features/application/correction.ts';
import { keepProjectDraft } from '../../features/application/keep-project-draft.ts';
import { CorrectionClosed } from '../../features/application/refusals.ts';
import { calculateCorrected } from '../../features/estimate/corrected-project.ts';
import { refuseNothing } from '../../features/estimate/estimate.ts';
import { polishDay } from '../../platform/clock.ts';
import type { SectionData } from '../../platform/database/schema/tables.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { answerChange } from './answer-change.ts';

/** What a corrected project would be paid, what is typed until then, and the correction for the amount that was accepted. */
export function mountCorrectProject(http: Http): void {
  const { context } = http;
  const calculate = ({ application, partner }: Opened, answers: SectionData) =>
    calculateCorrected(answers, application, programOf(application, partner), polishDay(context.clock()));

  mount(http, calls.quoteProject, async (asked) => {
    await context.counters.count({ quote: asked.caller.visitor });
    return readByLink(context, asked, async ({ db }, opened) => {
      const { quote: before } = opened.application;
      const today = polishDay(context.clock());
      requireInTime(opened, today);
      if (!before || !(await canProjectBeCorrected(db, opened, today)))
        throw new CorrectionClosed('processed');
      return { before, after: calculate(opened, asked.body.answers).quote };
    });
  });

  mount(http, calls.keepProjectDraft, async (asked) => {
    const keep = changeByLink(
      context,
      asked,
      (unit, opened, typing) => keepProjectDraft(unit, opened, typing),
      'draft',
    );
    return { version: await keep };
  });

  mount(http, calls.correctProject, async (asked) => {
    const { seenRevision } = asked;
    const answer = await answerChange(context, asked, async (unit, opened, { answers, quote }) => {
      const estimate = calculate(opened, answers);
      refuseNothing(estimate.quote.quote);
      return correctProject(unit, opened, { ...estimate, accepted: quote, seenRevision });
    });
    context.wake();
    return answer;
  });
}

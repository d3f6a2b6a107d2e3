import * as calls from '@ndp/contract/calls/project.ts';
import { changeByLink, type OpenedApplication, readByLink } from '../../cases/links/open-by-link.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { correctProject } from '../../features/application/correct-project.ts';
import { requireCorrectable } from '../../features/application/correction.ts';
import { keepProjectDraft } from '../../features/application/keep-project-draft.ts';
import { CorrectionClosed } from '../../features/application/refusals.ts';
import { calculateCorrected } from '../../features/estimate/corrected-project.ts';
import { refuseNothing } from '../../features/estimate/estimate.ts';
import { polishDay } from '../../platform/clock.ts';
import type { SectionData } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from './answer-change.ts';

/** What a corrected project would be paid, what is typed until then, and the correction for the amount that was accepted. */
export function mountCorrectProject(http: Http): void {
  const { context } = http;
  const calculate = ({ application, partner }: OpenedApplication, answers: SectionData) =>
    calculateCorrected(answers, application, programOf(application, partner), polishDay(context.clock()));

  mount(http, calls.quoteProject, async (input) => {
    await context.counters.count({ quote: input.caller.visitor });
    return readByLink(context, input, async ({ db }, opened) => {
      const { quote: before } = opened.application;
      await requireCorrectable({ db, now: context.clock() }, opened, 'correct-project');
      if (!before) throw new CorrectionClosed('processed');
      return { before, after: calculate(opened, input.body.answers).quote };
    });
  });

  mount(http, calls.keepProjectDraft, async (input) => {
    const keep = changeByLink(
      context,
      input,
      (unit, opened, typing) => keepProjectDraft(unit, opened, typing),
      { limit: 'draft' },
    );
    return { version: await keep };
  });

  mount(http, calls.correctProject, async (input) => {
    const { seenRevision } = input;
    const answer = await answerChange(context, input, async (unit, opened, { answers, quote }) => {
      const estimate = calculate(opened, answers);
      refuseNothing(estimate.quote.quote);
      return correctProject(unit, opened, { ...estimate, accepted: quote, seenRevision });
    });
    context.wake();
    return answer;
  });
}

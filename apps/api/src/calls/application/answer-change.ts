import { type ApplicationAnswer, applicationAnswer } from '@ndp/contract/calls/application.ts';
import type { Link } from '@ndp/contract/link.ts';
import { type ChangeOptions, changeByLink, type OpenedApplication } from '../../cases/links/open-by-link.ts';
import { SectionChanged } from '../../cases/store/refusals.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { CallInput } from '../../platform/http/portal-call.ts';
import type { Unit } from '../../platform/unit.ts';
import { readAnswer } from './application-answer.ts';

/**
 * Changes the application behind a link and answers it whole. A change that somebody else was faster with is
 * answered with what stands now.
 *
 * @throws as `changeByLink`, and what the change throws
 */
export function answerChange<Body>(
  context: AppContext,
  input: CallInput<Link, unknown, Body>,
  change: (unit: Unit, opened: OpenedApplication, body: Body) => Promise<Application>,
  options?: ChangeOptions,
): Promise<ApplicationAnswer> {
  return changeByLink(
    context,
    input,
    async (unit, opened, body) => {
      const answer = (application: Application) => readAnswer(unit, { ...opened, application }, unit.now);
      try {
        return await answer(await change(unit, opened, body));
      } catch (refusal) {
        if (!(refusal instanceof SectionChanged)) throw refusal;
        throw new SectionChanged(applicationAnswer.parse(await answer(opened.application)));
      }
    },
    options,
  );
}

import type { Program } from '@ndp/domain/programs/program.ts';
import { estimateScreens } from '@ndp/flows/estimate/estimate.screens.tsx';
import type { EstimateStepId } from '@ndp/flows/estimate/labels.ts';
import { projectAnswersOf, projectFlow } from '@ndp/flows/estimate/project-answers.ts';
import { visibleSteps } from '@ndp/flows/flow.ts';
import { notFound } from '../../routing/signals.ts';
import { polishToday } from '../../site/today.ts';
import type { OpenedApplication } from '../application-store.ts';
import { applicationOf, followLink, type StepLink } from '../guard-section.ts';
import { programOfCase } from '../use-program.ts';

/**
 * Opens a step of the project while it may be corrected, in the estimate's own screen; afterwards the application tells
 * where it stands.
 */
export async function loadProject(program: Program, { step, ...link }: StepLink, opened?: OpenedApplication) {
  const application = await applicationOf(link, opened);
  if (!application.can_correct_project) return followLink(link, opened);
  const questions = visibleSteps(
    projectFlow(programOfCase(application, program), polishToday()),
    projectAnswersOf(application.project),
  );
  if (!questions.some(({ path }) => path === step)) throw notFound();
  return { path: step, screen: await estimateScreens[step as EstimateStepId]() };
}

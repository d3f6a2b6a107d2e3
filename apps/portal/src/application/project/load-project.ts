import type { Link } from '@ndp/contract/link.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { estimateScreens } from '@ndp/flows/estimate/estimate.screens.tsx';
import type { EstimateStepId } from '@ndp/flows/estimate/labels.ts';
import { projectAnswersOf, projectFlow } from '@ndp/flows/estimate/project-answers.ts';
import { visibleSteps } from '@ndp/flows/flow.ts';
import { notFound } from '@tanstack/react-router';
import { today } from '../../site/today.ts';
import { openApplication } from '../application-store.ts';
import { followLink } from '../guard-section.ts';

interface Asked extends Link {
  readonly step: string;
}

/** Opens a step of the project while it may be corrected; afterwards the application tells where it stands. */
export async function guardProject(program: Program, { step, ...link }: Asked): Promise<void> {
  const application = await openApplication(link);
  if (!application.can_correct_project) return followLink(link);
  const asked = visibleSteps(projectFlow(program, today()), projectAnswersOf(application.project));
  if (!asked.some(({ path }) => path === step)) throw notFound();
}

/** The estimate's own screen of the step. */
export async function loadProject(step: string) {
  return { path: step, screen: await estimateScreens[step as EstimateStepId]() };
}

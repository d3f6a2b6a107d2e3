import { whenIdle } from '../../site/idle.ts';
import type { GuardFacts } from '../guards.ts';
import { mayKnowEstimate } from '../kept.ts';

/**
 * Tells the welcome page whether an estimate was begun; in the browser the first question is fetched while it is read.
 *
 * @param known of the visitor on the server; in the browser its own
 */
export async function loadWelcome(known?: GuardFacts): Promise<{ readonly hasBegun: boolean }> {
  if (!known) whenIdle(fetchQuestions);
  if (!known && !mayKnowEstimate()) return { hasBegun: false };
  const [{ guardWelcome }, { useEstimate }] = await fetchQuestions();
  const { estimate } = known ?? { estimate: useEstimate.getState() };
  guardWelcome(known);
  return { hasBegun: estimate.answers.project_variant !== undefined };
}

function fetchQuestions() {
  return Promise.all([
    import('../guards.ts'),
    import('../estimate-store.ts'),
    import('../step-frame.tsx'),
    import('@ndp/flows/estimate/project-type/screen.tsx'),
  ]);
}

import { whenIdle } from '../../site/idle.ts';
import { mayKnowEstimate } from '../kept.ts';

/** Tells the welcome page whether an estimate was begun here; the first question is fetched while it is read. */
export async function loadWelcome(): Promise<{ readonly hasBegun: boolean }> {
  whenIdle(fetchQuestions);
  if (!mayKnowEstimate()) return { hasBegun: false };
  const [{ guardWelcome }, { useEstimate }] = await fetchQuestions();
  guardWelcome();
  return { hasBegun: useEstimate.getState().answers.project_variant !== undefined };
}

function fetchQuestions() {
  return Promise.all([
    import('../guards.ts'),
    import('../estimate-store.ts'),
    import('../step-frame.tsx'),
    import('@ndp/flows/estimate/project-type/screen.tsx'),
  ]);
}

import { Suspense } from 'react';
import { lazyPart } from '../routing/lazy-part.tsx';
import { useEstimate } from './estimate-store.ts';

const AnswersPanel = lazyPart(() => import('./answers-panel.tsx'), 'AnswersPanel');

/** The answers accepted so far; the first one says what all others are about, and nothing stands here before it. */
export function AnswersSoFar({ path }: { readonly path: string }) {
  const isAnyAnswered = useEstimate(({ answers }) => answers.project_variant !== undefined);
  return (
    isAnyAnswered && (
      <Suspense>
        <AnswersPanel path={path} />
      </Suspense>
    )
  );
}

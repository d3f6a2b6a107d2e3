import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { type Flow, pathBefore } from '@ndp/flows/flow.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { buttonClass } from '@ndp/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { stepMessages as texts } from '../steps/messages.ts';
import { useEstimate } from './estimate-store.ts';

/** The way to the question before; from the first one back to the welcome page. */
export function BackLink({ flow, path }: { readonly flow: Flow<Answers>; readonly path: string }) {
  const { say } = useLanguage();
  const before = pathBefore(
    flow,
    useEstimate(({ answers }) => answers),
    path,
  );
  const target = before
    ? ({ to: '/application/$step', params: { step: before } } as const)
    : ({ to: '/application/welcome-page' } as const);
  return (
    <Link {...target} className={buttonClass('quiet')}>
      {say(texts.back)}
    </Link>
  );
}

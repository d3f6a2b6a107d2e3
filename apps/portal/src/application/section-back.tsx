import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { pathBefore } from '@ndp/flows/flow.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { buttonClass } from '@ndp/ui/button.tsx';
import { getRouteApi, Link } from '@tanstack/react-router';
import { stepMessages as texts } from '../steps/messages.ts';
import { flowOf, sectionsOf } from './sections.ts';

const route = getRouteApi('/site/additional-data/$step/$id/$token');

interface SectionBackProps {
  readonly application: ApplicationAnswer;
  readonly path: string;
}

/** The way to the step before; none from the first. */
export function SectionBack({ application, path }: SectionBackProps) {
  const { say } = useLanguage();
  const { id, token } = route.useParams();
  const step = pathBefore(flowOf(application), sectionsOf(application), path);
  if (!step) return null;
  return (
    <Link
      to="/additional-data/$step/$id/$token"
      params={{ step, id, token }}
      className={buttonClass('quiet')}
    >
      {say(texts.back)}
    </Link>
  );
}

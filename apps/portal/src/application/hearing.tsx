import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { answerHearing } from '@ndp/contract/calls/hearings.ts';
import type { Link } from '@ndp/contract/link.ts';
import { HearingPanel } from '@ndp/flows/application/hearing/hearing-panel.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { sentenceOf } from '../attempt/problem.ts';
import { ask } from '../site/site.ts';
import { keepAnswer } from './application-store.ts';

/** What is said before less is paid than agreed, while its settlement is looked at. */
export function Hearing({
  application,
  link,
}: {
  readonly application: ApplicationAnswer;
  readonly link: Link;
}) {
  const { language } = useLanguage();
  const { hearing, actions, status } = application;
  if (!hearing || status !== 'settlement_review') return null;
  return (
    <HearingPanel
      hearing={hearing}
      canAnswer={actions.includes('answer-hearing')}
      send={(text) =>
        sentenceOf(ask(answerHearing, { params: link, body: { text } }).then(keepAnswer), language)
      }
    />
  );
}

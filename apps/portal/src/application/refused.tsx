import { appealRefusal } from '@ndp/contract/calls/appeals.ts';
import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { Link } from '@ndp/contract/link.ts';
import { RefusalPanel } from '@ndp/flows/application/refusal/refusal-panel.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { sentenceOf } from '../attempt/problem.ts';
import { ask } from '../site/site.ts';
import { keepAnswer } from './application-store.ts';

/** What the office refused, with the way to appeal, on the overview. */
export function Refused({
  application,
  link,
}: {
  readonly application: ApplicationAnswer;
  readonly link: Link;
}) {
  const { language } = useLanguage();
  const { refusal, actions } = application;
  if (!refusal) return null;
  return (
    <RefusalPanel
      refusal={refusal}
      canAppeal={actions.includes('appeal')}
      send={(text) =>
        sentenceOf(ask(appealRefusal, { params: link, body: { text } }).then(keepAnswer), language)
      }
    />
  );
}

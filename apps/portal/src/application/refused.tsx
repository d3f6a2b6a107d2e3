import { appealRefusal } from '@ndp/contract/calls/appeals.ts';
import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { Link } from '@ndp/contract/link.ts';
import { mayAppeal } from '@ndp/domain/workflow/appeal.ts';
import { RefusalPanel } from '@ndp/flows/application/refusal/refusal-panel.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { sentenceOf } from '../attempt/problem.ts';
import { usePolishToday } from '../estimate/written.ts';
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
  const today = usePolishToday();
  const { refusal, status } = application;
  if (!refusal) return null;
  const appealedAt = refusal.appeal && new Date(refusal.appeal.on);
  return (
    <RefusalPanel
      refusal={refusal}
      canAppeal={mayAppeal(status, { appealUntil: refusal.appeal_until, appealedAt }, today)}
      send={(text) =>
        sentenceOf(ask(appealRefusal, { params: link, body: { text } }).then(keepAnswer), language)
      }
    />
  );
}

import type { VersionAnswer } from '@ndp/contract/desk/programs.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { DayForm } from './day-form.tsx';
import { programmeMessages as texts } from './messages.ts';

interface PublishFormProps {
  readonly draft: VersionAnswer;
  readonly today: string;
  readonly mayPublish: boolean;
  readonly isBusy: boolean;
  readonly onPublish: (day: string) => void;
}

/** From when on the draft counts; only for somebody who has written nothing in it. */
export function PublishForm({ draft, today, mayPublish, isBusy, onPublish }: PublishFormProps) {
  const { say } = useLanguage();
  const { firstDay } = draft.content.terms;
  if (!mayPublish) return <p>{say(texts.needs_approver)}</p>;
  if (draft.is_mine) return <p>{say(texts.by_another)}</p>;
  return (
    <DayForm
      name="publish_from"
      label={say(texts.publish_from)}
      help={say(texts.publish_help)}
      button={say(texts.publish)}
      first={firstDay > today ? firstDay : today}
      isBusy={isBusy}
      onSend={onPublish}
    />
  );
}

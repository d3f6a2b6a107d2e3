import type { VersionAnswer } from '@ndp/contract/desk/programs.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { programmeMessages as texts } from './messages.ts';
import styles from './programmes.module.css';

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
  const [day, setDay] = useState(firstDay > today ? firstDay : today);
  if (!mayPublish) return <p>{say(texts.needs_approver)}</p>;
  if (draft.is_mine) return <p>{say(texts.by_another)}</p>;
  return (
    <form
      method="post"
      className={styles.section}
      onSubmit={(event) => {
        event.preventDefault();
        onPublish(day);
      }}
    >
      <TextField
        name="publish_from"
        label={say(texts.publish_from)}
        help={say(texts.publish_help)}
        width="short"
        value={day}
        onChange={setDay}
      />
      <Button type="submit" busy={isBusy}>
        {say(texts.publish)}
      </Button>
    </form>
  );
}

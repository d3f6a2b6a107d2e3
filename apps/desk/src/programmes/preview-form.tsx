import type { VersionAnswer } from '@ndp/contract/desk/programs.ts';
import { standingOn, takesEstimates } from '@ndp/domain/programs/timetable.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { programmeMessages as texts } from './messages.ts';
import styles from './programmes.module.css';

interface PreviewFormProps {
  readonly draft: VersionAnswer;
  readonly today: string;
  readonly isBusy: boolean;
  readonly onPreview: (day: string) => void;
}

/** On which day the portal is to be seen under the saved draft: the first one it is open, unless another is chosen. */
export function PreviewForm({ draft, today, isBusy, onPreview }: PreviewFormProps) {
  const { say } = useLanguage();
  const { state, opensOn } = standingOn(draft.content.timetable, today);
  const [day, setDay] = useState(takesEstimates(state) ? today : (opensOn ?? today));
  return (
    <form
      method="post"
      className={styles.section}
      onSubmit={(event) => {
        event.preventDefault();
        onPreview(day);
      }}
    >
      <TextField
        name="preview_day"
        label={say(texts.preview_day)}
        help={say(texts.preview_help)}
        width="short"
        value={day}
        onChange={setDay}
      />
      <Button type="submit" variant="secondary" busy={isBusy}>
        {say(texts.preview)}
      </Button>
    </form>
  );
}

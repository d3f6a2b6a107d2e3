import type { VersionAnswer } from '@ndp/contract/desk/programs.ts';
import { phaseUnder, takesEstimates } from '@ndp/domain/programs/timetable.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { DayForm } from './day-form.tsx';
import { programmeMessages as texts } from './messages.ts';

interface PreviewFormProps {
  readonly draft: VersionAnswer;
  readonly today: string;
  readonly isBusy: boolean;
  readonly onPreview: (day: string) => void;
}

/** On which day the portal is to be seen under the saved draft: the first one it is open, unless another is chosen. */
export function PreviewForm({ draft, today, isBusy, onPreview }: PreviewFormProps) {
  const { say } = useLanguage();
  const { state, opensOn } = phaseUnder(draft.content.terms, draft.content.timetable, today);
  return (
    <DayForm
      name="preview_day"
      label={say(texts.preview_day)}
      help={say(texts.preview_help)}
      button={say(texts.preview)}
      variant="secondary"
      first={takesEstimates(state) ? today : (opensOn ?? today)}
      isBusy={isBusy}
      onSend={onPreview}
    />
  );
}

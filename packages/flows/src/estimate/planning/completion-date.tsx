import { DateField } from '@ndp/ui/date-field.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import type { Typed } from '../../fields.ts';
import { dateTexts } from '../../form/field-texts.ts';
import { useLanguage } from '../../language.tsx';
import { formatDate } from '../../numbers.ts';
import type { ScreenProps } from '../../screen.tsx';
import { planningMessages as messages } from './messages.ts';
import { isAfterProgramYear, lastDayOf } from './program-year.ts';
import type { planningFields } from './step.ts';

type Answers = Typed<typeof planningFields>;

/** The planned day, with a word of warning when it falls after the programme's year. */
export function CompletionDate({ draft, change, problem, program, today }: ScreenProps<Answers>) {
  const { say, language, locale } = useLanguage();
  const day = draft.planned_completion_date;
  return (
    <>
      <DateField
        name="planned_completion_date"
        label={say(messages.completion_date)}
        help={say(messages.completion_date_help)}
        min={today}
        locale={locale}
        value={day}
        onChange={(planned_completion_date) => change({ planned_completion_date })}
        error={problem('planned_completion_date')}
        texts={dateTexts(say)}
        required
      />
      {isAfterProgramYear(day, program) && (
        <Notice tone="warning" title={say(messages.late_title)} announce="status">
          <p>{say(messages.late, { lastDay: formatDate(lastDayOf(program), language) })}</p>
        </Notice>
      )}
    </>
  );
}

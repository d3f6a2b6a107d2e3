import { DateField } from '@ndp/ui/date-field.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import type { Typed } from '../../fields.ts';
import { bindField } from '../../form/bind-field.tsx';
import { dateTexts } from '../../form/field-texts.ts';
import { useLanguage } from '../../language.tsx';
import { formatDate } from '../../numbers.ts';
import type { ScreenProps } from '../../screen.tsx';
import { planningMessages as messages } from './messages.ts';
import { isAfterProgramYear, lastDayOf } from './program-year.ts';
import type { planningFields } from './step.ts';

type Answers = Typed<typeof planningFields>;

/** The planned day, with a word of warning when it falls after the programme's year. */
export function CompletionDate(props: ScreenProps<Answers>) {
  const { say, language, locale } = useLanguage();
  const { program } = props;
  return (
    <>
      <DateField
        {...bindField(props, 'planned_completion_date')}
        label={say(messages.completion_date)}
        help={say(messages.completion_date_help)}
        min={props.today}
        locale={locale}
        texts={dateTexts(say)}
        required
      />
      {isAfterProgramYear(props.draft.planned_completion_date, program) && (
        <Notice tone="warning" title={say(messages.late_title)} announce="status">
          <p>{say(messages.late, { lastDay: formatDate(lastDayOf(program), language) })}</p>
        </Notice>
      )}
    </>
  );
}

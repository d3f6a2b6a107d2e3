import { isTight } from '@ndp/domain/programs/tight-time.ts';
import { DateField } from '@ndp/ui/date-field.tsx';
import { formatDate } from '../../figures.ts';
import { bindField } from '../../form/bind-field.tsx';
import { dateTexts } from '../../form/field-texts.ts';
import { useLanguage } from '../../language.tsx';
import type { ScreenProps } from '../../screen.tsx';
import { planningMessages as messages } from './messages.ts';
import type { PlanningAnswers } from './step.ts';

/** The planned day, between today and the last one of the programme, which binds whatever is planned. */
export function CompletionDate(props: ScreenProps<PlanningAnswers>) {
  const { say, language, locale } = useLanguage();
  const { lastDay } = props.program.terms;
  return (
    <DateField
      {...bindField(props, 'planned_completion_date')}
      label={say(messages.completion_date)}
      help={say(
        isTight(props.today, props.program.terms) ? messages.completion_soon : messages.completion_date_help,
        {
          lastDay: formatDate(lastDay, language),
        },
      )}
      min={props.today}
      max={lastDay}
      locale={locale}
      texts={dateTexts(say)}
      required
    />
  );
}

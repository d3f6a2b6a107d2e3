import { DateField } from '@ndp/ui/date-field.tsx';
import { useEffect } from 'react';
import type { Typed } from '../../fields.ts';
import { bindField } from '../../form/bind-field.tsx';
import { dateTexts } from '../../form/field-texts.ts';
import { useLanguage } from '../../language.tsx';
import { formatDate } from '../../numbers.ts';
import type { ScreenProps } from '../../screen.tsx';
import { planningMessages as messages } from './messages.ts';
import type { planningFields } from './step.ts';

type Answers = Typed<typeof planningFields>;

/**
 * The planned day, between today and the last one of the programme, which stands there to begin with: it binds whatever is
 * planned.
 */
export function CompletionDate(props: ScreenProps<Answers>) {
  const { say, language, locale } = useLanguage();
  const { lastDay } = props.program.terms;
  const isNew = props.draft.planned_completion_date === undefined && props.today <= lastDay;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; whoever empties the field wants it empty
  useEffect(() => {
    if (isNew) props.change({ planned_completion_date: lastDay });
  }, []);
  return (
    <DateField
      {...bindField(props, 'planned_completion_date')}
      {...(isNew && { value: lastDay })}
      label={say(messages.completion_date)}
      help={say(messages.completion_date_help, { lastDay: formatDate(lastDay, language) })}
      min={props.today}
      max={lastDay}
      locale={locale}
      texts={dateTexts(say)}
      required
    />
  );
}

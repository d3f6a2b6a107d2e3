import { type CalendarDate, parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import controlStyles from './control.module.css';
import styles from './date-field.module.css';
import { DatePopover, type DatePopoverTexts } from './date-popover.tsx';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { controlId, describedBy, labelId } from './field-ids.ts';
import { CalendarIcon } from './icons.tsx';

export interface DateFieldProps extends FieldProps {
  /** A day of the calendar, `YYYY-MM-DD`, without time or zone; anything else shows as empty. */
  readonly value: string | undefined;
  /** Called with `YYYY-MM-DD`, or undefined once the date is incomplete. */
  readonly onChange: (value: string | undefined) => void;
  readonly onBlur?: () => void;
  /** First day that can be picked, `YYYY-MM-DD`. An earlier one can be typed: the form's schema refuses it. */
  readonly min?: string;
  readonly locale: 'pl-PL' | 'en-GB';
  readonly required?: boolean;
  readonly texts: DatePopoverTexts & { readonly openCalendar: string };
}

/** A day, typed in parts or picked from a calendar; no time zone is ever involved. */
export function DateField(props: DateFieldProps) {
  const { name, label, help, error, optionalText, value, onChange, onBlur, min, texts } = props;
  const first = readDay(min);
  return (
    <FieldFrame {...{ name, label, help, error, optionalText }}>
      <I18nProvider locale={props.locale}>
        <DatePicker
          value={readDay(value) ?? null}
          onChange={(day) => onChange(day?.toString())}
          {...(first === undefined ? {} : { minValue: first })}
          {...(onBlur === undefined ? {} : { onBlur })}
          isInvalid={error !== undefined}
          isRequired={props.required ?? false}
          validationBehavior="aria"
          shouldForceLeadingZeros
          aria-labelledby={labelId(name)}
          {...describedByProps(props)}
        >
          <Group className={styles.row ?? ''} id={controlId(name)}>
            <DateInput className={`${controlStyles.control} ${styles.input}`}>
              {(segment) => <DateSegment className={styles.segment ?? ''} segment={segment} />}
            </DateInput>
            <Button className={styles.open ?? ''} aria-label={texts.openCalendar}>
              <CalendarIcon />
            </Button>
          </Group>
          <DatePopover texts={texts} />
        </DatePicker>
      </I18nProvider>
    </FieldFrame>
  );
}

function describedByProps(props: DateFieldProps): { 'aria-describedby'?: string } {
  const ids = describedBy(props);
  return ids === undefined ? {} : { 'aria-describedby': ids };
}

function readDay(day: string | undefined): CalendarDate | undefined {
  if (day === undefined || day === '') return undefined;
  try {
    return parseDate(day);
  } catch {
    return undefined;
  }
}

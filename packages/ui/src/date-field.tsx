import { type CalendarDate, parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import controlStyles from './control.module.css';
import styles from './date-field.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { controlId, describedByProps, labelId } from './field-ids.ts';
import { CalendarIcon, ChevronIcon } from './icons.tsx';
import { PlainInput } from './plain-input.tsx';
import { useLive } from './use-live.ts';

export interface DateFieldProps extends FieldProps {
  /** A day of the calendar, `YYYY-MM-DD`, without time or zone; anything else shows as empty. */
  readonly value: string | undefined;
  /** Called with `YYYY-MM-DD`, or undefined once the date is incomplete. */
  readonly onChange: (value: string | undefined) => void;
  readonly onBlur?: () => void;
  /** First day that can be picked, `YYYY-MM-DD`. An earlier one can be typed: the form's schema refuses it. */
  readonly min?: string;
  /** Last day that can be picked; a later one can be typed, as above. */
  readonly max?: string;
  readonly locale: 'pl-PL' | 'en-GB';
  readonly required?: boolean;
  readonly texts: DatePopoverTexts & { readonly openCalendar: string };
}

/** A day, typed in parts or picked from a calendar; no time zone is ever involved. */
export function DateField(props: DateFieldProps) {
  return useLive() ? <LiveDate {...props} /> : <PlainDate {...props} />;
}

/** The same before any script runs: the browser's own field of a day. */
function PlainDate(props: DateFieldProps) {
  const { name, label, help, error, optionalText, value, min, max, required } = props;
  return (
    <FieldFrame {...{ name, label, help, error, optionalText }} controlId={controlId(name)}>
      <div className={styles.row}>
        <PlainInput
          {...{ name, help, error, min, max, required }}
          value={value ?? ''}
          onTyped={(day) => props.onChange(day || undefined)}
          type="date"
        />
      </div>
    </FieldFrame>
  );
}

function LiveDate(props: DateFieldProps) {
  const { name, label, help, error, optionalText, value, onChange, onBlur, texts } = props;
  const first = readDay(props.min);
  const last = readDay(props.max);
  return (
    <FieldFrame {...{ name, label, help, error, optionalText }}>
      <I18nProvider locale={props.locale}>
        <DatePicker
          value={readDay(value) ?? null}
          onChange={(day) => onChange(day?.toString())}
          {...(first === undefined ? {} : { minValue: first })}
          {...(last === undefined ? {} : { maxValue: last })}
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

function readDay(day: string | undefined): CalendarDate | undefined {
  if (day === undefined || day === '') return undefined;
  try {
    return parseDate(day);
  } catch {
    return undefined;
  }
}

interface DatePopoverTexts {
  readonly previousMonth: string;
  readonly nextMonth: string;
}

/** The month view of a date field. Arrow keys move by days and weeks, Page Up and Page Down by months. */
function DatePopover({ texts }: { readonly texts: DatePopoverTexts }) {
  return (
    <Popover className={styles.popover ?? ''}>
      <Dialog className={styles.dialog ?? ''}>
        <Calendar>
          <header className={styles.header}>
            <Button slot="previous" className={styles.turn ?? ''} aria-label={texts.previousMonth}>
              <ChevronIcon />
            </Button>
            <CalendarHeading className={styles.month ?? ''} />
            <Button slot="next" className={styles.turn ?? ''} aria-label={texts.nextMonth}>
              <ChevronIcon className={styles.forward} />
            </Button>
          </header>
          <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell className={styles.day ?? ''} date={date} />}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  );
}

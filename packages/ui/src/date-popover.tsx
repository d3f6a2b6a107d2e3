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
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import styles from './date-field.module.css';
import { ChevronIcon } from './icons.tsx';

export interface DatePopoverTexts {
  readonly previousMonth: string;
  readonly nextMonth: string;
}

/** The month view of a date field. Arrow keys move by days and weeks, Page Up and Page Down by months. */
export function DatePopover({ texts }: { readonly texts: DatePopoverTexts }) {
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

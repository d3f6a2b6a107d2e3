import type { Message, MessageValues } from '../message.ts';
import { fieldMessages } from './field-messages.ts';

type Say = (message: Message, values?: MessageValues) => string;

/** The words a number field needs, in the page's language. */
export function numberTexts(say: Say) {
  return {
    increase: say(fieldMessages.increase),
    decrease: say(fieldMessages.decrease),
    raisedTo: (value: string) => say(fieldMessages.raised_to, { value }),
    loweredTo: (value: string) => say(fieldMessages.lowered_to, { value }),
    roundedTo: (value: string) => say(fieldMessages.rounded_to, { value }),
  };
}

/** The words a date field needs, in the page's language. */
export function dateTexts(say: Say) {
  return {
    openCalendar: say(fieldMessages.open_calendar),
    previousMonth: say(fieldMessages.previous_month),
    nextMonth: say(fieldMessages.next_month),
  };
}

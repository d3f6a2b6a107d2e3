import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';
import type { WrittenFile } from '@ndp/contract/written-page.ts';
import type { Deadline } from '@ndp/domain/deadlines.ts';
import { isDuty } from '@ndp/domain/duties.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { unbindWords } from '@ndp/flows/typography.ts';
import { allDuties, calendarField } from '../calendar/add-to-calendar.tsx';
import { type CalendarDay, writeCalendar } from '../calendar/calendar-file.ts';
import { deadlineNames, deadlineTexts, calendarMessages as texts } from '../calendar/messages.ts';
import { dayOf } from '../signing/term.ts';
import { polishToday } from '../site/today.ts';
import type { FoundPage } from './find-link-page.ts';

interface Dated {
  readonly reference: string;
  readonly deadlines: readonly Deadline[];
}

/** How many days before a deadline a calendar reminds. */
const remindDays = 2;

/**
 * The file that puts a deadline of what stands behind a link, or all duties to come, into whatever calendar the visitor
 * has.
 *
 * @returns undefined where the address asks for none, or what stands there has none of this kind
 */
export function deadlineFile(
  found: FoundPage,
  { search = '', now }: { readonly search?: string | undefined; readonly now: Date },
  language: Language,
): WrittenFile | undefined {
  const wanted = new URLSearchParams(search).get(calendarField);
  const { reference, deadlines } = datedIn(found) ?? { reference: '', deadlines: [] };
  const today = polishToday(now);
  const isWanted = ({ kind, day }: Deadline) =>
    wanted === allDuties ? isDuty(kind) && day >= today : kind === wanted;
  const events = deadlines.filter(isWanted).map((deadline) => eventOf(reference, deadline, language));
  if (!wanted || events.length === 0) return undefined;
  return {
    bytes: new TextEncoder().encode(writeCalendar(events, now)),
    type: 'text/calendar;charset=utf-8',
    name: unbindWords(say(texts.fileName, language, { reference, kind: wanted })),
    isShown: false,
  };
}

/** Named without anything personal: a calendar is often shared. */
function eventOf(reference: string, { kind, day }: Deadline, language: Language): CalendarDay {
  const title = say(texts.title, language, { name: say(deadlineNames[kind], language), reference });
  const text = say(deadlineTexts[kind], language);
  return { uid: `${reference}-${kind}@ndp`, day, title, text, remindDays };
}

/** An application tells its deadlines; a link to sign has one. */
function datedIn({ of: { opened }, known }: FoundPage): Dated | undefined {
  if (opened) return opened.application;
  const { signing } = (known?.data ?? {}) as { readonly signing?: SigningAnswer };
  return (
    signing && {
      reference: signing.reference,
      deadlines: [{ kind: 'signing', day: dayOf(signing.deadline) }],
    }
  );
}

import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';
import type { WrittenFile } from '@ndp/contract/written-page.ts';
import type { Deadline } from '@ndp/domain/deadlines.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { unbindWords } from '@ndp/flows/typography.ts';
import { calendarField } from '../calendar/add-to-calendar.tsx';
import { writeCalendar } from '../calendar/calendar-file.ts';
import { deadlineNames, deadlineTexts, calendarMessages as texts } from '../calendar/messages.ts';
import { dayOf } from '../signing/term.ts';
import type { FoundPage } from './find-link-page.ts';

interface Dated {
  readonly reference: string;
  readonly deadlines: readonly Deadline[];
}

/** How many days before a deadline a calendar reminds. */
const remindDays = 2;

/**
 * The file that puts a deadline of what stands behind a link into whatever calendar the visitor has.
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
  const deadline = deadlines.find(({ kind }) => kind === wanted);
  if (!deadline) return undefined;
  const { kind, day } = deadline;
  const title = say(texts.title, language, { name: say(deadlineNames[kind], language), reference });
  const text = say(deadlineTexts[kind], language);
  const event = { uid: `${reference}-${kind}@ndp`, day, title, text, remindDays };
  return {
    bytes: new TextEncoder().encode(writeCalendar(event, now)),
    type: 'text/calendar;charset=utf-8',
    name: unbindWords(say(texts.fileName, language, { reference, kind })),
    isShown: false,
  };
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

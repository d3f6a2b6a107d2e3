import { retentionDays } from '@ndp/domain/retention/classes.ts';
import { say } from '@ndp/flows/message.ts';
import { countDue, type ErasedClass, eraseDue, erasedClasses } from '../../../features/retention/due.ts';
import type { Answer, Command, Work } from '../command.ts';
import { retentionMessages as messages, retentionNames as names } from '../messages.ts';

/** What the time of each class is, and what goes; the server does the same by itself every hour. */
export const retention: Command = {
  name: 'retention',
  summary: {
    pl: 'usuwa sprawy, których okres przechowywania minął; z --dry-run tylko mówi, ile ich jest w każdej klasie',
    en: 'erases the cases whose time is over; with --dry-run it only says how many there are in each class',
  },
  takes: ['dry-run'],
  run: retain,
};

async function retain({ trx, context, given, language, now }: Work): Promise<Answer> {
  const due = await countDue(trx, now);
  const count = [...due.values()].reduce((sum, each) => sum + each, 0);
  const isDry = given['dry-run'] !== undefined;
  const columns = [messages.class, messages.period, messages.count].map((head) => say(head, language));
  const rows = erasedClasses.map((each) => [
    say(names[each], language),
    periodOf(each),
    String(due.get(each) ?? 0),
  ]);
  const line = say(isDry ? messages.due : messages.gone, language, { count });
  return {
    blocks: [{ columns, rows }, { lines: ['', line] }],
    details: Object.fromEntries(due),
    ...(isDry ? {} : { afterwards: async () => void (await eraseDue(context, now)) }),
  };

  function periodOf(each: ErasedClass): string {
    if (each === 'concluded') return say(messages.years, language);
    return say(messages.days, language, { days: retentionDays[each] });
  }
}

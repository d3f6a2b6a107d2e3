import type { CaseRow } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Tag } from '../page/tag.tsx';
import { polishToday } from '../polish-today.ts';
import { daysUntil } from './days-left.ts';
import { inboxMessages as texts } from './messages.ts';

type Timed = Pick<CaseRow, 'due_on' | 'since' | 'move'>;

/** How many days are left; where no day runs and the office is to act, how long the case has waited. */
export function DaysLeft({ of: { due_on, since, move } }: { readonly of: Timed }) {
  const { say, language } = useLanguage();
  const today = polishToday();
  if (due_on === null) {
    const waited = Math.max(0, -daysUntil(since.slice(0, 10), today));
    return move === 'officer' || move === 'approver' ? say(texts.waited, { days: waited }) : '–';
  }
  const days = daysUntil(due_on, today);
  const left = days < 0 ? say(texts.late, { days: -days }) : say(texts.left, { days });
  return (
    <span title={formatDate(due_on, language)}>
      {days > 7 ? (
        left
      ) : (
        <Tag tone={days < 0 ? 'danger' : 'warning'} icon="clock">
          {left}
        </Tag>
      )}
    </span>
  );
}

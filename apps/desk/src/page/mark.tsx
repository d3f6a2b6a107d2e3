import { mostCounted, type Waiting } from '@ndp/contract/desk/waiting.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { deskMessages as texts } from '../messages.ts';
import styles from './shell.module.css';
import { useWaiting } from './waiting.tsx';

interface Waits {
  readonly count: (waiting: Waiting) => number | undefined;
  readonly sentence: Message;
}

/** What waits behind a page of the menu for whoever looks at it; the first that there is, is told. */
const marks: Readonly<Record<string, readonly Waits[]>> = {
  inbox: [{ count: ({ cases }) => cases?.due, sentence: texts.cases_wait }],
  payments: [
    { count: ({ payments }) => payments, sentence: texts.payments_wait },
    { count: ({ settings }) => settings, sentence: texts.budgets_wait },
  ],
  budget: [{ count: ({ budgets }) => budgets, sentence: texts.budgets_wait }],
  regulator: [{ count: ({ reports }) => reports, sentence: texts.reports_wait }],
  erasures: [{ count: ({ erasures }) => erasures, sentence: texts.erasures_wait }],
  people: [
    { count: ({ roles }) => roles, sentence: texts.roles_wait },
    { count: ({ stuck }) => stuck, sentence: texts.payments_stuck },
  ],
};

/** A number as far as it is counted. */
export function upToMost(count: number): string {
  return count > mostCounted ? `${mostCounted}+` : String(count);
}

/** The pages behind which something may wait. */
export const waitingPages = ['inbox', 'payments', 'budget', 'regulator', 'erasures', 'people'] as const;

/** What waits behind a page, and how much; undefined: nothing. */
export function waitsOn(page: string, waiting: Waiting | undefined) {
  const waits = waiting && marks[page]?.find((each) => each.count(waiting));
  const count = waiting && waits?.count(waiting);
  return waits && count ? { sentence: waits.sentence, count, shown: upToMost(count) } : undefined;
}

/** How much waits behind a page of the menu, and read out, what it is; nothing when nothing waits. */
export function Mark({ page }: { readonly page: string }) {
  const { say } = useLanguage();
  const { waiting } = useWaiting();
  const waits = waitsOn(page, waiting);
  if (!waits) return null;
  const { count, shown, sentence } = waits;
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        {shown}
      </span>
      <span className="visually-hidden"> ({say(sentence, { count, shown })})</span>
    </>
  );
}

import { TickIcon } from '@ndp/ui/icons.tsx';
import { useLanguage } from '../language.tsx';
import type { Message } from '../message.ts';
import { formatMoment } from './moment.ts';
import { overviewMessages as messages } from './overview-messages.ts';
import { timelineNames } from './status-names.ts';
import styles from './status-timeline.module.css';
import { type StatusEvent, timelineOf } from './timeline.ts';

interface TimelineProps {
  readonly history: readonly StatusEvent[];
  readonly status: string;
  /** When the organiser entered energy data; null where nobody asked to be called back. */
  readonly measuredAt?: string | null | undefined;
}

/** What has happened in a case, with the days. */
export function Timeline({ history, status, measuredAt }: TimelineProps) {
  return (
    <TimelineList
      entries={timelineOf(history, status, measuredAt).map((entry) => ({
        ...entry,
        name: timelineNames[entry.status],
      }))}
    />
  );
}

interface NamedEntry {
  readonly name: Message;
  readonly at?: string | undefined;
  readonly reason?: string | null | undefined;
  readonly state: 'done' | 'current' | 'stopped' | 'todo';
}

/** What has happened, where a case stands and what lies ahead, one below the other. */
export function TimelineList({ entries }: { readonly entries: readonly NamedEntry[] }) {
  const { say, language } = useLanguage();
  return (
    <ol className={styles.timeline}>
      {entries.map((entry) => (
        <li key={`${entry.name.en} ${entry.at ?? ''}`} className={styles.entry} data-state={entry.state}>
          <span className={styles.mark}>
            {entry.state === 'done' && <TickIcon className={styles.tick} />}
          </span>
          <span className={styles.name}>
            {say(entry.name)}
            <span className="visually-hidden">, {say(messages[entry.state])}</span>
          </span>
          {entry.reason && <span className={styles.reason}>{entry.reason}</span>}
          {entry.at !== undefined && (
            <time className={styles.day} dateTime={entry.at}>
              {formatMoment(entry.at, language)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}

import { TickIcon } from '@ndp/ui/icons.tsx';
import { useLanguage } from '../language.tsx';
import { formatMoment } from './moment.ts';
import { overviewMessages as messages } from './overview-messages.ts';
import { statusNames } from './status-names.ts';
import styles from './status-timeline.module.css';
import { type StatusEvent, timelineOf } from './timeline.ts';

interface TimelineProps {
  readonly history: readonly StatusEvent[];
  readonly status: string;
}

/** The way of the application from the estimate to the payment, with the days it got that far. */
export function Timeline({ history, status }: TimelineProps) {
  const { say, language } = useLanguage();
  return (
    <ol className={styles.timeline}>
      {timelineOf(history, status).map((entry) => (
        <li
          key={`${entry.status} ${entry.at ?? ''}`}
          className={styles.entry}
          data-state={entry.state}
          aria-current={entry.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {entry.state === 'done' && <TickIcon className={styles.tick} />}
          </span>
          <span className={styles.name}>
            {say(statusNames[entry.status].name)}
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

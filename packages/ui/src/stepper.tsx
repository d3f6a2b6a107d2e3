import { Fragment, type ReactNode } from 'react';
import { TickIcon } from './icons.tsx';
import styles from './stepper.module.css';

export interface StepperEntry {
  readonly id: string;
  readonly label: string;
  readonly state: 'done' | 'current' | 'todo';
}

export interface StepperProps<Entry extends StepperEntry> {
  /** Name of the navigation for screen readers. */
  readonly label: string;
  readonly entries: readonly Entry[];
  /** Makes the router's anchor around the text of a finished step. */
  readonly link: (entry: Entry, children: ReactNode) => ReactNode;
  /** Read out after the label of a finished step, such as "gotowe". */
  readonly doneText: string;
}

/** All steps of a flow with the visitor's place among them; finished steps are links. */
export function Stepper<Entry extends StepperEntry>({ label, entries, link, doneText }: StepperProps<Entry>) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ol className={styles.list}>
        {entries.map((entry, position) => (
          <li
            key={entry.id}
            className={styles.entry}
            data-state={entry.state}
            aria-current={entry.state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {entry.state === 'done' ? <TickIcon className={styles.tick} /> : position + 1}
            </span>
            <span className={styles.label}>
              {entry.state === 'done' ? (
                <Fragment>
                  {link(entry, entry.label)}
                  <span className="visually-hidden"> ({doneText})</span>
                </Fragment>
              ) : (
                entry.label
              )}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

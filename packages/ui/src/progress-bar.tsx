import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** Number of the current step, 1 to `max`. */
  readonly value: number;
  readonly max: number;
  /** What is shown and read out, such as "Krok 3 z 8: Powierzchnia". */
  readonly text: string;
  /** Name of the bar for screen readers, such as "Postęp". */
  readonly label: string;
}

/** The place in the flow on a phone: one sentence over a bar. */
export function ProgressBar({ value, max, text, label }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, (value / max) * 100));
  return (
    <div className={styles.progress}>
      <p className={styles.text} aria-hidden="true">
        {text}
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
      >
        <svg className={styles.bar} aria-hidden="true">
          <rect width={`${percent}%`} height="100%" rx="4" />
        </svg>
      </div>
    </div>
  );
}

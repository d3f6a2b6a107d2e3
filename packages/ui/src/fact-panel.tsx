import type { ReactNode } from 'react';
import { Breakable } from './breakable.tsx';
import styles from './fact-panel.module.css';

interface PanelFact {
  readonly label: string;
  readonly value: ReactNode;
}

interface FactPanelProps {
  /** The amount of money it is all about, told large; left out where there is none. */
  readonly amount?: PanelFact | undefined;
  readonly facts: readonly PanelFact[];
}
export function FactPanel({ amount, facts }: FactPanelProps) {
  return (
    <dl className={styles.facts}>
      {amount && (
        <div className={styles.amount}>
          <dt>{amount.label}</dt>
          <dd>{amount.value}</dd>
        </div>
      )}
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? <Breakable text={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

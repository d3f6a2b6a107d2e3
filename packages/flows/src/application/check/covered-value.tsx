import { Button } from '@ndp/ui/button.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { useState } from 'react';
import { useLanguage } from '../../language.tsx';
import styles from './check.module.css';
import { checkMessages as messages } from './messages.ts';

interface CoveredValueProps {
  readonly label: string;
  readonly covered: string;
  readonly full: string;
}

/** A number nobody beside the visitor should read: covered until it is asked for, and again on coming back. */
export function CoveredValue({ label, covered, full }: CoveredValueProps) {
  const { say } = useLanguage();
  const [isShown, show] = useState(false);
  if (!useLive())
    return (
      <details>
        <summary aria-label={say(messages.show_label, { label })}>
          {covered} {say(messages.show)}
        </summary>
        {full}
      </details>
    );
  return (
    <span className={styles.covered}>
      <span role="status">
        {isShown ? (
          full
        ) : (
          <>
            <span aria-hidden="true">{covered}</span>
            <span className="visually-hidden">
              {say(messages.covered, { end: covered.replace(/^[•\s]+/, '') })}
            </span>
          </>
        )}
      </span>
      <Button
        variant="link"
        label={say(isShown ? messages.hide_label : messages.show_label, { label })}
        onClick={() => show(!isShown)}
      >
        {say(isShown ? messages.hide : messages.show)}
      </Button>
    </span>
  );
}

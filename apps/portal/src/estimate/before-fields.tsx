import { browserHours } from '@ndp/domain/periods.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useLayoutEffect } from 'react';
import styles from './before-fields.module.css';
import { beforeFieldsMessages as texts } from './before-fields-messages.ts';
import type { ClearedBecause } from './stored-answers.ts';
import { leadOnByTap } from './tap-leads-on.ts';

interface BeforeFieldsProps {
  /** Why the answers stored on this device are gone. */
  readonly cleared: ClearedBecause | undefined;
  /** All the page asks is one choice: a finger's tap on it leads on. */
  readonly isOneChoice: boolean;
}

/** What is to be known before a question is answered: that stored answers were cleared, and that a tap leads on. */
export function BeforeFields({ cleared, isOneChoice }: BeforeFieldsProps) {
  const { say } = useLanguage();
  // Before the sentence is seen: a tap that follows it at once leads on too.
  useLayoutEffect(() => {
    if (!isOneChoice) return undefined;
    const left = new AbortController();
    leadOnByTap(left.signal);
    return () => left.abort();
  }, [isOneChoice]);
  return (
    <>
      {cleared && (
        <Notice>
          <p>{say(texts[cleared], { hours: browserHours })}</p>
        </Notice>
      )}
      {isOneChoice && <p className={styles.byTap}>{say(texts.byTap)}</p>}
    </>
  );
}

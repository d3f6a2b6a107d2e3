import { useLanguage } from '@ndp/flows/language.tsx';
import styles from './draft-status.module.css';
import { draftMessages, helperDraftMessages } from './messages.ts';
import type { DraftState } from './use-draft-keeping.ts';

interface DraftStatusProps {
  readonly state: DraftState;
  /** Who types: what a helper types is saved for the applicant to check. */
  readonly by?: 'applicant' | 'helper';
}

/** Says quietly whether what is typed is kept; the same words are not said twice. */
export function DraftStatus({ state, by = 'applicant' }: DraftStatusProps) {
  const { say } = useLanguage();
  const texts = by === 'helper' ? { ...draftMessages, ...helperDraftMessages } : draftMessages;
  return (
    <p className={styles.status} role="status" data-state={state}>
      {state !== 'none' && say(texts[state])}
    </p>
  );
}

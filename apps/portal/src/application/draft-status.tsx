import { useLanguage } from '@ndp/flows/language.tsx';
import styles from './draft-status.module.css';
import { draftMessages as texts } from './messages.ts';
import type { DraftState } from './use-draft-keeping.ts';

/** Says quietly whether what is typed is kept; the same words are not said twice. */
export function DraftStatus({ state }: { readonly state: DraftState }) {
  const { say } = useLanguage();
  return (
    <p className={styles.status} role="status" data-state={state}>
      {state !== 'none' && say(texts[state])}
    </p>
  );
}

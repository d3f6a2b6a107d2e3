import { useLanguage } from '@ndp/flows/language.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { useState } from 'react';
import styles from './draft-status.module.css';
import { draftMessages, helperDraftMessages, projectDraftMessages } from './messages.ts';
import type { DraftState } from './use-draft-keeping.ts';

interface DraftStatusProps {
  readonly state: DraftState;
  /** What is typed: a section, by the applicant or by a helper, the plan of a project, or a correction of it. */
  readonly of?: keyof typeof textsOf;
}

const textsOf = {
  section: draftMessages,
  helper: { ...draftMessages, ...helperDraftMessages },
  plan: { ...draftMessages, elsewhere: projectDraftMessages.elsewhere },
  project: { ...draftMessages, ...projectDraftMessages },
};

/**
 * Shows whether what is typed is kept, at every moment. A screen reader is told quietly: not that it is being kept, and
 * the same words not twice. Without script nothing is being kept, and none is said to be.
 */
export function DraftStatus({ state, of = 'section' }: DraftStatusProps) {
  const { say } = useLanguage();
  const isLive = useLive();
  const [shown, show] = useState({ state, told: state, isQuiet: false });
  if (shown.state !== state) {
    const isBetween = state === 'keeping';
    const text = isBetween ? shown.told : state;
    show({ state, told: text, isQuiet: isBetween || text === shown.told });
  }
  return (
    <p
      className={styles.status}
      role="status"
      aria-live={shown.isQuiet ? 'off' : 'polite'}
      data-state={state}
    >
      {state !== 'none' && (isLive || state === 'restored') && say(textsOf[of][state])}
    </p>
  );
}

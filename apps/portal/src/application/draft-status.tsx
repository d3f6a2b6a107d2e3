import { useLanguage } from '@ndp/flows/language.tsx';
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

/** Says quietly whether what is typed is kept; the same words are not said twice. */
export function DraftStatus({ state, of = 'section' }: DraftStatusProps) {
  const { say } = useLanguage();
  return (
    <p className={styles.status} role="status" data-state={state}>
      {state !== 'none' && say(textsOf[of][state])}
    </p>
  );
}

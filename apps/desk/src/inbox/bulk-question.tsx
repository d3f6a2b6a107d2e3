import type { SkipReason } from '@ndp/contract/desk/bulk.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { alreadyNames, bulkQuestions, bulkMessages as jobTexts, skipNames } from '../bulk/messages.ts';
import styles from './inbox.module.css';
import { inboxMessages as texts } from './messages.ts';
import type { BulkQuestion } from './use-bulk.ts';

interface QuestionProps {
  readonly question: BulkQuestion;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** What will happen to how many, and which are skipped and why, before it does. */
export function Question({ question, isBusy, onYes, onNo }: QuestionProps) {
  const { say } = useLanguage();
  const { action, count, others, skipped } = question;
  const nameOf = (why: SkipReason) => say(why === 'already' ? alreadyNames[action] : skipNames[why]);
  const reasons = [...skipped].map(([why, cases]) =>
    skipped.size === 1 ? nameOf(why) : `${nameOf(why)} (${cases})`,
  );
  const sentences = [
    say(count > 0 ? bulkQuestions[action] : jobTexts.nothing, { count }),
    others > 0 ? say(jobTexts.others, { count: others }) : '',
    skipped.size > 0
      ? say(jobTexts.skipped, {
          count: [...skipped.values()].reduce((sum, cases) => sum + cases, 0),
          reasons: reasons.join(', '),
        })
      : '',
  ].filter(Boolean);
  return (
    <div role="alertdialog" aria-label={sentences[0]} className={styles.question}>
      <p>{sentences.join(' ')}</p>
      {count > 0 && (
        <Button busy={isBusy} onClick={onYes}>
          {say(texts.yes, { count })}
        </Button>
      )}
      <Button variant="quiet" onClick={onNo}>
        {say(count > 0 ? texts.no : texts.back)}
      </Button>
    </div>
  );
}

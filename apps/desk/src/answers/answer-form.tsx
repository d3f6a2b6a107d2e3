import { editAnswer, type StandardAnswer } from '@ndp/contract/desk/answers.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { type Language, languages, type Message } from '@ndp/flows/message.ts';
import { findAnswerProblems, longestAnswer, longestAnswerTitle } from '@ndp/flows/standard-answer.ts';
import { Button } from '@ndp/ui/button.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { useForm } from '../use-form.ts';
import { useUnsaved } from '../use-unsaved.ts';
import styles from '../wording/wording.module.css';
import { answerRules, answersMessages as texts } from './messages.ts';

interface AnswerFormProps {
  readonly partner: string;
  /** Undefined: a new one. */
  readonly answer: StandardAnswer | undefined;
  readonly onCancel: () => void;
  /** With what came of it. */
  readonly onDone: (outcome: Message) => void;
}

const labels = { pl: texts.text_pl, en: texts.text_en };

/** A standard answer while it is written. */
export function AnswerForm({ partner, answer, onCancel, onDone }: AnswerFormProps) {
  const { say, language } = useLanguage();
  const before = { title: answer?.title ?? '', pl: answer?.text.pl ?? '', en: answer?.text.en ?? '' };
  const { typed, isTried, action, change, send } = useForm(before);
  const { title, pl, en } = typed;
  useUnsaved(title !== before.title || pl !== before.pl || en !== before.en);
  const problems = findAnswerProblems({ pl, en });
  const put = async (next: { title: string; text: Message } | null) => {
    const body = { key: answer?.key ?? null, answer: next, seen: answer?.changed?.at ?? null };
    await askDesk(language, editAnswer, { params: { partner }, body });
    const removed = answer?.is_built_in ? texts.restored : texts.removed;
    onDone(next ? texts.saved : removed);
  };
  const isFit = problems.length === 0 && title.trim() !== '';
  const errorOf = (of: Language) => {
    const problem = isTried ? problems.find((each) => each.language === of) : undefined;
    return problem && say(answerRules[problem.rule], { what: `{${problem.what}}` });
  };
  return (
    <>
      <ActionForm
        className={styles.form}
        action={action}
        button={say(texts.save)}
        onCancel={onCancel}
        onSend={() => send(isFit && (() => put({ title, text: { pl, en } })))}
      >
        <TextField
          name="answer_title"
          label={say(texts.name)}
          width="medium"
          maxLength={longestAnswerTitle}
          value={title}
          error={isTried && title.trim() === '' ? say(texts.needs_title) : undefined}
          onChange={(value) => change({ title: value })}
        />
        <div className={styles.both}>
          {languages.map((of) => (
            <TextField
              key={of}
              name={`answer_${of}`}
              label={say(labels[of])}
              multiline
              rows={8}
              maxLength={longestAnswer}
              value={typed[of]}
              error={errorOf(of)}
              onChange={(value) => change({ [of]: value })}
            />
          ))}
        </div>
      </ActionForm>
      {answer?.changed && (
        <div className={styles.acts}>
          <Button variant="secondary" busy={action.isBusy} onClick={() => void action.run(() => put(null))}>
            {say(answer.is_built_in ? texts.restore : texts.remove)}
          </Button>
        </div>
      )}
    </>
  );
}

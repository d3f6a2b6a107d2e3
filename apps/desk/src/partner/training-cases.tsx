import { readTraining, resetTraining, type TrainingAnswer } from '@ndp/contract/desk/training.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { ConfirmDialog } from '@ndp/ui/confirm-dialog.tsx';
import { useEffect, useState } from 'react';
import { askDesk } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import { LoadState } from '../page/load-state.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { shortMoment } from '../short-moment.ts';
import { useAction } from '../use-action.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from './partner.module.css';
import { trainingMessages as texts } from './training-messages.ts';

/** How often the work is looked at, ms. */
const everyMs = 2_000;

/** The made-up cases of a training partner, which its administrator puts back to their beginning. */
export function TrainingCases({ partner }: { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const params = { partner: partner.id };
  const loaded = useLoaded(`training ${partner.id}`, () => askDesk(language, readTraining, { params }));
  const { answer, failure, again } = loaded;
  const [isAsked, setAsked] = useState(false);
  const action = useAction();
  const isRunning = answer?.reset?.is_running === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, and each failure, is followed by the next look
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(again, everyMs);
    return () => clearTimeout(timer);
  }, [isRunning, again, answer, failure]);
  if (!answer) return <LoadState loaded={loaded} />;
  const reset = async () => {
    setAsked(false);
    await action.run(() => askDesk(language, resetTraining, { params }));
    again();
  };
  return (
    <section className={styles.section} aria-labelledby="training">
      <h2 id="training">{say(texts.title)}</h2>
      <p>{say(texts.lead, { cases: answer.cases })}</p>
      <LastReset answer={answer} />
      <Failure failure={action.failure} />
      {partner.acts.includes('edit-partner') && (
        <Button
          variant="secondary"
          busy={action.isBusy}
          disabled={isRunning}
          onClick={() => (answer.cases === 0 ? void reset() : setAsked(true))}
        >
          {say(answer.cases === 0 ? texts.make : texts.reset)}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={say(texts.question)}
          confirm={say(texts.confirm)}
          cancel={say(texts.cancel)}
          onConfirm={() => void reset()}
          onCancel={() => setAsked(false)}
        >
          <p>{say(texts.question_text, { cases: answer.cases })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** How far the work is, or who asked for the last one. */
function LastReset({ answer: { reset } }: { readonly answer: TrainingAnswer }) {
  const { say, language } = useLanguage();
  if (!reset) return null;
  const { asked_by: by, asked_at, erased, made, failed, is_running } = reset;
  if (is_running) return <p role="status">{say(texts.running, { erased, made })}</p>;
  return (
    <>
      <p role="status">{say(texts.last, { by, at: shortMoment(asked_at, language), erased, made })}</p>
      {failed > 0 && <p>{say(texts.failed, { failed })}</p>}
    </>
  );
}

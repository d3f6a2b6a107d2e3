import { undoStep } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { askDesk } from '../ask.ts';
import { Done } from '../page/done.tsx';
import { Failure } from '../page/failure.tsx';
import { shortMoment } from '../short-moment.ts';
import { useAction } from '../use-action.ts';
import styles from './case.module.css';
import type { CasePartProps } from './case-part.ts';
import { caseMessages as texts } from './messages.ts';

/** What one did here last, in a line, and the way back, or why there is none. */
export function LastStep({ partner, shown, outcome, onDone }: CasePartProps) {
  const { say, language, locale } = useLanguage();
  const action = useAction();
  const step = shown.last_step;
  if (!step) return <Done sentence={outcome} />;
  const undo = () =>
    action.run(async () => {
      const params = { partner: partner.id, reference: shown.reference };
      await askDesk(language, undoStep, { params, body: { step: step.id } });
      onDone(say(texts.undone, { act: step.act }));
    });
  return (
    <section className={styles.step} aria-labelledby="last-step">
      <h2 id="last-step">{say(texts.last_step)}:</h2>
      <span>{say(texts.last_step_was, { act: step.act, at: shortMoment(step.at, locale) })}</span>
      {step.hindrance ? (
        <span className={styles.soft}>{step.hindrance}</span>
      ) : (
        <Button variant="link" busy={action.isBusy} onClick={() => void undo()}>
          {say(texts.undo)}
        </Button>
      )}
      <Done sentence={outcome} />
      <Failure failure={action.failure} />
    </section>
  );
}

import { undoStep } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { askDesk } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import { shortMoment } from '../short-moment.ts';
import { useAct } from '../use-act.ts';
import styles from './case.module.css';
import type { CasePartProps } from './case-part.ts';
import { caseMessages as texts } from './messages.ts';

/** What one did here last, and the way back, or why there is none. */
export function LastStep({ partner, shown, onDone }: CasePartProps) {
  const { say, language, locale } = useLanguage();
  const acting = useAct();
  const step = shown.last_step;
  if (!step) return null;
  const undo = () =>
    acting.run(async () => {
      const params = { partner: partner.id, reference: shown.reference };
      await askDesk(language, undoStep, { params, body: { step: step.id } });
      onDone(say(texts.undone, { act: step.act }));
    });
  return (
    <section className={styles.card} aria-labelledby="last-step">
      <h2 id="last-step">{say(texts.last_step)}</h2>
      <p>{say(texts.last_step_was, { act: step.act, at: shortMoment(step.at, locale) })}</p>
      {step.hindrance ? (
        <p className={styles.soft}>{step.hindrance}</p>
      ) : (
        <Button variant="secondary" busy={acting.isBusy} onClick={() => void undo()}>
          {say(texts.undo)}
        </Button>
      )}
      <Failure failure={acting.failure} />
    </section>
  );
}

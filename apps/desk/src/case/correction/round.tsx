import { type CaseRound, judgeItem } from '@ndp/contract/desk/corrections.ts';
import { sayItem } from '@ndp/flows/application/corrections/remarks.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Button } from '@ndp/ui/button.tsx';
import { askDesk } from '../../ask.ts';
import { Failure } from '../../page/failure.tsx';
import { useAction } from '../../use-action.ts';
import styles from '../case.module.css';
import type { CasePartProps } from '../case-part.ts';
import { correctionMessages as texts } from './messages.ts';

type RoundItem = CaseRound['items'][number];
type Verdict = NonNullable<RoundItem['verdict']>;

interface RoundProps extends CasePartProps {
  readonly round: CaseRound;
  readonly mayJudge: boolean;
}

const verdictNames = { accepted: texts.accepted, again: texts.asked_again, cancelled: texts.cancelled };
const actNames = { accepted: texts.accept, again: texts.again, cancelled: texts.cancel };

/** One round: what was asked, what came of it, and the verdict on each thing. */
export function Round({ partner, shown, onDone, round, mayJudge }: RoundProps) {
  const { say, language } = useLanguage();
  const action = useAction();
  const params = { partner: partner.id, reference: shown.reference, round: String(round.n) };
  const review = (place: string, verdict: Verdict) =>
    action.run(async () => {
      await askDesk(language, judgeItem, { params, body: { place, verdict } });
      onDone('');
    });
  const acts: readonly Verdict[] =
    round.state === 'answered' ? ['accepted', 'again'] : round.state === 'sent' ? ['cancelled'] : [];
  return (
    <section aria-label={say(texts.round, { n: round.n, state: '' })}>
      <h3>{say(texts.round, { n: round.n, state: say(texts[`state_${round.state}`]) })}</h3>
      <p className={styles.soft}>
        {say(texts.facts, { who: round.who, day: formatDate(round.due_on, language) })}
      </p>
      {round.items.map((item) => (
        <fieldset key={item.place} className={styles.item}>
          <legend>{item.label}</legend>
          <p>{sayItem(item, language)}</p>
          <BesideItem item={item} isAnswered={round.answered_at !== null} />
          {item.answer && <p>{say(texts.answer, { words: item.answer })}</p>}
          {item.verdict && <p className={styles.soft}>{say(verdictNames[item.verdict])}</p>}
          {mayJudge && item.verdict === null && (
            <div className={styles.buttons}>
              {acts.map((act) => (
                <Button
                  key={act}
                  variant="secondary"
                  busy={action.isBusy}
                  label={say(texts.of_place, { act: say(actNames[act]), place: item.label })}
                  onClick={() => void review(item.place, act)}
                >
                  {say(actNames[act])}
                </Button>
              ))}
            </div>
          )}
        </fieldset>
      ))}
      <Failure failure={action.failure} />
    </section>
  );
}

/** Before and after, side by side. */
function BesideItem({ item, isAnswered }: { readonly item: RoundItem; readonly isAnswered: boolean }) {
  const { say } = useLanguage();
  const { before, after, is_changed, proposed } = item;
  const isHidden = is_changed && before === after;
  return (
    <dl className={styles.beside}>
      <div>
        <dt>{say(texts.before)}</dt>
        <dd>{before ?? say(texts.nothing)}</dd>
      </div>
      {proposed && (
        <div>
          <dt>{say(texts.proposed)}</dt>
          <dd>{proposed.line ?? say(texts.nothing)}</dd>
        </div>
      )}
      <div>
        <dt>{say(isAnswered ? texts.after : texts.now)}</dt>
        <dd>
          {is_changed ? (after ?? say(texts.nothing)) : say(texts.unchanged)}{' '}
          {isHidden && say(texts.hidden_change)}
          {proposed?.is_accepted && <span className={styles.soft}>({say(texts.taken)})</span>}
        </dd>
      </div>
    </dl>
  );
}

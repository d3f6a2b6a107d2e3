import type { Alternative } from '@ndp/domain/subsidy/alternatives.ts';
import type { NewSource } from '@ndp/domain/subsidy/reference-table.ts';
import { Button } from '@ndp/ui/button.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { useId } from 'react';
import { formatPln } from '../../../figures.ts';
import { Details } from '../../../form/details.tsx';
import { useLanguage } from '../../../language.tsx';
import type { Message } from '../../../message.ts';
import { heatSourceNames } from '../../../project/option-names.ts';
import { namedSubType } from '../../../project/sub-type-names.ts';
import type { Answers } from '../../answers.ts';
import { formatDifference } from '../difference.ts';
import styles from './alternatives.module.css';
import { isSame, splitOptions, type TrialOption } from './best-others.ts';
import { keepField, triedAs, triedField } from './decided.ts';
import { alternativeMessages as messages } from './messages.ts';
import type { Trial } from './use-trial.tsx';

interface AlternativesProps {
  readonly alternatives: readonly Alternative[];
  /** What was answered. */
  readonly mine: Answers;
  readonly trial: Trial;
}

/** One's own source and three others as differences, the rest folded; each can be tried. */
export function Alternatives({ alternatives, mine, trial }: AlternativesProps) {
  const { say } = useLanguage();
  const heading = useId();
  const isLive = useLive();
  const { best, others } = splitOptions(alternatives, sourceOf(mine));
  const own = ownOption(mine);
  const row = (option: TrialOption, name?: Message) => (
    <Row key={triedAs(option)} option={option} name={name} mine={mine} trial={trial} />
  );
  return (
    <section>
      <h2 id={heading}>{say(messages.title)}</h2>
      <p className="no-print">{say(isLive ? messages.lead : messages.plain_lead)}</p>
      <div role="radiogroup" aria-labelledby={heading}>
        {own && row(own)}
        {best.map((option) => row(option, shortName(option)))}
        {others.length > 0 && (
          <Details title={say(messages.others, { count: others.length })}>
            {others.map((option) => row(option))}
          </Details>
        )}
      </div>
      {!isLive && (
        <p>
          <Button variant="secondary" type="submit" name={keepField}>
            {say(messages.keep)}
          </Button>
        </p>
      )}
    </section>
  );
}

function sourceOf({ heat_source, heat_source_variant }: Answers): Partial<NewSource> {
  return { ...(heat_source && { heat_source }), ...(heat_source_variant && { heat_source_variant }) };
}

/** One's own choice, unless the programme grants it nothing. */
function ownOption({ heat_source, heat_source_variant, quote }: Answers): TrialOption | undefined {
  if (!heat_source || !heat_source_variant || !quote?.quote) return undefined;
  return { heat_source, heat_source_variant, quote: quote.quote };
}

/** The best of a heat source goes by the name of the source; pumps differ too much for that. */
function shortName({ heat_source }: TrialOption): Message | undefined {
  return heat_source === 'heat_pump' ? undefined : heatSourceNames[heat_source].name;
}

interface RowProps {
  readonly option: TrialOption;
  /** What it is called here, if not by its sub-type. */
  readonly name: Message | undefined;
  readonly mine: Answers;
  readonly trial: Trial;
}

/** A source by the name people use, and how far its amount is from one's own. */
function Row({ option, name: shown, mine, trial }: RowProps) {
  const { say, language } = useLanguage();
  const amount = useId();
  const { heat_source, heat_source_variant, quote } = option;
  const name = say(shown ?? namedSubType(heat_source, heat_source_variant)?.name ?? messages.title);
  const isMine = isSame(option, sourceOf(mine));
  return (
    <label className={styles.row}>
      <input
        type="radio"
        name={triedField}
        value={triedAs(option)}
        checked={isSame(option, sourceOf(trial.answers))}
        aria-label={[name, isMine && say(messages.chosen)].filter(Boolean).join(', ')}
        aria-describedby={amount}
        onChange={() => trial.start({ heat_source, heat_source_variant })}
      />
      <span className={styles.name}>
        {name}
        {isMine && (
          <>
            {' '}
            <span className={styles.chosen}>{say(messages.chosen)}</span>
          </>
        )}
      </span>
      <span id={amount} className={styles.amount}>
        {isMine ? formatPln(quote, language) : formatDifference(mine.quote?.quote ?? 0, quote, language)}
      </span>
    </label>
  );
}

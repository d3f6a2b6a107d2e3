import type { NewHeatSource } from '@ndp/domain/heat-sources.ts';
import type { Alternative } from '@ndp/domain/subsidy/alternatives.ts';
import { Button } from '@ndp/ui/button.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { useId } from 'react';
import { formatPln } from '../../../figures.ts';
import { useLanguage } from '../../../language.tsx';
import { heatSourceNames } from '../../../project/option-names.ts';
import { namedSubType } from '../../../project/sub-type-names.ts';
import { WithBreaks } from '../../../with-breaks.tsx';
import type { Answers } from '../../answers.ts';
import styles from './alternatives.module.css';
import { keepField, triedAs, triedField } from './decided.ts';
import { alternativeMessages as messages } from './messages.ts';
import type { Trial } from './use-trial.tsx';

interface AlternativesProps {
  readonly alternatives: readonly Alternative[];
  /** What was answered. */
  readonly mine: Answers;
  readonly trial: Trial;
}

/** What every heat source and type would give the same dwelling; each can be tried. */
export function Alternatives({ alternatives, mine, trial }: AlternativesProps) {
  const { say } = useLanguage();
  const heading = useId();
  const isLive = useLive();
  const sources = [...new Set(alternatives.map((alternative) => alternative.heat_source))];
  const highest = Math.max(...alternatives.map((alternative) => alternative.quote));
  return (
    <section>
      <h2 id={heading}>{say(messages.title)}</h2>
      <p className="no-print">{say(isLive ? messages.lead : messages.plain_lead)}</p>
      <div role="radiogroup" aria-labelledby={heading} className={styles.sources}>
        {sources.map((source) => (
          <Source key={source} source={source} {...{ alternatives, mine, trial, highest }} />
        ))}
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

type Within = AlternativesProps & { readonly highest: number };

function Source({ source, ...props }: Within & { readonly source: NewHeatSource }) {
  const { say } = useLanguage();
  const heading = useId();
  const own = props.alternatives.filter((alternative) => alternative.heat_source === source);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div role="group" aria-labelledby={heading} className={styles.source}>
      <h3 id={heading} className={styles.sourceName}>
        {say(heatSourceNames[source].name)}
      </h3>
      {own.map((alternative) => (
        <AlternativeRow key={alternative.quote} alternative={alternative} {...props} />
      ))}
    </div>
  );
}

/** The types that give one amount, and the amount. */
function AlternativeRow({ alternative, highest, ...props }: Within & { readonly alternative: Alternative }) {
  const amount = useId();
  const { language } = useLanguage();
  return (
    <div className={styles.alternative}>
      <div className={styles.types}>
        {alternative.subTypes.map((subType) => (
          <TryType key={subType} subType={subType} amount={amount} alternative={alternative} {...props} />
        ))}
      </div>
      <span id={amount} className={styles.amount}>
        {formatPln(alternative.quote, language)}
      </span>
      <span
        className={styles.bar}
        style={{ inlineSize: `${(100 * alternative.quote) / highest}%` }}
        aria-hidden="true"
      />
    </div>
  );
}

interface TryTypeProps extends AlternativesProps {
  readonly alternative: Alternative;
  readonly subType: number;
  /** Id of the amount it gives. */
  readonly amount: string;
}

function TryType({ alternative: { heat_source }, subType, amount, mine, trial }: TryTypeProps) {
  const { say } = useLanguage();
  const isAt = (answers: Answers) =>
    answers.heat_source === heat_source && answers.heat_source_variant === subType;
  const named = namedSubType(heat_source, subType);
  return (
    <label className={styles.type}>
      <input
        type="radio"
        name={triedField}
        value={triedAs({ heat_source, heat_source_variant: subType })}
        checked={isAt(trial.answers)}
        aria-label={[named && say(named.name), isAt(mine) && say(messages.chosen)].filter(Boolean).join(', ')}
        aria-describedby={amount}
        onChange={() => trial.start({ heat_source, heat_source_variant: subType })}
      />
      <span>
        {named && <WithBreaks text={say(named.name)} />}
        {isAt(mine) && (
          <>
            {' '}
            <span className={styles.chosen}>{say(messages.chosen)}</span>
          </>
        )}
      </span>
    </label>
  );
}

import type { NewHeatSource } from '@ndp/domain/heat-sources.ts';
import type { Offer } from '@ndp/domain/subsidy/alternatives.ts';
import { useId } from 'react';
import { useLanguage } from '../../../language.tsx';
import { formatPln } from '../../../numbers.ts';
import { heatSourceNames } from '../../../project/option-names.ts';
import { namedSubType } from '../../../project/sub-type-names.ts';
import type { Answers } from '../../answers.ts';
import { offerMessages as messages } from './messages.ts';
import styles from './offers.module.css';
import type { Trial } from './use-trial.tsx';

interface OffersProps {
  readonly offers: readonly Offer[];
  /** What was answered. */
  readonly mine: Answers;
  readonly trial: Trial;
}

/** What every heat source and type would give the same dwelling; each can be tried. */
export function Offers({ offers, mine, trial }: OffersProps) {
  const { say } = useLanguage();
  const heading = useId();
  const sources = [...new Set(offers.map((offer) => offer.heat_source))];
  const highest = Math.max(...offers.map((offer) => offer.quote));
  return (
    <section>
      <h2 id={heading}>{say(messages.title)}</h2>
      <p className="no-print">{say(messages.lead)}</p>
      <div role="radiogroup" aria-labelledby={heading} className={styles.sources}>
        {sources.map((source) => (
          <Source key={source} source={source} {...{ offers, mine, trial, highest }} />
        ))}
      </div>
    </section>
  );
}

type Within = OffersProps & { readonly highest: number };

function Source({ source, ...props }: Within & { readonly source: NewHeatSource }) {
  const { say } = useLanguage();
  const heading = useId();
  const own = props.offers.filter((offer) => offer.heat_source === source);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div role="group" aria-labelledby={heading} className={styles.source}>
      <h3 id={heading} className={styles.sourceName}>
        {say(heatSourceNames[source].name)}
      </h3>
      {own.map((offer) => (
        <OfferRow key={offer.quote} offer={offer} {...props} />
      ))}
    </div>
  );
}

/** The types that give one amount, and the amount. */
function OfferRow({ offer, highest, ...props }: Within & { readonly offer: Offer }) {
  const amount = useId();
  return (
    <div className={styles.offer}>
      <div>
        {offer.subTypes.map((subType) => (
          <TryType key={subType} subType={subType} amount={amount} offer={offer} {...props} />
        ))}
      </div>
      <span id={amount} className={styles.amount}>
        {formatPln(offer.quote)}
      </span>
      <span
        className={styles.bar}
        style={{ inlineSize: `${(100 * offer.quote) / highest}%` }}
        aria-hidden="true"
      />
    </div>
  );
}

interface TryTypeProps extends OffersProps {
  readonly offer: Offer;
  readonly subType: number;
  /** Id of the amount it gives. */
  readonly amount: string;
}

function TryType({ offer: { heat_source }, subType, amount, mine, trial }: TryTypeProps) {
  const { say } = useLanguage();
  const isAt = (answers: Answers) =>
    answers.heat_source === heat_source && answers.heat_source_variant === subType;
  const named = namedSubType(heat_source, subType);
  return (
    <label className={styles.type}>
      <input
        type="radio"
        name="tried_source"
        value={`${heat_source}-${subType}`}
        checked={isAt(trial.answers)}
        aria-describedby={amount}
        onChange={() => trial.start({ heat_source, heat_source_variant: subType })}
      />
      <span>
        {named && say(named.name)}{' '}
        {isAt(mine) && <span className={styles.chosen}>{say(messages.chosen)}</span>}
      </span>
    </label>
  );
}

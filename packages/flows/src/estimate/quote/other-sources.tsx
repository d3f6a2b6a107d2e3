import type { Program } from '@ndp/domain/programs/program.ts';
import { type Alternative, alternatives } from '@ndp/domain/subsidy/alternatives.ts';
import { useLanguage } from '../../language.tsx';
import { formatPln } from '../../numbers.ts';
import { heatSourceNames } from '../../project/option-names.ts';
import { namedSubType } from '../../project/sub-type-names.ts';
import type { Answers } from '../answers.ts';
import { quoteMessages as messages } from './messages.ts';
import styles from './quote.module.css';
import { residentialRequest } from './residential-request.ts';

interface OtherSourcesProps {
  readonly answers: Answers;
  readonly program: Program;
}

/** What each heat source would give the same dwelling, the chosen one among them. */
export function OtherSources({ answers, program }: OtherSourcesProps) {
  const { say } = useLanguage();
  const request = residentialRequest(answers);
  if (!request || !answers.quote) return null;
  const chosen = { ...request, quote: answers.quote.quote };
  const offers = [chosen, ...alternatives(request, program)].sort((a, b) => b.quote - a.quote);
  const highest = offers[0]?.quote ?? chosen.quote;
  return (
    <section>
      <h2 id="other-sources">{say(messages.alternatives)}</h2>
      <p>{say(messages.alternatives_lead)}</p>
      <table className={styles.offers} aria-labelledby="other-sources">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{say(messages.source)}</th>
            <th scope="col">{say(messages.amount)}</th>
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <Offer
              key={offer.heat_source}
              offer={offer}
              isChosen={offer.heat_source === chosen.heat_source}
              highest={highest}
            />
          ))}
        </tbody>
      </table>
      <p className={styles.change}>
        <a href="/application/heat-source">{say(messages.change_source)}</a>
      </p>
    </section>
  );
}

interface OfferProps {
  readonly offer: Alternative;
  readonly isChosen: boolean;
  readonly highest: number;
}

function Offer({ offer, isChosen, highest }: OfferProps) {
  const { say } = useLanguage();
  const subType = namedSubType(offer.heat_source, offer.heat_source_variant);
  return (
    <tr data-chosen={isChosen || undefined}>
      <th scope="row">
        {say(heatSourceNames[offer.heat_source].name)}
        {isChosen && <span className={styles.chosen}>{say(messages.chosen)}</span>}
        {subType && <span className={styles.factHelp}>{say(subType.name)}</span>}
        <span
          className={styles.offerBar}
          style={{ inlineSize: `${(100 * offer.quote) / highest}%` }}
          aria-hidden="true"
        />
      </th>
      <td>{formatPln(offer.quote)}</td>
    </tr>
  );
}

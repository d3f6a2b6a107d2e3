import { NumberField } from '@ndp/ui/number-field.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { useState } from 'react';
import { formatPln } from '../../../figures.ts';
import { bindField } from '../../../form/bind-field.tsx';
import { Details } from '../../../form/details.tsx';
import { fieldMessages, numberTexts } from '../../../form/field-texts.ts';
import { useLanguage } from '../../../language.tsx';
import { deviceNames } from '../../../project/device-names.ts';
import type { ScreenProps } from '../../../screen.tsx';
import type { Answers } from '../../answers.ts';
import { highestOffer } from '../../quote-answer.ts';
import styles from './cost.module.css';
import { costMessages as messages } from './messages.ts';
import { type OwnPart, ownPartOf } from './own-part.ts';
import { formatPlnRange } from './pln-range.ts';
import { PriceSources } from './price-sources.tsx';
import { Yearly, yearlyOf } from './yearly.tsx';

interface CostProps {
  readonly frame: ScreenProps<Answers>;
  /** The answers whose amount is shown. */
  readonly answers: Answers;
  readonly quote: number;
}

/** The cost of the device as funding and own part, by the programme's table or an offer, and of heating a year. */
export function Cost({ frame, answers, quote }: CostProps) {
  const { say } = useLanguage();
  const { program, draft } = frame;
  const part = ownPartOf({ ...answers, offer_pln: draft.offer_pln }, quote, program);
  const yearly = yearlyOf(answers, program);
  const isLive = useLive();
  if (!part && !yearly && !isLive) return null;
  return (
    <section>
      <h2>{say(messages.title)}</h2>
      {part && <Split part={part} quote={quote} />}
      {yearly && <Yearly {...yearly} />}
      {isLive && <Offer {...frame} />}
      <PriceSources
        tables={[part?.device && program.devicePrices, yearly && program.energyPrices]}
        hasEnergy={yearly !== undefined}
      />
    </section>
  );
}

/** The cost of the visitor's own offer, folded away until one has it. */
function Offer(frame: ScreenProps<Answers>) {
  const { say, locale } = useLanguage();
  const [wasGiven] = useState(Boolean(frame.draft.offer_pln));
  return (
    <Details title={say(messages.offer_unfold)} isOpen={wasGiven}>
      <NumberField
        {...bindField(frame, 'offer_pln')}
        label={say(messages.offer)}
        help={say(messages.offer_help)}
        optionalText={say(fieldMessages.optional)}
        min={0}
        max={highestOffer}
        step={500}
        fractionDigits={0}
        unit="zł"
        locale={locale}
        allowEmpty
        texts={numberTexts(say)}
      />
    </Details>
  );
}

/** One bar of money: what is paid for, and what remains. */
function Split({ part: { cost, own, device }, quote }: { readonly part: OwnPart; readonly quote: number }) {
  const { say, language } = useLanguage();
  const share = Math.min(100, (200 * quote) / (cost.from + cost.to));
  return (
    <>
      <p>
        {device
          ? say(messages.typical, { device: say(deviceNames[device]), cost: formatPlnRange(cost, language) })
          : say(messages.of_offer, { cost: formatPlnRange(cost, language) })}
      </p>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${share}%` }} />
      </span>
      <dl className={styles.parts}>
        <div>
          <dt>{say(messages.funding)}</dt>
          <dd>{formatPln(Math.min(quote, cost.to), language)}</dd>
        </div>
        <div>
          <dt>{say(messages.own)}</dt>
          <dd>{formatPlnRange(own, language)}</dd>
        </div>
      </dl>
      {cost.from < quote && <p className={styles.small}>{say(messages.no_more_than_cost)}</p>}
    </>
  );
}

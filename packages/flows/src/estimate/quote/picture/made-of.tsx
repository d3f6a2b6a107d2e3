import type { Program } from '@ndp/domain/programs/program.ts';
import { type EnergyBalance, energyBalance } from '@ndp/domain/subsidy/energy-balance.ts';
import type { QuoteRequest } from '@ndp/domain/subsidy/request.ts';
import { useLanguage } from '../../../language.tsx';
import { formatNumber } from '../../../numbers.ts';
import type { Answers } from '../../answers.ts';
import type { QuoteAnswer } from '../../quote-answer.ts';
import { quoteRequest } from '../quote-request.ts';
import { Block } from './block.tsx';
import { pictureMessages as messages } from './messages.ts';
import { MoneyBlocks } from './money-blocks.tsx';
import { NowWords } from './now-words.tsx';
import styles from './picture.module.css';
import { barsOf } from './widths.ts';

interface MadeOfProps {
  readonly answers: Answers;
  readonly answer: QuoteAnswer;
  readonly program: Program;
}

/** One picture from the energy used now to the amount; every block opens into plain words. */
export function MadeOf({ answers, answer, program }: MadeOfProps) {
  const { say, language } = useLanguage();
  const request = quoteRequest(answers);
  if (!request) return null;
  const balance = energyBalance(request, program);
  const bars = barsOf(balance, answer.explanation.payout_share);
  const kwh = formatNumber(balance.beforeKwh, language);
  return (
    <section>
      <h2>{say(messages.title)}</h2>
      <p className="no-print">{say(messages.lead)}</p>
      <ol className={styles.blocks}>
        <Block name={say(messages.now)} value={say(messages.kwh, { kwh })} bar={bars.now} kind="used">
          <NowWords answers={answers} request={request} program={program} />
        </Block>
        <Block
          name={say(messages.saved)}
          value={say(messages.saved_value, {
            kwh: formatNumber(balance.savedKwh, language),
            percent: formatNumber(answer.explanation.saved_percent, language, 1),
          })}
          bar={bars.saved}
          kind="saved"
        >
          <SavedWords balance={balance} answer={answer} request={request} />
        </Block>
        <MoneyBlocks answer={answer} program={program} bars={bars} />
      </ol>
    </section>
  );
}

interface SavedWordsProps {
  readonly balance: EnergyBalance;
  readonly answer: QuoteAnswer;
  readonly request: QuoteRequest;
}

function SavedWords({ balance, answer: { explanation }, request }: SavedWordsProps) {
  const { say, language } = useLanguage();
  const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
  const toe = request.project_variant === 'non_residential' ? messages.toe_formula : messages.toe;
  return (
    <>
      <p>
        {say(messages.after, {
          before: number(balance.beforeKwh),
          saved: number(balance.savedKwh),
          after: number(balance.afterKwh),
        })}
      </p>
      <p>{say(toe, { toe: number(explanation.reference_value_toe, 6), set: explanation.reference_set })}</p>
      {explanation.co2_avoided_kg !== null && (
        <p>{say(messages.co2, { kg: number(explanation.co2_avoided_kg) })}</p>
      )}
    </>
  );
}

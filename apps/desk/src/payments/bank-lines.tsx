import { type DeskBankLine, setBankLinesAside } from '@ndp/contract/desk/bank-lines.ts';
import { takesTwo } from '@ndp/domain/money/bank/doubts.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { askDesk } from '../ask.ts';
import { formatGr } from '../grosze.ts';
import type { DeskPartner } from '../page/shell.tsx';
import { LineCard } from './line-card.tsx';
import { lineMessages as texts } from './line-messages.ts';
import styles from './payments.module.css';
import { ReasonForm } from './reason-form.tsx';

interface BankLinesProps {
  readonly partner: DeskPartner;
  readonly lines: readonly DeskBankLine[];
  readonly onDone: (sentence: string) => void;
}

/** Lines of statements that only people can explain: one says what a line is, another one confirms. */
export function BankLines({ partner, lines, onDone }: BankLinesProps) {
  const { say, language } = useLanguage();
  if (lines.length === 0) return null;
  const isForeign = ({ kind }: DeskBankLine) => kind === 'not_ours';
  const waiting = lines
    .filter(({ state }) => state !== 'set_aside')
    .sort((a, b) => Number(isForeign(a)) - Number(isForeign(b)));
  const asideLines = lines.filter(({ state }) => state === 'set_aside');
  const foreign = waiting.filter((line) => line.state === 'open' && isForeign(line));
  const mayWork = partner.acts.includes('bank-files');
  const setAside = async (chosen: readonly DeskBankLine[], reason: string) => {
    const body = { lines: chosen.map(({ id }) => id), reason };
    await askDesk(language, setBankLinesAside, { params: { partner: partner.id }, body });
    const [line] = chosen.filter(({ kind }) => takesTwo(kind));
    if (line) onDone(say(texts.aside_asked, { amount: formatGr(line.amount_gr, language) }));
    else onDone(say(texts.set_aside_now, { n: chosen.length }));
    return true;
  };
  const card = (line: DeskBankLine) => (
    <LineCard key={line.id} partner={partner} line={line} onDone={onDone} onSetAside={setAside} />
  );
  return (
    <section className={styles.part} aria-labelledby="bank-lines">
      <h2 id="bank-lines">{say(texts.title)}</h2>
      <p>{waiting.length === 0 ? say(texts.none) : say(texts.about)}</p>
      {mayWork && foreign.length > 1 && (
        <ReasonForm
          name="why_aside_all"
          label={say(texts.why_aside_all, { n: foreign.length })}
          help={say(texts.aside_help)}
          button={say(texts.set_aside_all, { n: foreign.length })}
          variant="secondary"
          act={(reason) => setAside(foreign, reason)}
        />
      )}
      {waiting.map(card)}
      {asideLines.length > 0 && (
        <details>
          <summary>{say(texts.aside, { n: asideLines.length })}</summary>
          {asideLines.map(card)}
        </details>
      )}
    </section>
  );
}

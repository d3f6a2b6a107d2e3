import type { RegulatorAnswer } from '@ndp/contract/desk/regulator.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { CaseLink } from '../case-link.tsx';
import table from '../inbox/inbox.module.css';
import type { DeskPartner } from '../page/shell.tsx';
import styles from '../payments/payments.module.css';
import { WideTable } from '../wide-table.tsx';
import { regulatorMessages as texts } from './messages.ts';
import { useKwh, useToe } from './use-toe.ts';

interface ReportLinesProps {
  readonly partner: DeskPartner;
  readonly answer: Pick<RegulatorAnswer, 'cases' | 'lines'>;
}

/** What each case of the year saves, in both units; folded away, for the totals are what is read first. */
export function ReportLines({ partner, answer: { cases, lines } }: ReportLinesProps) {
  const { say, language } = useLanguage();
  const inToe = useToe();
  const inKwh = useKwh();
  const numbers = [texts.toe, texts.kwh];
  return (
    <details className={styles.part}>
      <summary>{say(texts.each)}</summary>
      {lines.length < cases && <p>{say(texts.first_lines)}</p>}
      <WideTable
        isNarrow
        name={say(texts.each)}
        heads={[texts.case, texts.completed, ...numbers]}
        numbers={numbers}
      >
        <tbody>
          {lines.map(({ reference, completed_on, toe, kwh }) => (
            <tr key={reference}>
              <th scope="row" className={table.day}>
                <CaseLink partner={partner} reference={reference} />
              </th>
              <td>{formatDate(completed_on, language)}</td>
              <td className={table.number}>{inToe(toe)}</td>
              <td className={table.number}>{inKwh(kwh)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </details>
  );
}

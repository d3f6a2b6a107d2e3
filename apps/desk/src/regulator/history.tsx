import type { ReportProposal } from '@ndp/contract/desk/regulator.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import styles from '../payments/payments.module.css';
import { shortMoment } from '../short-moment.ts';
import { WideTable } from '../wide-table.tsx';
import { regulatorMessages as texts } from './messages.ts';
import { useToe } from './use-toe.ts';

/** Every proposal of the year: who wanted it, what it said, and who decided. */
export function ReportHistory({ proposals }: { readonly proposals: readonly ReportProposal[] }) {
  const { say, locale } = useLanguage();
  const inToe = useToe();
  return (
    <section className={styles.part} aria-labelledby="history">
      <h2 id="history">{say(texts.history)}</h2>
      <WideTable isNarrow name={say(texts.history)} heads={[texts.when, texts.report, texts.decision]}>
        <tbody>
          {proposals.map(({ id, state, cases, toe, ...of }) => (
            <tr key={id}>
              <th scope="row">
                {shortMoment(of.proposed_at, locale)}, {of.proposed_by}
              </th>
              <td>{say(texts.figures, { cases, toe: inToe(toe) })}</td>
              <td>
                {say(texts[`state_${state}`], {
                  name: of.decided_by ?? '',
                  day: of.decided_at ? shortMoment(of.decided_at, locale) : '',
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </section>
  );
}

import type { UnproposedPayment } from '@ndp/contract/desk/payments.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { casePath } from '../address.ts';
import { formatGr } from '../grosze.ts';
import table from '../inbox/inbox.module.css';
import { Link } from '../link.tsx';
import { shortMoment } from '../short-moment.ts';
import { WideTable } from '../wide-table.tsx';
import { paymentMessages as texts } from './messages.ts';
import styles from './payments.module.css';

interface UnproposedProps {
  readonly partner: string;
  readonly cases: readonly UnproposedPayment[];
}

/** Cases whose payment nobody has proposed yet, and what keeps one from it. */
export function Unproposed({ partner, cases }: UnproposedProps) {
  const { say, language, locale } = useLanguage();
  return (
    <section className={styles.part} aria-labelledby="to-propose">
      <h2 id="to-propose">{say(texts.to_propose)}</h2>
      {cases.length === 0 ? (
        <p>{say(texts.to_propose_none)}</p>
      ) : (
        <WideTable
          name={say(texts.to_propose)}
          heads={[texts.case, texts.amount, texts.since, texts.why_not]}
          numbers={[texts.amount]}
        >
          <tbody>
            {cases.map(({ reference, amount_gr, since, hindrance }) => (
              <tr key={reference}>
                <th scope="row">
                  <Link to={`${casePath(partner, reference)}?tab=money`}>{reference}</Link>
                </th>
                <td className={table.number}>{amount_gr === null ? '–' : formatGr(amount_gr, language)}</td>
                <td className={table.day}>{shortMoment(since, locale)}</td>
                <td className={styles.hindrance}>{hindrance ?? say(texts.can_be_proposed)}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </section>
  );
}

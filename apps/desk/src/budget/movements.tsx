import type { BudgetAnswer, BudgetMovement } from '@ndp/contract/desk/budget.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { CaseLink } from '../case-link.tsx';
import { formatGr } from '../grosze.ts';
import table from '../inbox/inbox.module.css';
import type { DeskPartner } from '../page/shell.tsx';
import styles from '../payments/payments.module.css';
import { shortMoment } from '../short-moment.ts';
import { WideTable } from '../wide-table.tsx';
import { movementNames, partNames, budgetMessages as texts } from './messages.ts';

interface MovementsProps {
  readonly partner: DeskPartner;
  readonly answer: BudgetAnswer;
  /** Where this page begins; undefined: with the newest. */
  readonly before: number | undefined;
  readonly onPage: (before: number | undefined) => void;
}

const columns = ['total', 'reserved', 'committed', 'spent'] as const;
const parts = columns.map((part) => partNames[part]);

/** Every movement of a budget, the newest first, by how much each part changed. */
export function Movements({ partner, answer, before, onPage }: MovementsProps) {
  const { say } = useLanguage();
  const { movements, next } = answer;
  return (
    <section className={styles.part} aria-labelledby="movements">
      <h2 id="movements">{say(texts.movements)}</h2>
      <WideTable
        name={say(texts.movements)}
        heads={[texts.when, texts.what, texts.case, ...parts]}
        numbers={parts}
      >
        <tbody>
          {movements.map((movement) => (
            <MovementRow key={movement.n} partner={partner} movement={movement} />
          ))}
        </tbody>
      </WideTable>
      <div className={styles.buttons}>
        {before !== undefined && (
          <Button variant="quiet" onClick={() => onPage(undefined)}>
            {say(texts.newest)}
          </Button>
        )}
        {next !== null && (
          <Button variant="secondary" onClick={() => onPage(next)}>
            {say(texts.older)}
          </Button>
        )}
      </div>
    </section>
  );
}

interface RowProps {
  readonly partner: DeskPartner;
  readonly movement: BudgetMovement;
}

function MovementRow({ partner, movement }: RowProps) {
  const { say, language, locale } = useLanguage();
  const { n, at, kind, reference } = movement;
  const signed = (gr: number) => (gr > 0 ? `+${formatGr(gr, language)}` : formatGr(gr, language));
  return (
    <tr>
      <td className={table.day}>{shortMoment(at, locale)}</td>
      <th scope="row">
        {n}. {say(movementNames[kind])}
      </th>
      <td>{reference ? <CaseLink partner={partner} reference={reference} /> : say(texts.no_case)}</td>
      {columns.map((part) => {
        const gr = movement[`${part}_gr`];
        return (
          <td className={table.number} key={part}>
            {gr === 0 ? '' : signed(gr)}
          </td>
        );
      })}
    </tr>
  );
}

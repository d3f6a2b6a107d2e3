import { type MoneyAnswer, type MoneyStage, moneyStages, readMoney } from '@ndp/contract/desk/money.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { pagePath } from '../address.ts';
import { askDesk } from '../ask.ts';
import { formatGr } from '../grosze.ts';
import { Link } from '../link.tsx';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useLoaded } from '../use-loaded.ts';
import { moneyMessages, stageNames } from './messages.ts';
import styles from './money.module.css';

interface MoneyStripProps {
  readonly partner: DeskPartner;
  /** It is counted anew when this changes. */
  readonly since?: unknown;
}

/** Where the money of the programme is, in one line; each number leads to its list. */
export function MoneyStrip({ partner, since }: MoneyStripProps) {
  const { say, language } = useLanguage();
  const { answer, failure, again } = useLoaded(
    `money ${partner.id}`,
    () => askDesk(language, readMoney, { params: { partner: partner.id } }),
    since,
  );
  if (!answer) return <Failure failure={failure} onAgain={again} />;
  return (
    <ul className={styles.strip} aria-label={say(moneyMessages.strip)}>
      <Budget partner={partner} budget={answer.budget} />
      {moneyStages.map((stage) => {
        const { count, gr } = answer.stages[stage];
        return (
          <li key={stage}>
            <Stage partner={partner} stage={stage} year={answer.year} />
            <b>{formatGr(gr, language)}</b>
            <span className={styles.small}>{say(moneyMessages.cases, { count })}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Budget({ partner, budget }: Pick<MoneyAnswer, 'budget'> & Pick<MoneyStripProps, 'partner'>) {
  const { say, language } = useLanguage();
  return (
    <li>
      <Link to={pagePath(partner.id, 'budget')}>{say(moneyMessages.budget)}</Link>
      <b>{budget ? formatGr(budget.total_gr, language) : say(moneyMessages.no_budget)}</b>
      {budget && (
        <span className={styles.small}>
          {say(moneyMessages.free, { amount: formatGr(budget.free_gr, language) })}
        </span>
      )}
    </li>
  );
}

interface StageProps {
  readonly partner: DeskPartner;
  readonly stage: MoneyStage;
  readonly year: string;
}

/** The name of a stage, which leads to its list whoever may see it. */
function Stage({ partner, stage, year }: StageProps) {
  const { say } = useLanguage();
  const name = say(stageNames[stage], { year });
  if (stage === 'waiting') return <Link to={pagePath(partner.id, 'budget')}>{name}</Link>;
  if (!partner.acts.includes('read-payments')) return <span>{name}</span>;
  if (stage === 'paid') return <Link to={`${pagePath(partner.id, 'bookings')}?period=${year}`}>{name}</Link>;
  return <Link to={`${pagePath(partner.id, 'payments')}?stage=${stage}`}>{name}</Link>;
}

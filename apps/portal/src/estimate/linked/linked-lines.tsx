import type { Program } from '@ndp/domain/programs/program.ts';
import { estimateNumber } from '@ndp/domain/subsidy/estimate-number.ts';
import type { LinkedAnswers } from '@ndp/flows/estimate/link/read-link.ts';
import { planningMessages } from '@ndp/flows/estimate/planning/messages.ts';
import { byTheCustomer, notListed } from '@ndp/flows/estimate/planning/step.ts';
import { quoteRequest } from '@ndp/flows/estimate/quote/quote-request.ts';
import { toQuoteRequest } from '@ndp/flows/estimate/requests.ts';
import { summaryLines } from '@ndp/flows/estimate/summary.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import styles from './linked.module.css';
import { linkedMessages as texts } from './messages.ts';

interface LinkedLinesProps {
  readonly linked: LinkedAnswers;
  readonly program: Program;
}

/** What came with the link, a line each: the answers, who installs, and the number of the estimate it was made from. */
export function LinkedLines({ linked: { answers, day }, program }: LinkedLinesProps) {
  const { say, language } = useLanguage();
  const installer = answers.selected_installer;
  const number = day && quoteRequest(answers) && estimateNumber(toQuoteRequest(answers), program, day);
  return (
    <dl className={styles.lines}>
      {summaryLines(answers, program).map(({ stepId, label, value }) => (
        <Line key={stepId} label={say(label)} value={value(language)} />
      ))}
      {installer && <Line label={say(texts.installer)} value={nameInstaller(installer, program, say)} />}
      {number && (
        <Line
          label={say(texts.number)}
          value={say(texts.number_value, { number, day: formatDate(day, language) })}
        />
      )}
    </dl>
  );
}

function Line({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Who installs, by the key of the programme's list or one of the two other answers. */
function nameInstaller(key: string, { installer }: Program, say: (message: Message) => string): string {
  if (key === byTheCustomer) return say(planningMessages.by_customer);
  if (key === notListed) {
    return say(installer.kind === 'from-list' ? planningMessages.not_listed : planningMessages.company);
  }
  const listed = installer.kind === 'from-list' ? installer.installers : [];
  const named = listed.find((candidate) => candidate.key === key);
  return named ? `${named.name}, ${named.town}` : key;
}

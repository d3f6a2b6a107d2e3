import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { dutyState } from '@ndp/domain/duties.ts';
import { runningNames } from '@ndp/flows/application/duties/running-names.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Button } from '@ndp/ui/button.tsx';
import { useState } from 'react';
import { Done } from '../page/done.tsx';
import { Tag } from '../page/tag.tsx';
import { polishToday } from '../polish-today.ts';
import styles from './case.module.css';
import type { CasePartProps } from './case-part.ts';
import { dutyNames, dutyMessages as texts } from './duty-messages.ts';
import { DutyQuestion } from './duty-question.tsx';
import { NewOwner } from './new-owner.tsx';

type Duty = CaseAnswer['duties'][number];

const stateOf = ({ kind, day, done_on }: Duty) => dutyState({ kind, day, doneOn: done_on }, polishToday());

const looks = {
  done: ['ok', 'tick'],
  late: ['danger', 'clock'],
  over: ['plain', 'tick'],
  open: ['plain', 'clock'],
} as const;

/** What goes on after the replacement: what is done, what is late, and the question about that. */
export function Duties(props: CasePartProps) {
  const { shown, partner, outcome, onDone } = props;
  const { say, language } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  if (shown.duties.length === 0) return null;
  const isLate = shown.duties.some((duty) => stateOf(duty) === 'late');
  const last = shown.running.findLast(({ answer }) => answer !== null)?.answer;
  const isStopped = last === 'no' || last === 'gone';
  const mayAsk = (isLate || isStopped) && partner.acts.includes('write-message');
  const params = { partner: partner.id, reference: shown.reference };
  const close = () => {
    setAsking(false);
    onDone(say(texts.asked));
  };
  return (
    <section className={styles.card} aria-labelledby="duties">
      <h2 id="duties">{say(texts.title)}</h2>
      <ul className={styles.records}>
        {shown.duties.map((duty) => (
          <DutyLine key={duty.kind} duty={duty} />
        ))}
        {shown.running.map((each) => (
          <li key={each.year}>{tellRunning(each, { say, language })}</li>
        ))}
      </ul>
      <NewOwner {...props} />
      <Done sentence={outcome} />
      {mayAsk && !isAsking && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {say(texts.ask)}
        </Button>
      )}
      {mayAsk && isAsking && (
        <DutyQuestion params={params} about={isLate ? 'ceeb_missing' : 'source_stopped'} onSent={close} />
      )}
    </section>
  );
}

function tellRunning(
  { year, answer, answered_on }: CaseAnswer['running'][number],
  { say, language }: Pick<ReturnType<typeof useLanguage>, 'say' | 'language'>,
): string {
  if (answer === null || answered_on === null) return say(texts.unanswered, { year: String(year) });
  const day = formatDate(answered_on, language);
  return say(texts.running, { year: String(year), answer: say(runningNames[answer]), day });
}

function DutyLine({ duty }: { readonly duty: Duty }) {
  const { say, language } = useLanguage();
  const state = stateOf(duty);
  const [tone, icon] = looks[state];
  const day = formatDate(duty.done_on ?? duty.day, language);
  return (
    <li>
      <b>{say(dutyNames[duty.kind])}</b>{' '}
      <span className={styles.soft}>{say(texts.by, { day: formatDate(duty.day, language) })}</span>{' '}
      <Tag tone={tone} icon={icon}>
        {say(texts[state], { day })}
      </Tag>
      {duty.note !== '' && <blockquote className={styles.reason}>{duty.note}</blockquote>}
    </li>
  );
}

/** How many duties are done and how many are late, in a word. */
export function DutyCount({ duties }: Pick<CaseAnswer, 'duties'>) {
  const { say } = useLanguage();
  const states = duties.map(stateOf);
  const count = (state: string) => states.filter((each) => each === state).length;
  const late = count('late');
  const numbers = { done: count('done'), count: duties.length, late };
  return say(late > 0 ? texts.count_late : texts.count, numbers);
}

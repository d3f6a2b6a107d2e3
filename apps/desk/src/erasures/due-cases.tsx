import { daysAhead, type ErasuresAnswer, eraseDue } from '@ndp/contract/desk/erasures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { type Message, say as sayIn } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Button } from '@ndp/ui/button.tsx';
import { askDesk } from '../ask.ts';
import { CaseLink } from '../case-link.tsx';
import table from '../inbox/inbox.module.css';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import styles from '../payments/payments.module.css';
import { useAction } from '../use-action.ts';
import { WideTable } from '../wide-table.tsx';
import { className, erasureMessages as texts } from './messages.ts';

interface DueProps {
  readonly partner: DeskPartner;
  readonly answer: ErasuresAnswer;
  readonly onDone: (sentence: string) => void;
}

const soon: Message = {
  pl: sayIn(texts.soon, 'pl', { days: daysAhead }),
  en: sayIn(texts.soon, 'en', { days: daysAhead }),
};

/** The cases whose time is over, now or within some days, by class and one by one. */
export function DueCases({ partner, answer, onDone }: DueProps) {
  const { say, language } = useLanguage();
  const action = useAction();
  const { classes } = answer;
  const due = sumOf(classes, 'due');
  const erase = () =>
    action.run(async () => {
      const { erased } = await askDesk(language, eraseDue, { params: { partner: partner.id } });
      onDone(say(texts.erased_due, { count: erased }));
    });
  return (
    <section className={styles.part} aria-labelledby="due">
      <h2 id="due">{say(texts.due)}</h2>
      <p>{say(texts.due_help)}</p>
      <ClassTable classes={classes} />
      {due > 0 && partner.acts.includes('erase-due') && (
        <div className={styles.buttons}>
          <Button variant="secondary" busy={action.isBusy} onClick={erase}>
            {say(texts.erase_due, { count: due })}
          </Button>
        </div>
      )}
      <Failure failure={action.failure} />
    </section>
  );
}

type Classes = ErasuresAnswer['classes'];

const sumOf = (classes: Classes, part: 'due' | 'soon') => classes.reduce((sum, each) => sum + each[part], 0);

/** How many cases of each class there are, and of all. */
function ClassTable({ classes }: { readonly classes: Classes }) {
  const { say } = useLanguage();
  return (
    <WideTable
      isNarrow
      name={say(texts.due)}
      heads={[texts.class, texts.period, texts.now, soon]}
      numbers={[texts.now, soon]}
    >
      <tbody>
        {classes.map(({ name, days, ...counts }) => (
          <tr key={name}>
            <th scope="row">{say(className[name])}</th>
            <td>{days === null ? say(texts.years) : say(texts.days, { days })}</td>
            <td className={table.number}>{counts.due}</td>
            <td className={table.number}>{counts.soon}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{say(texts.total)}</th>
          <td />
          <td className={table.number}>{sumOf(classes, 'due')}</td>
          <td className={table.number}>{sumOf(classes, 'soon')}</td>
        </tr>
      </tbody>
    </WideTable>
  );
}

/** The same cases one by one. */
export function UpcomingCases({ partner, answer }: Omit<DueProps, 'onDone'>) {
  const { say, language } = useLanguage();
  const { cases, classes } = answer;
  const all = sumOf(classes, 'soon');
  return (
    <section className={styles.part} aria-labelledby="upcoming">
      <h2 id="upcoming">{say(texts.list)}</h2>
      {cases.length === 0 && <p>{say(texts.list_none, { days: daysAhead })}</p>}
      {all > cases.length && <p>{say(texts.list_first, { count: cases.length })}</p>}
      {cases.length > 0 && (
        <WideTable isNarrow name={say(texts.list)} heads={[texts.case, texts.on, texts.why]}>
          <tbody>
            {cases.map(({ reference, name, on }) => (
              <tr key={reference}>
                <th scope="row" className={table.day}>
                  <CaseLink partner={partner} reference={reference} />
                </th>
                <td>{formatDate(on, language)}</td>
                <td>{say(className[name])}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </section>
  );
}

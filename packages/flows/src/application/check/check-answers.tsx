import { TickIcon } from '@ndp/ui/icons.tsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../../language.tsx';
import { type ConsentWording, sayConsent } from '../consent/consent-text.ts';
import { type ConsentId, consents } from '../consent/step.ts';
import type { OverviewApplication } from '../overview-application.ts';
import { AnswerCard } from './answer-card.tsx';
import styles from './check.module.css';
import { type Change, checkParts } from './check-rows.ts';
import { checkMessages as messages } from './messages.ts';

/** Leads to where an answer is changed: its text, and what is read out instead. */
export type ChangeLink = (change: Change, text: string, label: string) => ReactNode;

interface CheckAnswersProps {
  readonly application: OverviewApplication;
  /** The version of the programme it was begun in. */
  readonly program: ConsentWording;
  readonly coOwners: readonly { readonly id: string; readonly name: string; readonly email: string }[];
  readonly changeLink: ChangeLink;
}

/** Everything the application says, part by part, with “Change” at each answer, and the statements as they are ticked. */
export function CheckAnswers({ application, program, coOwners, changeLink }: CheckAnswersProps) {
  const { say, language } = useLanguage();
  return (
    <>
      {checkParts(application, language).map(({ title, rows }) => (
        <AnswerCard
          key={title.en}
          title={say(title)}
          rows={rows}
          changeRow={({ label, change }) =>
            change && <ChangeTo title={say(label)} change={change} changeLink={changeLink} />
          }
          note={rows.some(({ field }) => field === 'project_variant') && say(messages.kind_fixed)}
        />
      ))}
      <section className={styles.part}>
        <header className={styles.partHead}>
          <h2>{say(messages.statements)}</h2>
          <ChangeTo
            title={say(messages.statements)}
            change={{ of: 'section', step: 'consent', field: 'consent_regulations' }}
            changeLink={changeLink}
          />
        </header>
        <details className={styles.more}>
          <summary>{say(messages.statements_ticked, { count: consents.length })}</summary>
          <ConsentList program={program} ids={consents.map(({ id }) => id)} />
        </details>
      </section>
      {coOwners.length > 0 && (
        <section className={styles.part}>
          <header className={styles.partHead}>
            <h2>{say(messages.co_owners)}</h2>
            <ChangeTo
              title={say(messages.co_owners)}
              change={{ of: 'section', step: 'consent', field: 'co_owner_name' }}
              changeLink={changeLink}
            />
          </header>
          <ul className={styles.people}>
            {coOwners.map(({ id, name, email }) => (
              <li key={id}>
                {name}, {email}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface ConsentListProps {
  /** The version of the programme whose words they are in. */
  readonly program: ConsentWording;
  readonly ids: readonly ConsentId[];
}

/** Statements word for word, each with a tick. */
export function ConsentList({ program, ids }: ConsentListProps) {
  const { language } = useLanguage();
  return (
    <ul className={styles.statements}>
      {ids.map((id) => (
        <li key={id}>
          <TickIcon className={styles.tick} />
          <span>{sayConsent(program, id, language)}</span>
        </li>
      ))}
    </ul>
  );
}

interface ChangeToProps {
  readonly title: string;
  readonly change: Change;
  readonly changeLink: ChangeLink;
}

function ChangeTo({ title, change, changeLink }: ChangeToProps) {
  const { say } = useLanguage();
  return changeLink(change, say(messages.change), say(messages.change_label, { label: title }));
}

import { TickIcon } from '@ndp/ui/icons.tsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../../language.tsx';
import { type ConsentWording, sayConsent } from '../consent/consent-text.ts';
import { consents } from '../consent/step.ts';
import type { OverviewApplication } from '../overview-application.ts';
import styles from './check.module.css';
import { type Change, type CheckRow, checkParts } from './check-rows.ts';
import { CoveredValue } from './covered-value.tsx';
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
        <section key={title.en} className={styles.part}>
          <h2>{say(title)}</h2>
          <dl className={styles.rows}>
            {rows.map((row) => (
              <Answer key={row.field} row={row} changeLink={changeLink} />
            ))}
          </dl>
          {rows.some(({ field }) => field === 'project_variant') && (
            <p className={styles.note}>{say(messages.kind_fixed)}</p>
          )}
        </section>
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
        <ul className={styles.statements}>
          {consents.map(({ id }) => (
            <li key={id}>
              <TickIcon className={styles.tick} />
              <span>{sayConsent(program, id, language)}</span>
            </li>
          ))}
        </ul>
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

function Answer({ row, changeLink }: { readonly row: CheckRow; readonly changeLink: ChangeLink }) {
  const { say } = useLanguage();
  const label = say(row.label);
  const { change } = row;
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        {row.full && row.full !== row.value ? (
          <CoveredValue label={label} covered={row.value} full={row.full} />
        ) : (
          row.value
        )}
      </dd>
      <dd className={styles.change}>
        {change && <ChangeTo title={label} change={change} changeLink={changeLink} />}
      </dd>
    </div>
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

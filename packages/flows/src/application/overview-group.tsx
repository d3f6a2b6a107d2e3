import { FormButton } from '@ndp/ui/form-button.tsx';
import { TickIcon } from '@ndp/ui/icons.tsx';
import type { ReactNode } from 'react';
import { Details } from '../form/details.tsx';
import { useLanguage } from '../language.tsx';
import type { ToldRow } from '../question.ts';
import { type ConsentWording, sayConsent } from './consent/consent-text.ts';
import { consents } from './consent/step.ts';
import { formatMoment } from './moment.ts';
import styles from './overview.module.css';
import type { OverviewApplication } from './overview-application.ts';
import { overviewMessages as messages } from './overview-messages.ts';
import { consentedAt } from './overview-rows.ts';

interface OverviewGroupProps {
  readonly title: string;
  readonly rows: readonly ToldRow[];
  readonly onCorrect?: (() => void) | undefined;
  /** What correcting it is sent as without script. */
  readonly sentAs?: string | undefined;
  /** Leads to where one answer is corrected. */
  readonly rowLink?: (row: ToldRow) => ReactNode;
}

/** The answers of one section, with the way to correct them. */
export function OverviewGroup({ title, rows, onCorrect, sentAs, rowLink }: OverviewGroupProps) {
  const { say } = useLanguage();
  return (
    <section className={styles.group}>
      <header className={styles.groupHead}>
        <h3>{title}</h3>
        {onCorrect && (
          <FormButton
            variant="link"
            label={say(messages.correct_label, { section: title })}
            name="correct"
            value={sentAs}
            onAct={onCorrect}
          >
            {say(messages.correct)}
          </FormButton>
        )}
      </header>
      {rows.length === 0 ? (
        <p className={styles.small}>{say(messages.missing)}</p>
      ) : (
        <dl className={styles.rows}>
          {rows.map((row) => (
            <div key={row.field} className={styles.row}>
              <dt>{say(row.label)}</dt>
              <dd>{row.value}</dd>
              {rowLink && <dd className={`${styles.rowLink} no-print`}>{rowLink(row)}</dd>}
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

interface OverviewConsentsProps {
  readonly application: OverviewApplication;
  /** The version of the programme it was begun in. */
  readonly program: ConsentWording;
}

/** The consents given, word for word, and when. */
export function OverviewConsents({ application, program }: OverviewConsentsProps) {
  const { say, language } = useLanguage();
  const given = consents.filter(({ id }) => application.consent?.[id] === true);
  const at = consentedAt(application);
  return (
    <section className={styles.group}>
      <header className={styles.groupHead}>
        <h3>{say(messages.consents)}</h3>
      </header>
      {given.length === 0 ? (
        <p className={styles.small}>{say(messages.missing)}</p>
      ) : (
        <>
          {at !== undefined && (
            <p className={styles.small}>{say(messages.consented, { date: formatMoment(at, language) })}</p>
          )}
          <Details title={say(messages.consents_read, { count: given.length })}>
            <ul className={styles.consents}>
              {given.map(({ id }) => (
                <li key={id}>
                  <TickIcon className={styles.tick} />
                  <span>{sayConsent(program, id, language)}</span>
                </li>
              ))}
            </ul>
          </Details>
        </>
      )}
    </section>
  );
}

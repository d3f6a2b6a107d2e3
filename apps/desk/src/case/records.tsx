import { readCaseActions } from '@ndp/contract/desk/audit.ts';
import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Fragment } from 'react';
import { askDesk } from '../ask.ts';
import { ActionTable } from '../audit/action-table.tsx';
import { shortMoment } from '../short-moment.ts';
import { usePages } from '../use-pages.ts';
import styles from './case.module.css';
import { CaseFileForm } from './case-file-form.tsx';
import { caseMessages as texts } from './messages.ts';

interface ShownProps {
  readonly shown: CaseAnswer;
}

interface RecordsProps extends ShownProps {
  readonly of: { readonly partner: string; readonly reference: string };
  /** Whether whoever reads may take the whole case out. */
  readonly mayExport: boolean;
  /** Whether whoever reads sees what everybody did. */
  readonly seesAll: boolean;
}

/** What has happened: signatures, the way of the case, and who looked. */
export function Records({ of, shown, mayExport, seesAll }: RecordsProps) {
  return (
    <div className={styles.trail}>
      {mayExport && <CaseFileForm of={of} />}
      <div>
        <Timeline shown={shown} />
        {shown.signing.length > 0 && <Signing shown={shown} />}
      </div>
      <Trail of={of} shown={shown} seesAll={seesAll} />
    </div>
  );
}

function Signing({ shown }: ShownProps) {
  const { say, language, locale } = useLanguage();
  return (
    <section className={styles.card} aria-labelledby="signing">
      <h2 id="signing">{say(texts.signing)}</h2>
      <ul className={styles.records}>
        {shown.signing.map(({ paper, state, at, until, own }) => (
          <li key={paper}>
            <b>{paper}</b>: {state}, {shortMoment(at, locale)} (
            {say(texts.until, { day: formatDate(until, language) })})
            {own.map(({ signer, checks }) => (
              <Fragment key={signer}>
                {own.length > 1 && <p>{signer}</p>}
                <dl className={styles.found}>
                  {checks.map(({ what, found }) => (
                    <div key={what}>
                      <dt>{what}</dt>
                      <dd>{found}</dd>
                    </div>
                  ))}
                </dl>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Timeline({ shown }: ShownProps) {
  const { say, locale } = useLanguage();
  return (
    <section className={styles.card} aria-labelledby="history">
      <h2 id="history">{say(texts.history)}</h2>
      <ol className={styles.records}>
        {shown.history.map(({ at, status, actor, reason }) => (
          <li key={`${at} ${status}`}>
            <b>{status}</b>{' '}
            <span className={styles.soft}>
              {shortMoment(at, locale)}, {actor}
            </span>
            {reason && <blockquote className={styles.reason}>{reason}</blockquote>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who looked and what was done, read when the tab is opened and when the case has changed. */
function Trail({ of, shown, seesAll }: Omit<RecordsProps, 'mayExport'>) {
  const { say, language } = useLanguage();
  const pages = usePages(
    `actions ${of.partner} ${of.reference}`,
    (after) => askDesk(language, readCaseActions, { params: of, query: { after } }),
    shown,
  );
  return (
    <section className={styles.card} aria-labelledby="actions">
      <h2 id="actions">{say(texts.acts)}</h2>
      {!seesAll && <p className={styles.soft}>{say(texts.acts_own)}</p>}
      <ActionTable pages={pages} />
    </section>
  );
}

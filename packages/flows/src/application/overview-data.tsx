import { Button } from '@ndp/ui/button.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../language.tsx';
import type { Message } from '../message.ts';
import type { ToldRow } from '../question.ts';
import type { SectionName } from './application.flow.ts';
import { AnswerCard } from './check/answer-card.tsx';
import styles from './check/check.module.css';
import { ConsentList } from './check/check-answers.tsx';
import { projectStepOf } from './check/check-rows.ts';
import { checkMessages } from './check/messages.ts';
import type { ConsentWording } from './consent/consent-text.ts';
import { consents } from './consent/step.ts';
import { formatMoment } from './moment.ts';
import type { OverviewApplication } from './overview-application.ts';
import { overviewMessages as messages } from './overview-messages.ts';
import { consentedAt, overviewParts } from './overview-rows.ts';

/** The ways to change what was sent; undefined where nothing can be changed. */
export interface DataWays {
  /** Leads to the page of a section. */
  readonly onCorrect?: ((section: SectionName) => void) | undefined;
  /** Leads to the step of the project that changes an answer, with its text. */
  readonly projectLink?: ((step: string, text: string, label: string) => ReactNode) | undefined;
}

interface CaseDataProps {
  readonly application: OverviewApplication;
  /** The version of the programme it was begun in. */
  readonly program: ConsentWording;
  readonly ways: DataWays;
}

/** Everything a sent application says, part by part. */
export function CaseData({ application, program, ways }: CaseDataProps) {
  const { say, language } = useLanguage();
  const { onCorrect, projectLink } = ways;
  const labelOf = (label: Message) => say(checkMessages.change_label, { label: say(label) });
  const changeRow = ({ field, label }: ToldRow) => {
    const step = projectStepOf(field);
    return step && projectLink?.(step, say(checkMessages.change), labelOf(label));
  };
  return (
    <div className={styles.parts}>
      {overviewParts(application, language).map(({ title, rows, section }) => (
        <AnswerCard
          key={title.en}
          title={say(title)}
          level={3}
          rows={rows}
          isWhole
          changeRow={!section && projectLink ? changeRow : undefined}
          changeAll={
            section &&
            onCorrect && (
              <FormButton
                variant="link"
                label={labelOf(title)}
                name="correct"
                value={section}
                onAct={() => onCorrect(section)}
              >
                {say(checkMessages.change)}
              </FormButton>
            )
          }
        />
      ))}
      <Consents {...{ application, program }} />
      <p className={styles.note}>
        {say(application.project.pesel ? messages.masked : messages.masked_account)}
      </p>
      <div>
        <Button variant="secondary" onClick={() => window.print()}>
          {say(messages.print)}
        </Button>
      </div>
    </div>
  );
}

/** The consents given, word for word, and when. */
function Consents({ application, program }: Omit<CaseDataProps, 'ways'>) {
  const { say, language } = useLanguage();
  const given = consents.filter(({ id }) => application.consent?.[id] === true);
  const at = consentedAt(application);
  return (
    <section className={styles.part}>
      <h3>{say(messages.consents)}</h3>
      {given.length === 0 ? (
        <p className={styles.note}>{say(checkMessages.missing)}</p>
      ) : (
        <details className={styles.more}>
          <summary>
            {say(messages.consents_read, { count: given.length })}
            {at !== undefined && `, ${say(messages.consented, { date: formatMoment(at, language) })}`}
          </summary>
          <ConsentList program={program} ids={given.map(({ id }) => id)} />
        </details>
      )}
    </section>
  );
}

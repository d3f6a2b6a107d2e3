import { isPaid } from '@ndp/domain/duties.ts';
import { isEnded } from '@ndp/domain/workflow/statuses.ts';
import { Breakable } from '@ndp/ui/breakable.tsx';
import type { ReactNode } from 'react';
import { formatPln } from '../figures.ts';
import { Details } from '../form/details.tsx';
import { useLanguage } from '../language.tsx';
import type { ConsentWording } from './consent/consent-text.ts';
import { type CaseApplication, type NowContext, situationOf } from './now/case-now.ts';
import { isAmountNews, Now } from './now/now-box.tsx';
import { type Situation, situations } from './now/situations.ts';
import { Stages } from './now/stages.tsx';
import styles from './overview.module.css';
import { CaseData, type DataWays } from './overview-data.tsx';
import { overviewMessages as messages } from './overview-messages.ts';
import { Timeline } from './status-timeline.tsx';

/** A part of the page that is folded away. */
export interface Fold {
  readonly id: string;
  readonly title: string;
  readonly isOpen?: boolean;
  readonly content: ReactNode;
}

export interface OverviewProps {
  readonly application: CaseApplication;
  /** The version of the programme it was begun in. */
  readonly program: ConsentWording;
  readonly now: NowContext;
  /** The page's heading, with the title of the situation. */
  readonly heading: ReactNode;
  /** What is done now, and by when. */
  readonly task?: ReactNode;
  readonly dataWays: DataWays;
  /** What else the applicant should know. */
  readonly hints?: ReactNode;
  /** What else there is, in its order; nothing stands for what is not there. */
  readonly folds: readonly (Fold | false | undefined)[];
  /** What stands last. */
  readonly end?: Fold | false;
}

/** What is now, how far the case is, and everything else folded away. */
export function Overview({ application, program, now, heading, task, dataWays, ...props }: OverviewProps) {
  const { hints, folds, end } = props;
  const { say } = useLanguage();
  const { status, history } = application;
  const situation = situationOf(application, now.today);
  const parts: readonly (Fold | false | undefined)[] = [
    {
      id: 'progress',
      title: say(messages.timeline_title),
      content: <Timeline history={history} status={status} measuredAt={application.measured_at} />,
    },
    ...folds,
    {
      id: 'answers',
      title: say(messages.answers_title),
      isOpen: situation === 'correction_unlisted',
      content: <CaseData {...{ application, program }} ways={dataWays} />,
    },
    end,
  ];
  return (
    <div className={styles.overview}>
      <Now application={application} now={now} heading={heading}>
        {task}
      </Now>
      {hints}
      {!isPaid(status) && <Stages status={status} history={history} />}
      <Facts application={application} situation={situation} />
      <div className={styles.folds}>
        {parts.map(
          (part) =>
            part && (
              <Details key={part.id} {...part}>
                {part.content}
              </Details>
            ),
        )}
      </div>
    </div>
  );
}

interface FactsProps {
  readonly application: CaseApplication;
  readonly situation: Situation;
}

/** The number of the case, and its amount while it is to be paid. */
function Facts({ application, situation }: FactsProps) {
  const isOver = situations[situation].tone === 'over';
  const { say, language } = useLanguage();
  const { reference, quote, status } = application;
  const isAhead = quote !== null && !isOver && !isEnded(status) && !isAmountNews(situation);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{say(messages.reference)}</dt>
        <dd>
          <Breakable text={reference} />
        </dd>
      </div>
      {isAhead && (
        <div>
          <dt>{say(messages.amount)}</dt>
          <dd>{formatPln(quote, language)}</dd>
        </div>
      )}
    </dl>
  );
}

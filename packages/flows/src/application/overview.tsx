import { type ApplicationStatus, isApplicationStatus, isOpen } from '@ndp/domain/workflow/statuses.ts';
import { Button } from '@ndp/ui/button.tsx';
import { FactPanel } from '@ndp/ui/fact-panel.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import type { ReactNode } from 'react';
import { formatPln } from '../figures.ts';
import { useLanguage } from '../language.tsx';
import type { Message } from '../message.ts';
import type { ToldRow } from '../question.ts';
import type { SectionName } from './application.flow.ts';
import { projectStepOf } from './check/check-rows.ts';
import type { ConsentWording } from './consent/consent-text.ts';
import { conversationMessages } from './conversation/messages.ts';
import { formatMoment } from './moment.ts';
import { movesForApplicant, whoseMove } from './move-names.ts';
import styles from './overview.module.css';
import type { OverviewApplication } from './overview-application.ts';
import { OverviewConsents, OverviewGroup } from './overview-group.tsx';
import { overviewMessages as messages } from './overview-messages.ts';
import { overviewParts } from './overview-rows.ts';
import { promisedSteps, statusNames } from './status-names.ts';
import { Timeline } from './status-timeline.tsx';
import { WaitingNotice } from './waiting-notice.tsx';
import { sayWhatNow } from './what-now.ts';

export interface OverviewProps {
  readonly application: OverviewApplication;
  /** The version of the programme it was begun in. */
  readonly program: ConsentWording;
  /** Leads to the screen of a section. */
  readonly onCorrect: (section: SectionName) => void;
  /** Leads to the step of the project that corrects an answer, with its text; undefined once nothing can be corrected. */
  readonly projectLink?: ((step: string, text: string, label: string) => ReactNode) | undefined;
  /** Whether sections may still be corrected. */
  readonly canCorrect: boolean;
  /** What can be done next, beneath the words that say what comes next. */
  readonly nextSteps?: ReactNode;
  /** The co-owners and their answers. */
  readonly coOwners?: ReactNode;
  /** What applicant and office wrote to each other. */
  readonly conversation?: ReactNode;
  /** The day in Poland, `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether a new application can be made. */
  readonly newEstimate: string;
  /** What stands at the end of the page. */
  readonly end?: ReactNode;
  /** The partner's. */
  readonly contact: { readonly email: string; readonly phone: string };
}

/** Where the application stands, what comes next and all that it says; the page around it brings the heading. */
export function Overview({ application, program, onCorrect, canCorrect, contact, ...slots }: OverviewProps) {
  const { say, language } = useLanguage();
  const { status, history = [] } = application;
  const { nextSteps, coOwners, conversation, end } = slots;
  return (
    <div className={styles.overview}>
      <Standing application={application} />
      <Contents hasCoOwners={Boolean(coOwners)} hasMessages={Boolean(conversation)} />
      {isApplicationStatus(status) && (
        <section id="next" tabIndex={-1}>
          <h2>{say(messages.next_title)}</h2>
          <WaitingNotice place={application.waiting_place} isSent={!isOpen(status)} level={3} />
          {!(application.waiting_place && status === 'completed') && (
            <p className={styles.next}>
              {sayWhatNow(
                { ...application, status },
                { today: slots.today, newEstimate: slots.newEstimate },
                language,
              )}
            </p>
          )}
          {nextSteps}
        </section>
      )}
      <section id="progress" tabIndex={-1}>
        <h2>{say(messages.timeline_title)}</h2>
        <Timeline history={history} status={status} measuredAt={application.measured_at} />
      </section>
      {coOwners && (
        <div id="co-owners" tabIndex={-1}>
          {coOwners}
        </div>
      )}
      {conversation && (
        <div id="messages" tabIndex={-1}>
          {conversation}
        </div>
      )}
      <Answers
        {...{ application, program }}
        onCorrect={canCorrect ? onCorrect : undefined}
        projectLink={slots.projectLink}
      />
      <Contact reference={application.reference} contact={contact} />
      {end}
    </div>
  );
}

interface ContentsProps {
  readonly hasCoOwners: boolean;
  readonly hasMessages: boolean;
}
/** What stands on the page, for whoever does not want to scroll through it. */
function Contents({ hasCoOwners, hasMessages }: ContentsProps) {
  const { say } = useLanguage();
  const places = {
    next: messages.next_title,
    progress: messages.timeline_title,
    ...(hasCoOwners && { 'co-owners': messages.co_owners }),
    ...(hasMessages && { messages: conversationMessages.title }),
    answers: messages.answers_title,
    contact: messages.contact_title,
  };
  return (
    <nav className={`${styles.contents} no-print`} aria-label={say(messages.contents)}>
      <ul>
        {Object.entries(places).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{say(title)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Until the documents are signed, what was done last is that the application was sent. */
const justSent: readonly string[] = ['completed', 'contract_sent'];

/** Number, status and amount at one glance. */
function Standing({ application }: { readonly application: OverviewApplication }) {
  const { say, language } = useLanguage();
  const { reference, status, quote, next } = application;
  const sentAt = application.history?.findLast((event) => event.status === 'completed')?.at;
  return (
    <div className={styles.standing}>
      {justSent.includes(status) && sentAt && (
        <Notice tone="success">{say(messages.thanks, { date: formatMoment(sentAt, language) })}</Notice>
      )}
      <FactPanel
        amount={
          quote === null ? undefined : { label: say(messages.amount), value: formatPln(quote, language) }
        }
        facts={[
          { label: say(messages.reference), value: reference },
          {
            label: say(messages.status),
            value: isApplicationStatus(status) ? tellStatus(status, say) : status,
          },
          ...(next ? [{ label: say(whoseMove), value: say(movesForApplicant[next.party]) }] : []),
        ]}
      />
    </div>
  );
}

/** The status, and which of the six steps it belongs to. */
function tellStatus(status: ApplicationStatus, say: ReturnType<typeof useLanguage>['say']): string {
  const name = say(statusNames[status].name);
  const step = promisedSteps[status];
  return step === undefined ? name : say(messages.stage, { status: name, step });
}

interface AnswersProps {
  readonly application: OverviewApplication;
  readonly program: ConsentWording;
  readonly onCorrect: ((section: SectionName) => void) | undefined;
  readonly projectLink: OverviewProps['projectLink'];
}

/** Everything the application says, section by section. */
function Answers({ application, program, onCorrect, projectLink }: AnswersProps) {
  const { say, language } = useLanguage();
  const correct = (field: string, label: Message) => {
    const step = projectStepOf(field);
    return (
      step && projectLink?.(step, say(messages.correct), say(messages.correct_label, { section: say(label) }))
    );
  };
  return (
    <section className={styles.answers} id="answers" tabIndex={-1}>
      <h2>{say(messages.answers_title)}</h2>
      {overviewParts(application, language).map(({ title, rows, section }) => (
        <OverviewGroup
          key={title.en}
          title={say(title)}
          rows={rows}
          {...(!section && projectLink && { rowLink: ({ field, label }: ToldRow) => correct(field, label) })}
          onCorrect={section && onCorrect && (() => onCorrect(section))}
          sentAs={section}
        />
      ))}
      <OverviewConsents {...{ application, program }} />
      <p className={styles.small}>
        {say(application.project.pesel ? messages.masked : messages.masked_account)}
      </p>
    </section>
  );
}

interface ContactProps {
  readonly reference: string;
  readonly contact: OverviewProps['contact'];
}

function Contact({ reference, contact }: ContactProps) {
  const { say } = useLanguage();
  return (
    <section className={styles.contact} id="contact" tabIndex={-1}>
      <h2>{say(messages.contact_title)}</h2>
      <p>{say(messages.contact, { reference })}</p>
      <p className={styles.ways}>
        <a href={`mailto:${contact.email}?subject=${encodeURIComponent(reference)}`}>{contact.email}</a>
        <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</a>
      </p>
      <Button variant="secondary" onClick={() => window.print()}>
        {say(messages.print)}
      </Button>
    </section>
  );
}

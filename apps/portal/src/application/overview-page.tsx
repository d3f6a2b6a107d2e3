import { correctSection } from '@ndp/contract/calls/link-care.ts';
import { remindSigner, sendPapersLink, withdrawApplication } from '@ndp/contract/calls/papers.ts';
import type { Link as ApplicationLink } from '@ndp/contract/link.ts';
import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import type { SectionName } from '@ndp/flows/application/application.flow.ts';
import { CoOwnersSection, tellsCoOwners } from '@ndp/flows/application/co-owners/co-owner-editor.tsx';
import { applicationLabels } from '@ndp/flows/application/labels.ts';
import type { Act } from '@ndp/flows/application/next-steps/act-button.tsx';
import { NextSteps, Withdrawal } from '@ndp/flows/application/next-steps/next-steps.tsx';
import { Overview } from '@ndp/flows/application/overview.tsx';
import { useTold } from '@ndp/flows/form/told.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { say } from '@ndp/flows/message.ts';
import { buttonClass } from '@ndp/ui/button.tsx';
import { ConfirmDialog } from '@ndp/ui/confirm-dialog.tsx';
import { useState } from 'react';
import { Failure } from '../attempt/failure.tsx';
import { sentenceOf } from '../attempt/problem.ts';
import { Deadlines } from '../calendar/deadlines.tsx';
import { usePolishToday } from '../estimate/written.ts';
import { useNewEstimate } from '../opening/use-new-estimate.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { Link } from '../routing/link.tsx';
import { navigate } from '../routing/router.ts';
import { useParams, useSite } from '../routing/visit.ts';
import { ask } from '../site/site.ts';
import { keepAnswer, useApplication } from './application-store.ts';
import { CaseConversation } from './conversation.tsx';
import { Corrections } from './corrections.tsx';
import { Hearing } from './hearing.tsx';
import { savingMessages as texts } from './messages.ts';
import styles from './overview-page.module.css';
import { UnfinishedCorrection } from './project/unfinished.tsx';
import { Refused } from './refused.tsx';
import { Returned } from './returned.tsx';
import { flowOf } from './sections.ts';
import { TextChoice } from './text-choice.tsx';
import { UnderWay } from './under-way.tsx';
import { useCoOwners } from './use-co-owners.ts';
import { useFreshness } from './use-freshness.ts';
import { useProgram } from './use-program.ts';
import { savingProblem } from './use-saving.ts';
import { ZoneHint } from './zone-hint.tsx';

export function OverviewPage() {
  const { id, token } = useParams<'/additional-data/overview/$id/$token'>();
  const { config } = useSite();
  const today = usePolishToday();
  const newEstimate = useNewEstimate();
  const { say, language } = useLanguage();
  const application = useApplication((opened) => opened.application);
  const program = useProgram();
  const acts = useActs({ id, token });
  const coOwners = useCoOwners({ id, token });
  useFreshness({ id, token });
  const [problems, setProblems] = useState<readonly string[]>([]);
  const told = useTold('correct', 'correct_sure', 'correct_item');
  const [asked, setAsked] = useState(told?.isDone ? (told.typed?.correct as SectionName) : undefined);
  if (!application) return null;

  /** A link to sign may be out, and correcting ends it: that is asked first, unless a correction was asked for. */
  function askToCorrect(section: SectionName) {
    if (application?.status === 'correction_requested') void correct(section);
    else setAsked(section);
  }

  async function correct(section: SectionName, field?: string) {
    setAsked(undefined);
    try {
      const opened = await ask(correctSection, {
        params: { id, token },
        body: { section: section as 'client_info' },
      });
      keepAnswer(opened);
      const step =
        flowOf(opened).steps.find((candidate) => candidate.section === section)?.path ?? 'applicant';
      await navigate({
        to: '/additional-data/$step/$id/$token',
        params: { step, id, token },
        search: { from: 'check', field },
      });
    } catch (error) {
      setProblems(savingProblem(error, language));
    }
  }

  return (
    <div className={styles.page}>
      <PageHeading title={applicationLabels.overview} />
      <Failure
        title={texts.title}
        lines={told?.isDone === false && problems.length === 0 ? [told.text] : problems}
        kept={texts.unchanged}
      />
      {asked && (
        <ConfirmDialog
          title={say(texts.correctTitle)}
          confirm={say(texts.correctYes)}
          cancel={say(texts.correctNo)}
          sentAs={{ name: 'correct_sure', value: asked }}
          onConfirm={() => correct(asked)}
          onCancel={() => setAsked(undefined)}
        >
          <p>{say(texts.correctWhat)}</p>
        </ConfirmDialog>
      )}
      <Corrections
        application={application}
        link={{ id, token }}
        on="overview"
        onCorrect={(section, field) => void correct(section as SectionName, field)}
      />
      <Refused application={application} link={{ id, token }} />
      <Hearing application={application} link={{ id, token }} />
      <Returned application={application} />
      <UnderWay application={application} isSent />
      {application.can_correct_project && <UnfinishedCorrection link={{ id, token }} from="overview" />}
      <ZoneHint application={application} link={{ id, token }} from="overview" />
      <Overview
        application={application}
        program={program}
        contact={config.contact}
        today={today}
        newEstimate={newEstimate}
        canCorrect={application.can_be_corrected ?? false}
        onCorrect={askToCorrect}
        projectLink={
          application.can_correct_project
            ? (step, text, label) => (
                <Link
                  to="/additional-data/project/$step/$id/$token"
                  params={{ step, id, token }}
                  search={{ from: 'overview' }}
                  aria-label={label}
                >
                  {text}
                </Link>
              )
            : undefined
        }
        nextSteps={
          <NextSteps
            application={application}
            remind={acts.remind}
            sendPapers={acts.sendPapers}
            deadlines={<Deadlines deadlines={application.deadlines} />}
            paymentLink={(text) => (
              <Link
                to="/additional-data/payment/$id/$token"
                params={{ id, token }}
                className={`${buttonClass('primary')} no-print`}
              >
                {text}
              </Link>
            )}
          />
        }
        coOwners={coOwners && tellsCoOwners(coOwners) && <CoOwnersSection store={coOwners} />}
        conversation={
          !isOpen(application.status) && <CaseConversation application={application} link={{ id, token }} />
        }
        end={
          <>
            <TextChoice application={application} link={{ id, token }} />
            {application.can_be_withdrawn && (
              <Withdrawal withdraw={acts.withdraw} newEstimate={newEstimate} />
            )}
          </>
        }
      />
      <div className={`${styles.ways} no-print`}>
        <Link
          to="/additional-data/your-data/$id/$token"
          params={{ id, token }}
          className={buttonClass('quiet')}
        >
          {say(texts.yourData)}
        </Link>
        <Link to="/application/welcome-page" className={buttonClass('quiet')}>
          {say(texts.home)}
        </Link>
      </div>
    </div>
  );
}

/** What an applicant may do from the overview; each act says in a sentence when it could not be done. */
function useActs(link: ApplicationLink): Readonly<Record<'remind' | 'sendPapers' | 'withdraw', Act>> {
  const { language } = useLanguage();
  const attempt = (act: () => Promise<unknown>) => () => sentenceOf(act(), language);
  return {
    remind: attempt(() => ask(remindSigner, { params: link })),
    sendPapers: attempt(async () => {
      const { status } = await ask(sendPapersLink, { params: link });
      return status === 'later' && say(texts.papersLater, language);
    }),
    withdraw: attempt(async () => keepAnswer(await ask(withdrawApplication, { params: link }))),
  };
}

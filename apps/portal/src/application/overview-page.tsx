import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { isBeforeAgreement } from '@ndp/domain/case/settling.ts';
import { nextStepMessages } from '@ndp/flows/application/next-steps/messages.ts';
import { Withdrawal } from '@ndp/flows/application/next-steps/withdrawal.tsx';
import { useNowTitle } from '@ndp/flows/application/now/now-box.tsx';
import { Overview } from '@ndp/flows/application/overview.tsx';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { buttonClass } from '@ndp/ui/button.tsx';
import { ConfirmDialog } from '@ndp/ui/confirm-dialog.tsx';
import { Failure } from '../attempt/failure.tsx';
import { usePolishToday } from '../estimate/written.ts';
import { useNewEstimate } from '../opening/use-new-estimate.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { useHeldFocus } from '../page/use-held-focus.ts';
import { Link } from '../routing/link.tsx';
import { useParams } from '../routing/visit.ts';
import { useApplication } from './application-store.ts';
import { CaseTask, SignedDocuments } from './case-task.tsx';
import { savingMessages as texts, underWayMessages } from './messages.ts';
import {
  useAccountProofFold,
  useAgreementFold,
  useConversationFold,
  useCoOwnersFold,
  useOfferFold,
  useTextsFold,
} from './overview-folds.tsx';
import styles from './overview-page.module.css';
import { UnfinishedCorrection } from './project/unfinished.tsx';
import { UnderWayWords } from './under-way.tsx';
import { useCaseActions } from './use-case-actions.ts';
import { useCorrecting } from './use-correcting.ts';
import { useFreshness } from './use-freshness.ts';
import { useProgram } from './use-program.ts';
import { ZoneHint } from './zone-hint.tsx';

/** The page of a sent case. */
export function OverviewPage() {
  const application = useApplication((opened) => opened.application);
  return application && <Case application={application} />;
}

function Case({ application }: { readonly application: ApplicationAnswer }) {
  const link = useParams<'/additional-data/overview/$id/$token'>();
  const { say, language } = useLanguage();
  const program = useProgram();
  const today = usePolishToday();
  const newEstimate = useNewEstimate();
  const actions = useCaseActions(link);
  const correcting = useCorrecting(link);
  const formMessage = useFormMessage('send_papers', 'new_link', 'withdraw');
  useFreshness(link);
  useHeldFocus(application.status);
  const { can_be_corrected, can_correct_project, payment } = application;
  return (
    <div className={styles.page}>
      <Failure title={texts.title} lines={correcting.problems} kept={texts.unchanged} />
      {correcting.asked && (
        <ConfirmDialog
          title={say(texts.correctTitle)}
          confirm={say(texts.correctYes)}
          cancel={say(texts.correctNo)}
          sentAs={{ name: 'correct_sure', value: correcting.asked }}
          onConfirm={correcting.confirm}
          onCancel={correcting.cancel}
        >
          <p>{say(texts.correctUnsent)}</p>
          <p>{say(texts.correctMoney, { send: formatDate(application.last_days.send, language) })}</p>
          <p>{say(texts.correctDocuments)}</p>
        </ConfirmDialog>
      )}
      <Overview
        application={application}
        program={program}
        now={{ today, newEstimate }}
        heading={<PageHeading title={useNowTitle(application, today)} />}
        task={
          <CaseTask
            {...{ application, link, today }}
            remind={actions.remind}
            onCorrect={correcting.correct}
          />
        }
        hints={
          <>
            {can_correct_project && <UnfinishedCorrection link={link} from="overview" />}
            <ZoneHint application={application} link={link} from="overview" />
          </>
        }
        dataWays={{
          onCorrect: can_be_corrected ? correcting.ask : undefined,
          projectLink: can_correct_project
            ? (step, text, label) => (
                <Link
                  to="/additional-data/project/$step/$id/$token"
                  params={{ step, ...link }}
                  search={{ from: 'overview' }}
                  aria-label={label}
                >
                  {text}
                </Link>
              )
            : undefined,
        }}
        folds={[
          useCoOwnersFold(link),
          useOfferFold(application, link, program.terms.days.offer),
          useConversationFold(application, link),
          payment !== null && {
            id: 'documents',
            title: say(nextStepMessages.papers_title),
            isOpen: formMessage?.of === 'send_papers',
            content: <SignedDocuments application={application} send={actions.sendPapers} />,
          },
          useAgreementFold(application, link),
          useAccountProofFold(application),
          useTextsFold(application, link),
          application.may_be_under_way &&
            isBeforeAgreement(application.status) && {
              id: 'under-way',
              title: say(underWayMessages.sentTitle),
              isOpen: formMessage?.of === 'new_link',
              content: <UnderWayWords isSent />,
            },
        ]}
        end={
          application.can_be_withdrawn && {
            id: 'withdrawal',
            title: say(nextStepMessages.withdraw),
            isOpen: formMessage?.of === 'withdraw',
            content: <Withdrawal withdraw={actions.withdraw} newEstimate={newEstimate} />,
          }
        }
      />
      <Link
        to="/additional-data/your-data/$id/$token"
        params={link}
        className={`${buttonClass('link')} ${styles.way} no-print`}
      >
        {say(texts.yourData)}
      </Link>
    </div>
  );
}

import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { requestPayment } from '@ndp/contract/calls/settlement.ts';
import { remarkAt } from '@ndp/flows/application/corrections/remarks.ts';
import {
  paymentMessages as messages,
  paymentStatementVersion,
} from '@ndp/flows/application/payment/messages.ts';
import { PaymentFields } from '@ndp/flows/application/payment/payment-fields.tsx';
import { settlementFacts } from '@ndp/flows/application/payment/settlement-facts.ts';
import { settlementOf } from '@ndp/flows/application/payment/settlement-findings.ts';
import { paymentApplication, reviewActs } from '@ndp/flows/application/payment/step.ts';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { buttonClass } from '@ndp/ui/button.tsx';
import { ConfirmDialog } from '@ndp/ui/confirm-dialog.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useEffect, useState } from 'react';
import { keepAnswer, useApplication } from '../application/application-store.ts';
import { Corrections } from '../application/corrections.tsx';
import { Returned } from '../application/returned.tsx';
import { savingProblem } from '../application/use-saving.ts';
import { Failure } from '../attempt/failure.tsx';
import { useSending } from '../attempt/use-once.ts';
import { usePolishToday } from '../estimate/written.ts';
import { useWrittenHere } from '../estimate/written-here.ts';
import { useUnsaved } from '../page/unsaved.ts';
import { useFreshPage } from '../page/use-fresh-page.ts';
import { forgetFiles } from '../papers/open-file.ts';
import { useHold } from '../routing/blocking.ts';
import { Link } from '../routing/link.tsx';
import { navigate } from '../routing/router.ts';
import { useParams } from '../routing/visit.ts';
import { ask } from '../site/site.ts';
import { StepForm } from '../steps/step-form.tsx';
import styles from './payment.module.css';
import { PaymentDocuments } from './payment-documents.tsx';
import { dropPaymentDraft, typePayment, usePaymentDraft, usePaymentTyped } from './payment-draft.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentReview } from './payment-review.tsx';
import { useStrayDrops } from './stray-drops.ts';
import { useDocuments } from './use-documents.ts';
import { daysOf, usePaymentValidation } from './use-payment-validation.ts';

/** The settlement: the documents that prove the replacement, and the application for the payment. */
export function PaymentPage() {
  const application = useApplication((opened) => opened.application);
  useEffect(() => forgetFiles, []);
  if (!application?.payment) return null;
  return <Payment application={application} payment={application.payment} />;
}

interface PaymentProps {
  readonly application: ApplicationAnswer;
  readonly payment: NonNullable<ApplicationAnswer['payment']>;
}

function Payment({ application, payment }: PaymentProps) {
  const { id, token } = useParams<'/additional-data/payment/$id/$token'>();
  const link = { id, token };
  const { say, language } = useLanguage();
  const documents = useDocuments(link, application.reference);
  const written = useWrittenHere();
  const request = useSending(savingProblem, written?.problems);
  const validation = usePaymentValidation(application, payment);
  const draft = usePaymentDraft(application);
  const today = usePolishToday();
  const settlement = settlementOf(payment, settlementFacts({ ...application, payment }, draft, today));
  useStrayDrops();
  useUnsaved({ isTyped: usePaymentTyped(id) || documents.isSending, isSending: documents.isSending });
  const leaving = useHold(documents.isSending);

  const isReviewShown = useFormMessage(reviewActs.show)?.isDone === true;
  const [shown, show] = useState<'form' | 'review' | undefined>(isReviewShown ? 'review' : undefined);
  useFreshPage(shown);

  async function send() {
    const hasApplied = await request.send(async () => {
      const body = { ...paymentApplication.parse(draft), statement: paymentStatementVersion };
      keepAnswer(await ask(requestPayment, { params: link, body }));
      dropPaymentDraft();
    });
    if (hasApplied) await navigate({ to: '/additional-data/overview/$id/$token', params: link });
  }

  const failure = <Failure title={messages.failure} lines={request.problems} kept={messages.kept} />;
  if (shown === 'review')
    return (
      <PaymentReview
        {...{ application, draft, settlement, failure }}
        isBusy={request.isBusy}
        onSend={() => void send()}
        onBack={() => show('form')}
      />
    );
  return (
    <div className={styles.page}>
      {leaving.isAsked && <LeaveQuestion {...leaving} />}
      <StepForm
        title={messages.title}
        hasFiles
        lead={messages.lead}
        failure={failure}
        validation={validation}
        next={say(messages.next)}
        isBusy={documents.isSending}
        back={
          <Link to="/additional-data/overview/$id/$token" params={link} className={buttonClass('quiet')}>
            {say(messages.back)}
          </Link>
        }
        onAccepted={() => show(documents.isSending ? 'form' : 'review')}
      >
        <Returned application={application} />
        <Corrections application={application} link={link} on="payment" />
        <Late payment={payment} />
        <PaymentFacts application={application} />
        <PaymentDocuments
          payment={payment}
          sending={documents}
          problem={validation.problem}
          facts={settlement.facts}
          remark={(kind) => remarkAt(application.corrections, `document.${kind}`, language)}
        />
        <section className={styles.section}>
          <h2>{say(messages.application)}</h2>
          <div>
            <PaymentFields
              draft={draft}
              change={(patch) => typePayment(application.id, patch)}
              problem={validation.problem}
              days={daysOf(payment)}
            />
          </div>
        </section>
      </StepForm>
    </div>
  );
}

/** Asked before the page is left while files are on their way: those would not arrive. */
function LeaveQuestion({ onStay, onLeave }: { readonly onStay: () => void; readonly onLeave: () => void }) {
  const { say } = useLanguage();
  return (
    <ConfirmDialog
      title={say(messages.leave_title)}
      confirm={say(messages.leave_yes)}
      cancel={say(messages.leave_no)}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{say(messages.leave_what)}</p>
    </ConfirmDialog>
  );
}

/** What holds once the last day of the agreement is over. */
function Late({ payment: { latest_completion } }: Pick<PaymentProps, 'payment'>) {
  const { say, language } = useLanguage();
  const today = usePolishToday();
  if (today <= latest_completion) return null;
  return (
    <Notice tone="warning">
      <p>{say(messages.late, { latest: formatDate(latest_completion, language) })}</p>
    </Notice>
  );
}

import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { documentKinds } from '@ndp/domain/settlement/document-kinds.ts';
import { documentNames, reviewMessages as texts } from '@ndp/flows/application/payment/messages.ts';
import type { PaymentDraft } from '@ndp/flows/application/payment/payment-fields.tsx';
import { Rehearsal } from '@ndp/flows/application/payment/rehearsal.tsx';
import type { NamedSettlement } from '@ndp/flows/application/payment/settlement-findings.ts';
import { reviewActs } from '@ndp/flows/application/payment/step.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import type { ReactNode } from 'react';
import { PageHeading } from '../page/page-heading.tsx';
import { questionForm } from '../site/form-fields.ts';
import styles from './payment.module.css';
import { PaymentFacts } from './payment-facts.tsx';

interface PaymentReviewProps {
  readonly application: ApplicationAnswer;
  readonly draft: PaymentDraft;
  readonly settlement: NamedSettlement;
  readonly failure: ReactNode;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  readonly onBack: () => void;
}

/** Everything a payment application says, once more before it is final. */
export function PaymentReview(props: PaymentReviewProps) {
  const { application, draft, settlement, failure, isBusy, onSend, onBack } = props;
  const { say } = useLanguage();
  return (
    <div className={`${styles.page} ${styles.review}`}>
      {failure}
      <PageHeading title={texts.title} lead={texts.lead} />
      <PaymentFacts application={application} draft={draft} />
      <SentDocuments application={application} />
      <Rehearsal settlement={settlement} />
      <form
        method="post"
        action="?"
        id={questionForm}
        className={styles.actions}
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name={reviewActs.show} />
        <input type="hidden" name="completion_date" value={draft.completion_date} />
        <input type="hidden" name="heater_model_name" value={draft.heater_model_name} />
        <input type="hidden" name="serial_number" value={draft.serial_number} />
        {draft.consent_payment && <input type="hidden" name="consent_payment" value="on" />}
        <FormButton isWithin name={reviewActs.send} busy={isBusy} onAct={onSend}>
          {say(texts.send)}
        </FormButton>
        <FormButton isWithin variant="quiet" name={reviewActs.back} onAct={onBack}>
          {say(texts.back)}
        </FormButton>
      </form>
    </div>
  );
}

/** The files by kind, as they are named. */
function SentDocuments({ application: { payment } }: Pick<PaymentReviewProps, 'application'>) {
  const { say } = useLanguage();
  const kinds = documentKinds.flatMap((kind) => {
    const names = payment?.documents.flatMap((each) => (each.kind === kind ? [each.file_name] : [])) ?? [];
    return names.length > 0 ? [{ kind, names: names.join(', ') }] : [];
  });
  return (
    <section className={styles.section}>
      <h2>{say(texts.documents)}</h2>
      <dl className={styles.sent}>
        {kinds.map(({ kind, names }) => (
          <div key={kind}>
            <dt>{say(documentNames[kind])}</dt>
            <dd>{names}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

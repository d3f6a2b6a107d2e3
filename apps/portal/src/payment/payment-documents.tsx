import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { documentKinds } from '@ndp/domain/settlement/document-kinds.ts';
import type { SettlementFacts } from '@ndp/domain/settlement/invoice-rules.ts';
import { DocumentItem } from '@ndp/flows/application/payment/document-item.tsx';
import { paymentMessages as messages } from '@ndp/flows/application/payment/messages.ts';
import { documentActs, type SentDocument } from '@ndp/flows/application/payment/sent-file.tsx';
import { documentField } from '@ndp/flows/application/payment/step.ts';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { AnswerLine } from '@ndp/ui/answer-line.tsx';
import { focusField } from '@ndp/ui/field-ids.ts';
import styles from './payment.module.css';
import type { useDocuments } from './use-documents.ts';

interface PaymentDocumentsProps {
  readonly payment: NonNullable<ApplicationAnswer['payment']>;
  readonly sending: ReturnType<typeof useDocuments>;
  readonly problem: (field: string) => string | undefined;
  /** What the office says of the documents of a kind. */
  readonly remark?: (kind: string) => string | undefined;
  /** What invoices are held against. */
  readonly facts?: SettlementFacts;
}
export function PaymentDocuments({ payment, sending, problem, remark, facts }: PaymentDocumentsProps) {
  const { say } = useLanguage();
  const formMessage = useFormMessage(...Object.values(documentActs));
  const sentOf = (kind: string) => payment.documents.filter((document) => document.kind === kind);
  const required = payment.kinds.filter(({ is_required }) => is_required);
  const done = required.filter(({ kind }) => sentOf(kind).length > 0).length;

  async function remove(document: SentDocument) {
    if (await sending.remove(document)) focusField(documentField(document.kind));
  }

  return (
    <section className={styles.section}>
      <div>
        <h2>{say(messages.documents)}</h2>
        <p>{say(messages.formats)}</p>
        <p className={styles.count}>{say(messages.count, { done, all: required.length })}</p>
      </div>
      <ul className={styles.list}>
        {documentKinds.flatMap((kind) => {
          const requested = payment.kinds.find((each) => each.kind === kind);
          if (!requested) return [];
          return (
            <DocumentItem
              key={kind}
              kind={kind}
              isRequired={requested.is_required}
              documents={sentOf(kind)}
              onTheirWay={sending.files.filter((file) => file.kind === kind)}
              error={problem(documentField(kind)) ?? remark?.(kind)}
              onPick={(files) => sending.add(kind, files)}
              onOpen={sending.open}
              onRemove={remove}
              facts={facts}
            />
          );
        })}
      </ul>
      {formMessage?.isDone && formMessage.text !== '' && (
        <AnswerLine role="status" isFirst>
          {formMessage.text}
        </AnswerLine>
      )}
      <p className="visually-hidden" role="status">
        {sending.news}
      </p>
    </section>
  );
}

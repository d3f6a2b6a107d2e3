import type { Invoice } from '@ndp/domain/settlement/invoice.ts';
import { checkInvoice, type SettlementFacts } from '@ndp/domain/settlement/invoice-rules.ts';
import { SuccessIcon } from '@ndp/ui/icons.tsx';
import { useLanguage } from '../../language.tsx';
import { invoiceReadingMessages as messages } from './invoice-messages.ts';
import styles from './invoice-note.module.css';
import { doubtTexts, letterToInstaller, readingText } from './invoice-reading.ts';
import { Letter } from './letter.tsx';

interface InvoiceNoteProps {
  readonly invoice: Invoice;
  readonly facts: SettlementFacts;
  /** The further documents of its kind; null where one is no XML. */
  readonly others: readonly (Invoice | null)[];
}

/** What was read out of an invoice, what of it does not fit, and a message to whoever issued it. */
export function InvoiceNote({ invoice, facts, others }: InvoiceNoteProps) {
  const { say, language } = useLanguage();
  const doubts = checkInvoice(invoice, facts, others).flatMap(({ doubt }) => doubt ?? []);
  const of = { invoice, facts, doubts };
  return (
    <div className={styles.note}>
      <p>{readingText(invoice, language)}</p>
      {doubts.length === 0 ? (
        <p className={styles.fits}>
          <SuccessIcon className={styles.icon} />
          {say(messages.fits)}
        </p>
      ) : (
        <>
          <h4>{say(messages.doubts)}</h4>
          <ul>
            {doubtTexts(of, language).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>{say(messages.can_be_sent)}</p>
          <Letter text={letterToInstaller(of)} />
        </>
      )}
    </div>
  );
}

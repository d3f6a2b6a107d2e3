import type { Invoice } from '@ndp/domain/settlement/invoice.ts';
import { checkInvoice, type SettlementFacts } from '@ndp/domain/settlement/invoice-rules.ts';
import { Button } from '@ndp/ui/button.tsx';
import { SuccessIcon } from '@ndp/ui/icons.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { useId, useRef, useState } from 'react';
import { useLanguage } from '../../language.tsx';
import { invoiceReadingMessages as messages } from './invoice-messages.ts';
import styles from './invoice-note.module.css';
import { doubtTexts, letterToInstaller, readingText } from './invoice-reading.ts';

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
          <details>
            <summary>{say(messages.for_installer)}</summary>
            <Letter text={letterToInstaller(of)} />
          </details>
        </>
      )}
    </div>
  );
}

/** A text to be copied: by a button where there is script, by hand everywhere. */
function Letter({ text }: { readonly text: string }) {
  const { say } = useLanguage();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  const isLive = useLive();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(say(messages.copied));
    } catch {
      field.current?.select();
      setSaid(say(messages.not_copied));
    }
  }
  return (
    <div className={styles.letter}>
      <label htmlFor={id}>{say(messages.for_installer_help)}</label>
      <textarea ref={field} id={id} lang="pl" readOnly rows={6} value={text} />
      {isLive && (
        <Button variant="secondary" onClick={() => void copy()}>
          {say(messages.copy)}
        </Button>
      )}
      <p role="status">{said}</p>
    </div>
  );
}

import { invoiceAmount, partyName } from '@ndp/flows/application/payment/invoice-reading.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Tag } from '../../page/tag.tsx';
import styles from './documents.module.css';
import { invoiceMessages as texts } from './invoice-messages.ts';
import type { CaseFile } from './use-review.ts';

/** What was read out of an invoice beside the case: what differs first, then the rest, and the way to KSeF. */
export function InvoiceFacts({ reading }: { readonly reading: NonNullable<CaseFile['reading']> }) {
  const { say, language } = useLanguage();
  const { invoice, doubts, ksef_number, link } = reading;
  const { number, issued_on, supplied_on, seller, buyer, paid_on, line_count } = invoice;
  const day = (on: string) => formatDate(on, language);
  const withNip = (party: typeof buyer) =>
    [partyName(party, language), party.nip && `NIP ${party.nip}`].filter(Boolean).join(', ');
  const rows = [
    [texts.number, number],
    [texts.amount, invoiceAmount(invoice, language)],
    [texts.issued, day(issued_on)],
    [texts.supplied, supplied_on && day(supplied_on)],
    [texts.seller, withNip(seller)],
    [texts.buyer, withNip(buyer)],
    [texts.paid, paid_on ? day(paid_on) : say(texts.not_paid)],
    [texts.lines, String(line_count)],
    [texts.ksef_number, ksef_number],
  ] as const;
  return (
    <div className={styles.reading}>
      <h4>{say(texts.title)}</h4>
      {doubts.length === 0 ? (
        <Tag tone="ok" icon="tick">
          {say(texts.fits)}
        </Tag>
      ) : (
        <ul>
          {doubts.map(({ doubt, text }) => (
            <li key={doubt}>
              <Tag tone="warning" icon="eye">
                {say(texts.differs)}
              </Tag>{' '}
              {text}
            </li>
          ))}
        </ul>
      )}
      <dl>
        {rows.flatMap(([label, value]) =>
          value ? (
            <div key={label.pl}>
              <dt>{say(label)}</dt>
              <dd>{value}</dd>
            </div>
          ) : (
            []
          ),
        )}
      </dl>
      {reading.is_consistent && (
        <p>
          <Tag tone="ok" icon="tick">
            {say(texts.consistent)}
          </Tag>{' '}
          {say(texts.consistent_print)}
        </p>
      )}
      <p>
        <a href={link} target="_blank" rel="noreferrer">
          {say(texts.at_ksef)}
        </a>
      </p>
      <p className={styles.soft}>{say(texts.at_ksef_help)}</p>
    </div>
  );
}

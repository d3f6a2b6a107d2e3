import { documentVerdicts } from '@ndp/contract/desk/corrections.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Button } from '@ndp/ui/button.tsx';
import control from '@ndp/ui/control.module.css';
import { FieldFrame } from '@ndp/ui/field-frame.tsx';
import { controlId, describedByProps } from '@ndp/ui/field-ids.ts';
import { TextField } from '@ndp/ui/text-field.tsx';
import { polishToday } from '../../polish-today.ts';
import { caseMessages as texts } from '../messages.ts';
import { CodeFacts } from './code-facts.tsx';
import styles from './documents.module.css';
import { InvoiceFacts } from './invoice-facts.tsx';
import type { CaseFile, Reviewing } from './use-review.ts';

interface VerdictProps {
  readonly file: CaseFile;
  readonly mayReview: boolean;
  readonly review: Reviewing;
}

/** What was said of the document that is looked at, and what can be said. */
export function Verdict({ file, mayReview, review }: VerdictProps) {
  const { say, language, locale } = useLanguage();
  if (file.verdict === undefined) return null;
  const needsDate = review.isInvoice(file) && (file.verdict !== 'accepted' || !file.issued_on);
  const possible = documentVerdicts.filter((verdict) => verdict !== file.verdict || file.issued_on === null);
  return (
    <div className={styles.verdict}>
      <h3>
        {file.kind}: {file.name}
      </h3>
      <p className={styles.soft}>
        {say(file.verdict ? texts[file.verdict] : texts.unjudged)}
        {` · ${say(texts.uploaded, { day: uploadDay(file, locale) })}`}
        {file.issued_on && ` · ${say(texts.issued, { day: formatDate(file.issued_on, language) })}`}
      </p>
      {file.reading && <InvoiceFacts reading={file.reading} />}
      {file.code && <CodeFacts code={file.code} />}
      {mayReview && needsDate && (
        <InvoiceDate
          name={`issued_${file.id}`}
          value={review.dateOf(file)}
          error={review.isDateWrong(file) ? say(texts.needs_issued_on) : undefined}
          onChange={(day) => review.setDate(file, day)}
        />
      )}
      {mayReview && possible.includes('accepted') && review.needsReason(file) && (
        <Reason file={file} review={review} />
      )}
      {mayReview && (
        <div className={styles.verdicts}>
          {possible.map((verdict) => (
            <Button
              key={verdict}
              variant={verdict === 'accepted' ? 'primary' : 'secondary'}
              busy={review.isBusy}
              label={`${say(texts[`judge_${verdict}`])}: ${file.kind}, ${file.name}`}
              onClick={() => void review.give(file, verdict)}
            >
              {say(texts[`judge_${verdict}`])}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Why a document is accepted that does not fit the agreement. */
function Reason({ file, review }: Omit<VerdictProps, 'mayReview'>) {
  const { say } = useLanguage();
  return (
    <TextField
      name={`why_${file.id}`}
      label={say(texts.why_accepted)}
      help={say(texts.why_accepted_help)}
      maxLength={1000}
      value={review.typedReasonOf(file)}
      error={review.isReasonShort(file) ? say(texts.needs_why) : undefined}
      onChange={(reason) => review.setReason(file, reason)}
    />
  );
}

/** The Polish day a document came. */
export function uploadDay({ at }: CaseFile, locale: string): string {
  return new Date(at).toLocaleDateString(locale, { timeZone: 'Europe/Warsaw' });
}

interface InvoiceDateProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (day: string) => void;
}

/** The date an invoice bears, read off by whoever reviews it. */
function InvoiceDate({ name, value, error, onChange }: InvoiceDateProps) {
  const { say } = useLanguage();
  const help = say(texts.issued_on_help);
  return (
    <FieldFrame {...{ name, help, error }} label={say(texts.issued_on)} controlId={controlId(name)}>
      <input
        type="date"
        id={controlId(name)}
        className={control.control}
        value={value}
        max={polishToday()}
        aria-invalid={error === undefined ? undefined : true}
        {...describedByProps({ name, help, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
